import { createHash } from 'node:crypto';
import {
  type ExtensionContext,
  isSameSecret,
  type ProtocolAnswer,
  type ProtocolProvider,
  type ProtocolRequest,
  type ProtocolRoute,
} from '@waha/extend';
import type { z } from 'zod';
import type { Asked } from '../machine-checkouts/asked.ts';
import { createOnce } from '../machine-checkouts/idempotency.ts';
import { keepOrders } from '../machine-checkouts/keep-orders.ts';
import { keepSessions, referenceOf } from '../machine-checkouts/keep-sessions.ts';
import { CASH_SCHEMA_PATH, cashHandlers, discoveryRoute, schemaRoute } from './about.ts';
import type { AcpDeps } from './deps.ts';
import { Refused, toRefused } from './errors.ts';
import { cancelSession, completeSession, createSession, readSession, updateSession } from './operations.ts';
import { cancelRequest, completeRequest, createRequest, updateRequest } from './requests.ts';
import { VERSION } from './version.ts';

type Options = Pick<ExtensionContext<never, 'orders:read'>, 'records' | 'now' | 'shop' | 'handOver'> & {
  settings: { apiKey: string; takesCash: boolean; webhookUrl: string };
};

interface Operation<Body extends z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  status: 200 | 201;
  body: Body | null;
  run(asked: Asked, given: { id: string; body: z.output<Body> }): Promise<object>;
}

/** The protocol over the shop's own calls: it neither prices nor orders anything itself, and takes no payment. */
export function createAcp({ records, now, shop, handOver, settings }: Options): ProtocolProvider {
  const { publicUrl } = shop;
  const deps: AcpDeps = {
    ...{ sessions: keepSessions(records, now), orders: keepOrders(records, now), publicUrl, handOver },
    handlers: settings.takesCash ? cashHandlers(publicUrl) : [],
    paymentMethod: settings.takesCash ? 'cash_on_delivery' : undefined,
  };
  const bind = createBinding({ settings, once: createOnce(records, now) });
  const SESSION = '/checkout_sessions/{id}';
  return {
    routes: [
      bind({
        ...{ method: 'POST', path: '/checkout_sessions', status: 201, body: createRequest },
        run: (asked, { body }) => createSession(asked, body, deps),
      }),
      bind({
        ...{ method: 'GET', path: SESSION, status: 200, body: null },
        run: (asked, { id }) => readSession(asked, id, deps),
      }),
      bind({
        ...{ method: 'POST', path: SESSION, status: 200, body: updateRequest },
        run: (asked, given) => updateSession(asked, given, deps),
      }),
      bind({
        ...{ method: 'POST', path: `${SESSION}/complete`, status: 200, body: completeRequest },
        run: (asked, given) => completeSession(asked, given, deps),
      }),
      bind({
        ...{ method: 'POST', path: `${SESSION}/cancel`, status: 200, body: cancelRequest },
        run: (asked, given) => cancelSession(asked, given, deps),
      }),
      schemaRoute(CASH_SCHEMA_PATH),
      discoveryRoute(publicUrl),
    ],
  };
}

interface BindDeps {
  settings: Options['settings'];
  once: ReturnType<typeof createOnce>;
}

/** Makes operations routes: key, version, idempotency and flat errors are alike for all. */
function createBinding({ settings, once }: BindDeps) {
  const profile = settings.webhookUrl || null;
  return <Body extends z.ZodType>(operation: Operation<Body>): ProtocolRoute => ({
    ...{ method: operation.method, path: operation.path },
    async handle(request, call) {
      const echoed = echoOf(request);
      try {
        requireKey(request, settings.apiKey);
        if (request.spendFor?.('agent') === false)
          throw new Refused(429, 'rate_limited', 'The agent asks too often: come again in a moment');
        requireVersion(request);
        const id = request.params.id ?? '';
        const idempotencyKey = operation.method === 'POST' ? keyOf(request) : undefined;
        // One agent alone has the key: each session has the room that elsewhere an agent has.
        const owner = id === '' ? `made:${idempotencyKey}` : `session:${referenceOf(id)}`;
        const asked: Asked = {
          ...{ call, profile, visitor: request.visitor, owner, idempotencyKey },
          ...{ linked: null, negotiated: null },
          language: /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'ar',
        };
        const raw = operation.body === null ? undefined : readJson(request.body, operation.path.endsWith('/cancel'));
        let hasRun = false;
        const run = async () => {
          hasRun = true;
          // A body without a shape is read by nobody.
          return operation.run(asked, { id, body: operation.body?.parse(raw) as z.output<Body> });
        };
        const about = `${operation.method} ${operation.path} ${id}`;
        const one = { key: asked.idempotencyKey, sender: 'acp', owner: asked.owner, about, body: raw };
        const told = await once(one, run);
        return json(operation.status, told, { ...echoed, ...(!hasRun && { 'idempotent-replayed': 'true' }) });
      } catch (error) {
        const { status, told } = toRefused(error);
        const isLater = status === 429 || status === 503 || told.code === 'idempotency_in_flight';
        return json(status, told, { ...echoed, ...(isLater && { 'retry-after': '5' }) });
      }
    },
  });
}

function requireKey({ headers }: ProtocolRequest, apiKey: string): void {
  const [, given = ''] = /^Bearer (.{1,500})$/i.exec(headers.authorization ?? '') ?? [];
  if (!isSameSecret(given, apiKey)) throw new Refused(401, 'unauthorized', 'The key is missing, or another');
}

function requireVersion({ headers }: ProtocolRequest): void {
  const version = headers['api-version'];
  if (version === VERSION) return;
  const code = version === undefined ? 'missing_api_version' : 'unsupported_api_version';
  throw new Refused(400, code, `This shop serves version ${VERSION}`, { supported_versions: [VERSION] });
}

const LONGEST_KEY = 255;

/** The key, as a hash: the protocol lets it be any text. */
function keyOf({ headers }: ProtocolRequest): string {
  const key = headers['idempotency-key'] ?? '';
  if (key === '') throw new Refused(400, 'idempotency_key_required', 'Idempotency-Key header is required');
  if (key.length > LONGEST_KEY) throw new Refused(400, 'invalid', 'Idempotency-Key has 255 characters at most');
  return createHash('sha256').update(key).digest('base64url');
}

const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/** Headers that are sent back as they came. */
function echoOf({ headers }: ProtocolRequest): Record<string, string> {
  return Object.fromEntries(
    ['idempotency-key', 'request-id'].flatMap((name) => {
      const value = headers[name] ?? '';
      return PRINTABLE.test(value) ? [[name, value]] : [];
    }),
  );
}

const json = (status: number, body: object, headers: Record<string, string>): ProtocolAnswer => ({
  ...{ status, body: JSON.stringify(body) },
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
});

function readJson(bytes: Uint8Array, mayBeEmpty: boolean): object {
  if (bytes.length === 0 && mayBeEmpty) return {};
  const value = parsed(bytes);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Refused(400, 'invalid', 'The body is no JSON object');
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
