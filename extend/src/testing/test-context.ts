import { CallError, type ExtensionCall, type OpenCall, type TokenScope } from '../calls.ts';
import type { ExtensionContext, ExtensionFetch, ExtensionRecords } from '../context.ts';
import type { AnyExtension } from '../define-extension.ts';
import { readSettings } from '../read-settings.ts';

interface TestContext {
  /** Settings as in the environment. */
  env?: Readonly<Record<string, string>>;
  now?: () => number;
  isDemo?: boolean;
  dataDir?: string;
  /** The limit of a call; short by default, so that what hangs is noticed soon. */
  waitMs?: number;
  /** Replies of the shop's API by call; those without one are refused. */
  replies?: Readonly<Partial<Record<OpenCall<TokenScope>, unknown>>>;
}

const TIMEOUT_MS = 400;

/** A context as the shop gives it, with records in memory. */
export function testContext(
  extension: AnyExtension,
  {
    env = {},
    now = Date.now,
    isDemo = true,
    dataDir = '/nowhere',
    replies = {},
    waitMs = TIMEOUT_MS,
  }: TestContext = {},
): ExtensionContext {
  const read = readSettings(extension, env);
  if (read.state !== 'on') throw new Error(`${extension.name} is not set up: ${JSON.stringify(read)}`);
  return {
    settings: read.values,
    fetch: testFetch(waitMs),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now,
    records: memoryRecords(),
    // Legible, so that a test can read it; the shop seals it.
    handOver: async (handover) => Buffer.from(JSON.stringify(handover)).toString('base64url'),
    call: testCall(replies),
    shop: { publicUrl: 'http://shop.test', isDemo, isDev: false, dataDir },
  };
}

function testFetch(waitMs: number): ExtensionFetch {
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === 'string' ? body : Buffer.from(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMs),
    });
    // A status like 303 that names no other address is an answer.
    if (response.status >= 300 && response.status < 400 && response.headers.has('location'))
      throw new TypeError('a redirect is refused');
    return response;
  };
}

function testCall(replies: NonNullable<TestContext['replies']>): ExtensionCall<TokenScope> {
  const call = async (key: OpenCall<TokenScope>): Promise<unknown> => {
    if (!(key in replies)) throw new CallError(403, 'auth.forbidden', `the test has no reply to ${key}`);
    return structuredClone(replies[key]);
  };
  // A test is free to reply anything.
  return call as ExtensionCall<TokenScope>;
}

function memoryRecords(): ExtensionRecords {
  const values = new Map<string, { text: string; endsAt: Date | undefined }>();
  const read = (key: string): unknown => {
    const kept = values.get(key);
    const isOver = kept?.endsAt !== undefined && kept.endsAt.getTime() <= Date.now();
    return kept === undefined || isOver ? undefined : JSON.parse(kept.text);
  };
  return {
    read: async (key) => read(key),
    async change(key, change, { endsAt } = {}) {
      const before = read(key) === undefined ? undefined : values.get(key);
      const changed = change(read(key));
      if (changed !== undefined) values.set(key, { text: JSON.stringify(changed), endsAt: endsAt ?? before?.endsAt });
      return read(key);
    },
  };
}
