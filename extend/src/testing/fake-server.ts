import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a fake provider. */
export interface FakeRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON, or the fields of a form. */
  readonly body: unknown;
}

/** `fails` is status 500, `hangs` no answer, `page` an HTML page, `half` JSON that breaks off, `moved` a redirect. */
export type FaultKind = 'fails' | 'hangs' | 'page' | 'half' | 'moved';
export const faultKinds: readonly FaultKind[] = ['fails', 'hangs', 'page', 'half', 'moved'];

export interface Fault {
  kind: FaultKind;
  /** Whether the call was carried out before it went wrong. */
  after: boolean;
  /** The method it strikes; any by default. */
  method?: string;
}

/** Status, JSON or bytes of a file, and headers. */
export type FakeAnswer = [status: number, body: unknown, headers?: Readonly<Record<string, string>>];

export type FakeServer = Awaited<ReturnType<typeof startFakeServer>>;

/**
 * A provider's server on a local port, with faults. `carryOut` answers with status and JSON. What hangs is cut off after
 * `hangMs`; without it, never.
 */
export async function startFakeServer(
  carryOut: (request: FakeRequest) => FakeAnswer,
  { hangMs }: { hangMs?: number } = {},
) {
  /** Faults of the next calls. */
  const trouble: Fault[] = [];
  let slowMs = 0;
  let held: { asking: number; released: Promise<void> } | undefined;
  let reversed: { count: number; waiting: (() => void)[] } | undefined;

  /** Waits until as many calls have come as are to be reversed; the last of them goes first. */
  async function takeTurn(): Promise<void> {
    if (!reversed) return;
    const { count, waiting } = reversed;
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    if (waiting.length === count) {
      reversed = undefined;
      void releaseInReverse(waiting);
    }
    await promise;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (held) {
      held.asking += 1;
      await held.released;
    }
    await takeTurn();
    if (slowMs > 0) await new Promise((done) => setTimeout(done, slowMs));
    const { method = 'GET', url: path = '', headers } = request;
    const text = Buffer.concat(chunks).toString();
    const at = trouble.findIndex((one) => one.method === undefined || one.method === method);
    const [wrong] = at < 0 ? [] : trouble.splice(at, 1);
    const ask = () => carryOut({ method, path, headers, body: parseBody(text, headers['content-type']) });
    const done = !wrong || wrong.after ? ask() : undefined;
    if (wrong?.kind === 'hangs' && hangMs !== undefined) setTimeout(() => response.destroy(), hangMs);
    if (wrong) return answerWrongly(response, wrong.kind);
    const [status, body, more = {}] = done ?? [500, {}];
    const bytes = body instanceof Uint8Array ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(bytes);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  // A test that computes for long must not find its connection closed.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    trouble,
    slowDown: (ms: number) => {
      slowMs = ms;
    },
    /** Carries the next `count` calls out in reverse order, once all have come; `asking` have come. */
    reverse(count: number) {
      const mine: { count: number; waiting: (() => void)[] } = { count, waiting: [] };
      reversed = mine;
      return { asking: () => mine.waiting.length };
    },
    /** Holds all answers until `release`; `asking` is the number of waiting calls. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const mine = { asking: 0, released: promise };
      held = mine;
      return {
        asking: () => mine.asking,
        release: () => {
          held = undefined;
          resolve();
        },
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The body as JSON, or the fields of a form. */
function parseBody(text: string, type: string | undefined): unknown {
  if (text === '') return undefined;
  if (type?.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text);
}

/** One after another: each call is carried out before the next goes. */
async function releaseInReverse(waiting: readonly (() => void)[]): Promise<void> {
  for (const go of waiting.toReversed()) {
    go();
    await new Promise((done) => setImmediate(done));
  }
}

function answerWrongly(response: ServerResponse, kind: FaultKind): void {
  if (kind === 'fails') response.writeHead(500).end('{}');
  if (kind === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  if (kind === 'half') response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"inv');
  if (kind === 'moved') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
}
