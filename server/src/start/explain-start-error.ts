/** These mean a defect of the shop: the stack is the news. Every other message is written for whoever starts it. */
const DEFECTS = [TypeError, ReferenceError, SyntaxError, RangeError];

/** What to print when the shop could not start. */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isDefect = DEFECTS.some((kind) => error instanceof kind);
  if (isDefect) return error.stack ?? error.message;
  return error.message || codeOf(error) || error.name;
}

function codeOf(error: Error): string | undefined {
  const code: unknown = Reflect.get(error, 'code');
  return code === 'ECONNREFUSED'
    ? 'Nothing answers at DATABASE_URL. Start that PostgreSQL or correct the setting.'
    : undefined;
}
