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

/** The end of the message of a work class that uses all its connections. */
export const ALL_IN_USE = 'are all in use';

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

/** True for a unique violation; name the constraint or unique index to match only that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasState(error, STATE.uniqueViolation, constraint);
}

/** True for a foreign key violation: the row refers to a missing row, or is still referred to. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return hasState(error, STATE.foreignKeyViolation, constraint);
}

/** True for a check violation: an account below its floor, a stock below zero. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return hasState(error, STATE.checkViolation, constraint);
}

/** True where another transaction held a lock longer than `lockTimeoutMs`. */
export function isLockTimeout(error: unknown): boolean {
  return hasState(error, STATE.lockTimeout);
}

/** True where a statement ran longer than `statementTimeoutMs` or was cancelled. */
export function isStatementTimeout(error: unknown): boolean {
  return hasState(error, STATE.statementTimeout);
}

/** True where a statement failed only because an earlier one of the transaction had. */
export function isAborted(error: unknown): boolean {
  return hasState(error, STATE.abortedTransaction);
}

/** True where a retry of the transaction may succeed: a deadlock or a serialization failure. */
export function isTransactionConflict(error: unknown): boolean {
  return hasState(error, STATE.deadlock) || hasState(error, STATE.serializationFailure);
}

/** True where a write reached a read-only server: during a failover the address still leads to a standby. */
export function isReadOnly(error: unknown): boolean {
  return hasState(error, STATE.readOnly);
}

/** True where the database is unreachable, starting, stopping, read-only or out of connections: answer 503, not 500. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = fieldsOf(error);
  if (isReadOnly(error)) return true;
  if (code !== undefined && (UNAVAILABLE_STATE.test(code) || UNAVAILABLE_CODES.has(code))) return true;
  return UNAVAILABLE_MESSAGES.some((known) => message.includes(known));
}

/** True where the database itself is away: not where this process has more to ask than connections for it. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = fieldsOf(error);
  return isUnavailable(error) && !code?.startsWith('53') && !message.includes(ALL_IN_USE);
}

/** True where an open connection gave no answer in time; its protocol state is unknown. */
export function isReadTimeout(error: unknown): boolean {
  return fieldsOf(error).message.includes('Query read timeout');
}

/** True where a prepared plan is outdated by a change of its table: the connection fails until it is replaced. */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = fieldsOf(error);
  return code === STATE.featureNotSupported && routine === 'RevalidateCachedQuery';
}
