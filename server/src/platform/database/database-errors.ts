/** SQLSTATE codes the shop reacts to: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const STATE = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlock: '40P01',
  lockTimeout: '55P03',
  statementTimeout: '57014',
  featureNotSupported: '0A000',
  readOnly: '25006',
  abortedTransaction: '25P02',
} as const;

const UNAVAILABLE_STATE = /^(08|53|57P)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'ECONNABORTED',
]);

/** pg reports these without a code. */
const UNAVAILABLE_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'timeout expired',
  'not queryable',
  'Cannot use a pool after calling end',
  'connection error',
];

type PgErrorFields = { code?: string; constraint?: string; message: string; routine?: string };

function fieldsOf(error: unknown): PgErrorFields {
  if (!(error instanceof Error)) return { message: '' };
  const read = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : undefined;
  };
  const [code, constraint, routine] = [read('code'), read('constraint'), read('routine')];
  return {
    message: error.message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(routine !== undefined && { routine }),
  };
}

function hasState(error: unknown, state: string, constraint?: string): boolean {
  const fields = fieldsOf(error);
  return fields.code === state && (constraint === undefined || fields.constraint === constraint);
}

/** Whether a row with this key exists already; name the constraint or unique index to mean only that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasState(error, STATE.uniqueViolation, constraint);
}

/** Whether a row points to one that does not exist, or is still pointed to. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return hasState(error, STATE.foreignKeyViolation, constraint);
}

/** Whether a CHECK refused the row: a floor of an account, a stock below zero. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return hasState(error, STATE.checkViolation, constraint);
}

/** Whether another transaction held a row longer than `lockTimeoutMs`. */
export function isLockTimeout(error: unknown): boolean {
  return hasState(error, STATE.lockTimeout);
}

/** Whether a statement ran longer than `statementTimeoutMs` or was cancelled. */
export function isStatementTimeout(error: unknown): boolean {
  return hasState(error, STATE.statementTimeout);
}

/** Whether a statement was refused only because one before it in the transaction had failed. */
export function isAborted(error: unknown): boolean {
  return hasState(error, STATE.abortedTransaction);
}

/** Whether the same transaction may succeed when run again: a deadlock or a serialization failure. */
export function isTransactionConflict(error: unknown): boolean {
  return hasState(error, STATE.deadlock) || hasState(error, STATE.serializationFailure);
}

/** Whether a write reached a server that only reads: during a failover the address still leads to a standby. */
export function isReadOnly(error: unknown): boolean {
  return hasState(error, STATE.readOnly);
}

/** Whether the database could not be reached, is starting, stopping, only reads or is out of connections: answer 503, not 500. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = fieldsOf(error);
  if (isReadOnly(error)) return true;
  if (code !== undefined && (UNAVAILABLE_STATE.test(code) || UNAVAILABLE_CODES.has(code))) return true;
  return UNAVAILABLE_MESSAGES.some((known) => message.includes(known));
}

/** Whether the answer never came although the connection stands; what the connection will say next is unknown. */
export function isReadTimeout(error: unknown): boolean {
  return fieldsOf(error).message.includes('Query read timeout');
}

/** Whether a prepared plan outlived a change of its table: the connection keeps failing until it is replaced. */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = fieldsOf(error);
  return code === STATE.featureNotSupported && routine === 'RevalidateCachedQuery';
}
