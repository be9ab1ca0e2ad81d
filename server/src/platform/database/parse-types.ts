import pg from 'pg';

const OID = { int8: 20, int8Array: 1016, date: 1082, dateArray: 1182, textArray: 1009 } as const;

/** Reads an int8 as a JavaScript number. Throws beyond ±(2^53 − 1) rather than round an amount of money. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a JavaScript number`);
  return value;
}

/**
 * Parsers of PostgreSQL values: int8 as number, numeric as string, date as 'YYYY-MM-DD', timestamptz as Date.
 * PostgreSQL's sum(int8) is numeric, so a string: cast it, `sum(x)::int8`.
 */
export function createTypeParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides();
  // The declared type ids cover scalar types only, but the parser of text[] exists.
  const textArray = pg.types.getTypeParser(OID.textArray as Parameters<typeof pg.types.getTypeParser>[0], 'text');
  parsers.setTypeParser(OID.int8, parseInt8);
  parsers.setTypeParser(OID.int8Array, (text: string) => {
    const items: (string | null)[] = textArray(text);
    return items.map((item) => (item === null ? null : parseInt8(item)));
  });
  // A date has no time zone: as a Date it would shift by a day west of Greenwich.
  parsers.setTypeParser(OID.date, (text: string) => text);
  parsers.setTypeParser(OID.dateArray, textArray);
  return parsers;
}
