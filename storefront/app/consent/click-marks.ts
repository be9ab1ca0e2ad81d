const CLICKS_KEY = 'clicks';
const marks = ['fbclid', 'ttclid', 'ScCid', 'gclid'] as const;
const LONGEST = 500;

export type ClickMarks = Partial<Record<(typeof marks)[number], string>>;

/** Marks of an advertisement in an address. */
export function marksIn(search: string): ClickMarks {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    marks.flatMap((mark) => {
      const value = query.get(mark);
      return value && value.length <= LONGEST ? [[mark, value]] : [];
    }),
  );
}

/** Keeps the marks of this tab, once its visitor agreed, and reads those that were kept; none where they did not. */
export function keepMarks(found: ClickMarks): ClickMarks {
  try {
    if (Object.keys(found).length > 0) sessionStorage.setItem(CLICKS_KEY, new URLSearchParams(found).toString());
    return marksIn(sessionStorage.getItem(CLICKS_KEY) ?? '');
  } catch {
    return found;
  }
}

export function dropMarks(): void {
  try {
    sessionStorage.removeItem(CLICKS_KEY);
  } catch {
    // Where storage is refused, nothing was kept.
  }
}
