const MAX_CAUSES = 3;

/**
 * What a log says of an error. Only named fields: PostgreSQL's `detail` repeats the row ("Key (email)=(…) exists"),
 * and drivers hang connections with passwords on their errors.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const extra = ['code', 'constraint', 'table', 'routine'].flatMap((key): [string, unknown][] => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? [[key, value]] : [];
  });
  return {
    type: error.name,
    message: error.message,
    ...Object.fromEntries(extra),
    stack: error.stack,
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** What a log says of a request: no query (it may hold a token or a name), no headers, no address of the sender. */
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
