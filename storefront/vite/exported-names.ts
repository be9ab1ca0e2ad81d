const EXPORTED = /export \{([^}]*)\};?\s*$/;

/** Names a module of React Router exports, in order; as its builds write them, in one list at the end. */
export function exportedNames(code: string): string[] {
  const list = EXPORTED.exec(code)?.[1] ?? '';
  return list
    .split(',')
    .map((entry) => entry.trim().replace(/^.* as /, ''))
    .filter(Boolean)
    .sort();
}
