const KEY = 'purchase-notes';
/** More notes in one visit would annoy. */
const MOST_A_VISIT = 1;

/** Number of notes still allowed in this visit; 0 after they were dismissed. */
export function notesLeft(): number {
  try {
    const seen = sessionStorage.getItem(KEY);
    return seen === 'off' ? 0 : Math.max(0, MOST_A_VISIT - Number(seen ?? 0));
  } catch {
    return 0;
  }
}

export function countNote(): void {
  keep(String(MOST_A_VISIT - notesLeft() + 1));
}

export function dismissNotes(): void {
  keep('off');
}

function keep(value: string): void {
  try {
    sessionStorage.setItem(KEY, value);
  } catch {
    // Without storage no note is shown, because a dismissal could not be stored.
  }
}

const HOUR_MS = 3_600_000;

/** Whole hours since a moment; at least 0, because clocks differ. */
export function hoursSince(moment: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(moment)) / HOUR_MS));
}
