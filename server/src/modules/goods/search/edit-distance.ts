/** Letters taken for one another, by ear or by the dots. */
const ALIKE = [
  'ضظد',
  'سصث',
  'تطث',
  'ذزظد',
  'قكغ',
  'هح',
  'جحخ',
  'عغ',
  'اعه',
  'رز',
  'بتن',
  'شس',
  'وءا',
  'ck',
  'sz',
  'ie',
  'ph',
  'dt',
];
const WEAK = new Set('اويءaeiou');

/**
 * Edit distance from a typed to a known word: 1 per wrong, missing or surplus letter, less for common slips; a swap of
 * two letters counts once. Beyond `limit` the number only means "too far".
 */
export function distanceOf(typed: string, known: string, limit: number): number {
  const [from, to] = [[...typed], [...known]];
  if (Math.abs(from.length - to.length) > limit / LEAST_COST) return Number.POSITIVE_INFINITY;
  let [before, row]: [number[], number[]] = [[], costsOfAdding(to)];
  for (let i = 1; i <= from.length; i += 1) {
    const next = [(row[0] ?? 0) + costOfLetter(from, i - 1)];
    for (let j = 1; j <= to.length; j += 1) {
      const [a, b] = [from[i - 1] ?? '', to[j - 1] ?? ''];
      const swapped = i > 1 && j > 1 && a === to[j - 2] && b === from[i - 2] && a !== b;
      next.push(
        Math.min(
          (row[j - 1] ?? 0) + (a === b ? 0 : i === 1 && j === 1 ? costOfWrong(a, b) + FIRST_LETTER : costOfWrong(a, b)),
          (row[j] ?? 0) + costOfLetter(from, i - 1),
          (next[j - 1] ?? 0) + costOfLetter(to, j - 1),
          swapped ? (before[j - 2] ?? 0) + SWAPPED : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? Number.POSITIVE_INFINITY;
}

const LEAST_COST = 0.3;
const SWAPPED = 0.8;
/** Extra cost of a slip in the first letter: it may be missing, but is seldom a different one. */
const FIRST_LETTER = 0.2;

function costsOfAdding(letters: readonly string[]): number[] {
  const costs = [0];
  for (let at = 0; at < letters.length; at += 1) costs.push((costs[at] ?? 0) + costOfLetter(letters, at));
  return costs;
}

/** Cost of a surplus or missing letter: little for a doubled one, less for a long vowel than for others. */
function costOfLetter(letters: readonly string[], at: number): number {
  const letter = letters[at] ?? '';
  if (at > 0 && letters[at - 1] === letter) return LEAST_COST;
  return WEAK.has(letter) ? 0.7 : 1;
}

function costOfWrong(one: string, other: string): number {
  return ALIKE.some((letters) => letters.includes(one) && letters.includes(other)) ? 0.6 : 1;
}
