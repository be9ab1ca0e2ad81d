const MAX_CAUSES = 3;

/**
 * An error as it is logged. Only named fields are used: PostgreSQL's `detail` repeats the row ("Key (email)=(…)
 * exists"), and drivers attach connections with passwords to their errors.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: messageOf(error) };
  return {
    type: error.name,
    message: error.message,
    ...codesOf(error),
    stack: error.stack,
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The message of an error; libraries such as pg-boss emit plain objects, which would print as `[object Object]`. */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const message = field(error, 'message');
  return typeof message === 'string' && message !== '' ? message : 'an error without a message';
}

/** The error as an Error with its codes, because the log redacts a field `code` of a plain object. */
export function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  return Object.assign(new Error(messageOf(error)), codesOf(error));
}

/** Codes that name the cause and hold no data. */
function codesOf(error: unknown): Record<string, string> {
  const fields = ['code', 'constraint', 'table', 'routine'].flatMap((key): [string, string][] => {
    const value = field(error, key);
    return typeof value === 'string' ? [[key, value]] : [];
  });
  return Object.fromEntries(fields);
}

/** A request as it is logged: no query (it may hold a token or a name), no headers, no client address. */
export function describeRequest(request: unknown): object {
  const url = field(request, 'url');
  return {
    id: field(request, 'id'),
    method: field(request, 'method'),
    path: typeof url === 'string' ? url.split('?', 1)[0] : undefined,
  };
}

export function describeReply(reply: unknown): object {
  return { statusCode: field(reply, 'statusCode') };
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
