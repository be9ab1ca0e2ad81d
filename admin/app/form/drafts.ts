const keyOf = (name: string) => `admin-draft:${name}`;

/** Text typed under a name in this tab and never sent. */
export function readDraft<Values>(name: string | undefined): Values | undefined {
  if (name === undefined) return undefined;
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? undefined : (JSON.parse(text) as Values);
  } catch {
    return undefined;
  }
}

/** Stores the draft, or removes it (null). The draft ends with the tab and at sign-out. */
export function writeDraft(name: string | undefined, values: object | null): void {
  if (name === undefined) return;
  try {
    if (values === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // Without storage there is no draft; leaving the form still asks for confirmation.
  }
}
