/** Errors of these types are defects of the shop: their stack is printed. All other messages are instructions. */
const DEFECTS = [TypeError, ReferenceError, SyntaxError, RangeError];

const DATABASE_HINTS: Record<string, string> = {
  ECONNREFUSED: 'Nothing answers at DATABASE_URL. Start that PostgreSQL or correct the setting.',
  ENOTFOUND: 'The host in DATABASE_URL is not known. Correct the setting.',
  '28P01': 'PostgreSQL refuses the user or password in DATABASE_URL. Correct the setting.',
  '3D000': 'The database in DATABASE_URL does not exist. Create it with `createdb`, or correct the setting.',
};

/** The message to print when the shop could not start. */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (DEFECTS.some((kind) => error instanceof kind)) return error.stack ?? error.message;
  const code: unknown = Reflect.get(error, 'code');
  const hint = typeof code === 'string' ? DATABASE_HINTS[code] : undefined;
  return [hint, error.message].filter(Boolean).join('\n') || error.name;
}
