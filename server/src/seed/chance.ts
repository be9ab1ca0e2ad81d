/** Share of each hour of Riyadh, in thousandths: quiet at dawn, a rest at noon, busy after the evening prayer. */
export const HOURS = [
  28, 18, 10, 6, 5, 6, 10, 18, 28, 38, 45, 48, 44, 38, 36, 42, 52, 60, 66, 74, 92, 98, 82, 56,
] as const;

/** A number that looks drawn and is the same each time, below 1. */
export const drawn = (...parts: readonly number[]): number => {
  const mixed = Math.sin(parts.reduce((sum, part, at) => sum + part * (12.9898 + 65.113 * at), 1)) * 43_758.5453;
  return mixed - Math.floor(mixed);
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Riyadh is three hours ahead of UTC all year. */
const AHEAD_MS = 3 * HOUR_MS;

/** A moment of the Riyadh day that a time falls on, in an hour drawn by the shares of the hours. */
export function momentOfDay(time: number, chance: number, minutes: number): number {
  const midnight = time - ((time + AHEAD_MS) % DAY_MS);
  return midnight + (pick(HOURS, chance) + minutes) * HOUR_MS;
}

/** The same within the day before a time: orders of a demo do not all fall on the minute of its start. */
export function momentBefore(time: Date, salt: string): Date {
  const seed = [...salt].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  const moment = momentOfDay(time.getTime(), drawn(seed, 1), drawn(seed, 2));
  return new Date(moment < time.getTime() ? moment : moment - DAY_MS);
}

/** Weekday of a time in Riyadh, 0 for Sunday. */
export const riyadhWeekday = (time: number): number => new Date(time + AHEAD_MS).getUTCDay();

/** The place in a list of shares that a number below 1 falls on. */
export function pick(shares: readonly number[], chance: number): number {
  let left = chance * shares.reduce((sum, share) => sum + share, 0);
  const place = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return Math.max(place, 0);
}
