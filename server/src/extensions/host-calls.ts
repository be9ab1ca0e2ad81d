import { createHash, randomUUID } from 'node:crypto';
import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import { ApiError } from '@waha/contract/client';
import { type AnyExtension, CallError, type ExtensionCall, type TokenScope } from '@waha/extend';
import {
  type Caller,
  type Calls,
  createInProcessApi,
  type ErrorTexts,
  isIdempotencyKey,
  type MachineActor,
  toErrorBody,
} from '../platform/bind/index.ts';
import type { Bulkhead } from '../platform/bulkheads/index.ts';
import { createConcurrencyLimit } from '../platform/concurrency-limit/index.ts';
import { Refusal } from '../platform/errors/index.ts';
import type { Log } from '../platform/log/index.ts';
import type { ExtensionCounts } from './guard-calls.ts';

/** The API of this process, as programs are served by it. */
export interface ServedApi {
  calls: Calls;
  texts: ErrorTexts;
  /** The bulkhead of a call by a program. */
  bulkheadOf(key: EndpointKey): Bulkhead;
}

/** Fewer than the places of programs: machine tokens keep theirs. */
const AT_ONCE = 2;
const MOST_WAITING = 1_000;
const RETRY_AFTER_SECONDS = 5;

interface Given {
  params?: object;
  query?: object;
  body?: unknown;
  idempotencyKey?: string;
  language?: 'ar' | 'en';
}

interface HostCallDeps {
  log: Log;
  counts: ExtensionCounts;
  /** Undefined until the process serves its API. */
  served(): ServedApi | undefined;
}

/** The calls of one extension. Each has a signal, with whose end what waits is refused. */
export type HostCalls = (signal: AbortSignal | undefined) => ExtensionCall<TokenScope>;

/**
 * Lets an extension call the API as a program with its declared scopes does: `access` of the endpoint decides, the audit names
 * the extension, and its calls take places of programs. A reply is a copy, because answers are cached for everybody.
 */
export function createHostCalls(extension: AnyExtension, { log, counts, served }: HostCallDeps): HostCalls {
  const { name } = extension;
  const actor = actorOf(extension);
  const limit = createConcurrencyLimit({
    concurrency: AT_ONCE,
    maxQueued: MOST_WAITING,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

  async function make(key: string, given: Given, caller: Caller, signal: AbortSignal | undefined): Promise<unknown> {
    const { calls, texts, bulkheadOf } = served() ?? fail(503, 'server.unavailable', 'The shop does not serve yet');
    if (!isOpen(key)) fail(404, 'request.not_found', `No call of programs is ${String(key).slice(0, 200)}`);
    if (given.idempotencyKey !== undefined && !isIdempotencyKey(given.idempotencyKey))
      fail(400, 'request.malformed', 'An idempotency key has 8 to 100 visible characters');
    const { language: _, idempotencyKey: __, ...input } = given;
    const work = async () => {
      if (signal?.aborted) fail(503, 'server.unavailable', 'The time of this delivery is over');
      const api = createInProcessApi(calls, caller, texts, () => undefined);
      return bulkheadOf(key).run(caller.visitor, () => api(key, input as never));
    };
    try {
      return await limit.run(work);
    } catch (error) {
      if (error instanceof CallError) throw error;
      if (error instanceof ApiError) return fail(error.status, error.code, error.message);
      if (error instanceof Refusal) return fail(error.status, error.code, toErrorBody(error, caller, texts).message);
      log.error({ err: error, extension: name, call: key }, 'a call of an extension failed');
      return fail(500, 'server.failed', texts.say(caller.language, 'server.failed'));
    }
  }

  return (signal) => {
    const call = async (key: string, given: Given = {}): Promise<unknown> => {
      const startedAt = performance.now();
      const count = (outcome: 'ok' | 'failed') =>
        counts.add(name, 'call', outcome, (performance.now() - startedAt) / 1_000);
      try {
        const reply = await make(key, given, callerOf(actor, given), signal);
        count('ok');
        return reply === undefined ? undefined : JSON.parse(JSON.stringify(reply));
      } catch (error) {
        count('failed');
        throw error;
      }
    };
    // The key decides the types of input and reply; the endpoint's schemas have held both.
    return call as ExtensionCall<TokenScope>;
  };
}

/** True for a call of programs: files are neither sent nor given. Who may make it is decided by its `access`. */
function isOpen(key: string): key is EndpointKey {
  if (!Object.hasOwn(endpoints, key)) return false;
  // The key was found among the endpoints.
  const { takes, gives }: EndpointDefinition = endpoints[key as EndpointKey];
  return !takes && !gives;
}

function actorOf({ name, scopes = [] }: AnyExtension): MachineActor {
  return { kind: 'machine', tokenId: actorIdOf(name), name, scopes, isExtension: true };
}

/** The id under which histories record acts of an extension: always the same for its name (UUID version 8, RFC 9562). */
function actorIdOf(name: string): string {
  const bytes = createHash('sha256').update(`waha extension ${name}`).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function callerOf(actor: MachineActor, { language, idempotencyKey }: Given): Caller {
  const visitor = `extension ${actor.name}`;
  return {
    ...{ actor, visitor, network: visitor, device: visitor, isUnasked: false, requestId: randomUUID() },
    language: language === 'en' ? 'en' : 'ar',
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

function fail(status: number, code: string, message: string): never {
  throw new CallError(status, code, message);
}
