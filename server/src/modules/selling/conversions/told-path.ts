/**
 * The part of a path that services are told: its first word, and the id of a product. Other pages name orders, or hold
 * the secret of a link.
 */
export function toldPath(path: string): string {
  const [, language = '', first = '', second = ''] = /^(\/en(?=\/|$))?\/*([^/]*)\/?([^/]*)/.exec(path) ?? [];
  const id = first === 'product' && /^\d+$/.test(second) ? `/${second}` : '';
  return `${language}/${first}${id}`;
}
