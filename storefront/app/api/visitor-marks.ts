/** Marks of this browser's visitor: a random number, and their likes and helpful votes. */
const VISITOR_KEY = 'visitor';
/** The oldest are forgotten beyond this many; the server still knows them. */
const REMEMBERED = 500;

/** Lists of ids, by their localStorage keys. */
export type Marks = 'liked-articles' | 'helpful-reviews';

function readMarks(marks: Marks): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(marks) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

export function isMarked(marks: Marks, id: number): boolean {
  return readMarks(marks).includes(id);
}

export function rememberMark(marks: Marks, id: number, isOn: boolean): void {
  const others = readMarks(marks).filter((one) => one !== id);
  try {
    localStorage.setItem(marks, JSON.stringify(isOn ? [...others, id].slice(-REMEMBERED) : others));
  } catch {
    // Storage may be refused or full; the mark is sent all the same.
  }
}

/** Random id, created when first needed and used for these marks only. Undefined where storage is refused. */
export function visitorId(): string | undefined {
  try {
    const known = localStorage.getItem(VISITOR_KEY);
    if (known && /^[\da-f-]{36}$/.test(known)) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(VISITOR_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}
