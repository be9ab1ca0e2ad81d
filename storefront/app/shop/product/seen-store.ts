import { storedText } from '../../stored-text.ts';

/** Ids of products viewed in this browser, the latest first; stored nowhere else. */
const seen = storedText('seen');
const MOST_KEPT = 12;

export function readSeen(): number[] {
  try {
    const value: unknown = JSON.parse(seen.read() ?? '[]');
    return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSeen(id: number): void {
  seen.write(JSON.stringify([id, ...readSeen().filter((one) => one !== id)].slice(0, MOST_KEPT)));
}
