/** A way of hearing some Latin letters in Arabic, and how unlikely it is. */
type ArabiziReading = readonly [arabic: string, cost: number];
type ArabiziReadings = readonly ArabiziReading[];

/**
 * Readings of Latin letters and digits as Arabic letters, with costs. Longer groups are listed first; short vowels may
 * also stand for no letter.
 */
const anywhere: Record<string, ArabiziReadings> = {
  kh: [['خ', 0]],
  gh: [['غ', 0]],
  sh: [['ش', 0]],
  ch: [['ش', 0.1], ['تش', 0.1], ['ك', 0.3]], // biome-ignore format: a table
  th: [['ث', 0], ['ذ', 0.1], ['ظ', 0.1]], // biome-ignore format: a table
  dh: [['ذ', 0], ['ض', 0.1], ['ظ', 0.1]], // biome-ignore format: a table
  aa: [['ا', 0]],
  oo: [['و', 0]],
  ou: [['و', 0]],
  ee: [['ي', 0]],
  ai: [['ي', 0], ['اي', 0.1]], // biome-ignore format: a table
  ay: [['ي', 0], ['اي', 0.1]], // biome-ignore format: a table
  ei: [['ي', 0]],
  a: [['', 0], ['ا', 0.1]], // biome-ignore format: a table
  e: [['', 0], ['ي', 0.2], ['ا', 0.3]], // biome-ignore format: a table
  i: [['', 0], ['ي', 0.1]], // biome-ignore format: a table
  o: [['و', 0], ['', 0.1]], // biome-ignore format: a table
  u: [['و', 0], ['', 0.1]], // biome-ignore format: a table
  b: [['ب', 0]],
  p: [['ب', 0]],
  t: [['ت', 0], ['ط', 0.1]], // biome-ignore format: a table
  j: [['ج', 0]],
  h: [['ه', 0], ['ح', 0.1]], // biome-ignore format: a table
  d: [['د', 0], ['ض', 0.1]], // biome-ignore format: a table
  r: [['ر', 0]],
  z: [['ز', 0], ['ظ', 0.1], ['ذ', 0.1]], // biome-ignore format: a table
  s: [['س', 0], ['ص', 0.1]], // biome-ignore format: a table
  f: [['ف', 0]],
  v: [['ف', 0]],
  q: [['ق', 0]],
  g: [['ق', 0], ['ج', 0.1], ['غ', 0.2], ['ك', 0.3]], // biome-ignore format: a table
  k: [['ك', 0], ['ق', 0.1]], // biome-ignore format: a table
  c: [['ك', 0], ['س', 0.1]], // biome-ignore format: a table
  l: [['ل', 0]],
  m: [['م', 0]],
  n: [['ن', 0]],
  w: [['و', 0]],
  y: [['ي', 0]],
  x: [['كس', 0]],
  '2': [['ا', 0], ['ء', 0], ['', 0.1]], // biome-ignore format: a table
  '3': [['ع', 0]],
  '5': [['خ', 0]],
  '6': [['ط', 0]],
  '7': [['ح', 0]],
  '8': [['ق', 0]],
  '9': [['ص', 0], ['ق', 0.1], ['ض', 0.1]], // biome-ignore format: a table
};

/** Readings at the start of a word: a vowel is written on an alef, or with an ain that was left out. */
const first: Record<string, ArabiziReadings> = {
  a: [['ا', 0], ['ع', 0.1], ['عا', 0.2]], // biome-ignore format: a table
  e: [['ا', 0], ['اي', 0.1], ['ع', 0.1]], // biome-ignore format: a table
  i: [['ا', 0], ['اي', 0.1], ['ع', 0.1]], // biome-ignore format: a table
  o: [['ا', 0], ['او', 0.1], ['عو', 0.1]], // biome-ignore format: a table
  u: [['ا', 0], ['او', 0.1], ['عو', 0.1]], // biome-ignore format: a table
};

/** Readings at the end of a word: a final vowel is mostly a teh marbuta, which is normalised to a heh. */
const last: Record<string, ArabiziReadings> = {
  at: [['ات', 0], ['ه', 0.1], ['ت', 0.1]], // biome-ignore format: a table
  ah: [['ه', 0]],
  eh: [['ه', 0]],
  a: [['ه', 0], ['ا', 0.1], ['', 0.3]], // biome-ignore format: a table
  e: [['ه', 0], ['ي', 0.1], ['', 0.3]], // biome-ignore format: a table
  i: [['ي', 0]],
  o: [['و', 0], ['ه', 0.2]], // biome-ignore format: a table
  u: [['و', 0]],
};

const LONGEST = 20;
/** Number of cheapest partial readings of a word that are continued. */
const MOST_READINGS = 160;

/** Arabic readings of a Latin word («saa3a»: ساعه, «3tr»: عتر, عطر) with costs, likelier ones first. */
export function readArabizi(word: string): ArabiziReading[] {
  if (!/^[a-z2-9]{2,}$/.test(word) || !/[a-z]/.test(word) || word.length > LONGEST) return [];
  // A doubled consonant is one letter with a mark; doubled vowels are long ones.
  const spelled = word.replace(/([^aeiou])\1+/g, '$1');
  let readings: ArabiziReading[] = [['', 0]];
  for (let at = 0; at < spelled.length; ) {
    const [taken, hearings] = readArabiziAt(spelled, at);
    if (taken === 0) return [];
    readings = readings
      .flatMap(([text, cost]) => hearings.map(([more, extra]): ArabiziReading => [text + more, cost + extra]))
      .sort((one, other) => one[1] - other[1])
      .slice(0, MOST_READINGS);
    at += taken;
  }
  return readings.filter(([text]) => text.length >= 2);
}

function readArabiziAt(word: string, at: number): [taken: number, hearings: ArabiziReadings] {
  for (const length of [2, 1]) {
    const letters = word.slice(at, at + length);
    if (letters.length < length) continue;
    const special = at === 0 ? first[letters] : at + length === word.length ? last[letters] : undefined;
    const hearings = special ?? anywhere[letters];
    if (hearings) return [length, hearings];
  }
  return [0, []];
}
