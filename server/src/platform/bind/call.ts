import { type Access, detailShapes, type EndpointDefinition } from '@waha/contract';
import { estimateBytes } from '../cache/estimate-bytes.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Database } from '../database/index.ts';
import { Refusal, refuse } from '../errors/index.ts';
import { addressMedia } from '../media/index.ts';
import { countAgainstLimit } from '../rate-limit/index.ts';
import { asKeptRead } from '../read-pool/index.ts';
import type { Language } from '../text/index.ts';
import { createGroupCommit } from './group-commit.ts';
import {
  type Actor,
  type AnyHandler,
  adminIdOf,
  type CallContext,
  type GroupCommit,
  type MachineActor,
  type ReceivedFile,
} from './handler.ts';
import { keyOf, runIdempotent, unprepared } from './idempotent.ts';
import { type RawInput, type ValidationTexts, validate } from './validate.ts';

/** The answer of a call: `data` in wire form, and its cache tags. */
export interface Answer {
  data: unknown;
  tags: readonly string[];
  /** Epoch milliseconds until which it may be cached. */
  cacheUntilMs: number;
}

export interface Caller {
  language: Language;
  actor: Actor;
  requestId: string;
  visitor: string;
  network: string;
  isUnasked: boolean;
  /** The user agent of the visitor. */
  device: string;
  idempotencyKey?: string;
}

export interface CallDeps {
  db: Database;
  answers: TaggedCache<Answer>;
  texts: ValidationTexts;
  now: () => number;
  /** The base URL of media. */
  mediaUrl: string;
  /** Off only in measurements that rate limits would disturb. */
  limits: boolean;
}

/**
 * The path of every call, over HTTP and in process alike: access, rate limit, validation, handler, encoding. A reply holds
 * the fields its schema names and nothing else.
 */
export function createCall(key: string, definition: EndpointDefinition, handler: AnyHandler, deps: CallDeps) {
  const encode = (result: unknown) => definition.reply.parse(result);
  const groupCommit = handler.groupCommit && createGroupCommit(deps.db, encoded(handler.groupCommit, encode));
  return async (raw: RawInput, caller: Caller): Promise<Answer> => {
    checkAccess(definition, caller.actor);
    if (definition.limitPerMinute && deps.limits) {
      const bucket = `${key} ${caller.visitor}`;
      await countAgainstLimit(deps.db, {
        bucket,
        most: definition.limitPerMinute,
        minutes: 1,
        code: 'request.rate_limited',
      });
    }
    const parts = validate(definition, raw, caller.language, deps.texts);
    const input = definition.takes ? { ...parts, file: await receive(raw) } : parts;
    if (!definition.cache) return run(input);
    const cacheKey = `${caller.language} ${key} ${JSON.stringify([input.params, input.query])}`;
    return deps.answers.getOrLoad(cacheKey, async () => {
      const answer = await asKeptRead(() => run(input));
      const bytes = 500 + estimateBytes(answer.data);
      return { value: answer, tags: answer.tags, bytes, maxAgeMs: answer.cacheUntilMs - deps.now() };
    });

    async function run(parsed: ReturnType<typeof validate>): Promise<Answer> {
      const tags = new Set(definition.cache?.tags);
      let cacheUntilMs = Number.POSITIVE_INFINITY;
      const context: CallContext = {
        ...caller,
        tag: (...more) => {
          for (const tag of more) tags.add(tag);
        },
        cacheUntil: (time) => {
          cacheUntilMs = Math.min(cacheUntilMs, time.getTime());
        },
      };
      const settle = await handler.before?.(parsed, context);
      const data = await ended(settle, execute(parsed, context)).catch((error: unknown) => {
        throw encodeDetails(definition, error, deps.mediaUrl);
      });
      return { data: addressMedia(data, deps.mediaUrl), tags: [...tags], cacheUntilMs };
    }

    async function execute(parsed: ReturnType<typeof validate>, context: CallContext): Promise<unknown> {
      if (!definition.idempotent) return encode(await handler(parsed, context, undefined));
      const callKey = keyOf(idempotentCall(key, definition, parsed, caller));
      if (groupCommit) return groupCommit({ key: callKey, input: parsed, context });
      return runIdempotent(
        deps.db,
        callKey,
        unprepared(async (tx) => encode(await handler(parsed, context, tx))),
      );
    }
  };
}

/** Group commit with replies in wire format. */
function encoded(
  groupCommit: GroupCommit<unknown, unknown, unknown>,
  encode: (result: unknown) => unknown,
): GroupCommit<unknown, unknown, unknown> {
  return { ...groupCommit, write: async (tx, prepared) => (await groupCommit.write(tx, prepared)).map(encode) };
}

/** Encodes the `details` of a refusal by the contract's schema for its code. */
function encodeDetails(definition: EndpointDefinition, error: unknown, mediaUrl: string): unknown {
  if (!(error instanceof Refusal) || error.extras.details === undefined) return error;
  const { details, ...extras } = error.extras;
  const shape = detailShapes(definition)[error.code];
  const encoded = shape && { details: addressMedia(shape.parse(details), mediaUrl) };
  return new Refusal(error.code, error.params, { ...extras, ...encoded });
}

/** Waits for the work of a call and gives its outcome to the hook before it. */
async function ended(settle: ((error: unknown) => Promise<void>) | undefined, work: Promise<unknown>) {
  const data = await work.catch(async (error: unknown) => {
    await settle?.(error);
    throw error;
  });
  await settle?.(null);
  return data;
}

function idempotentCall(endpoint: string, { secrets = [] }: EndpointDefinition, request: unknown, caller: Caller) {
  const { actor } = caller;
  const owner = actor.kind === 'guest' ? '' : actor.kind === 'customer' ? actor.customerId : adminIdOf(actor);
  return { endpoint, owner, key: caller.idempotencyKey, request, visitor: caller.visitor, secrets };
}

function receive(raw: RawInput): Promise<ReceivedFile> {
  return raw.receiveFile ? raw.receiveFile() : refuse('uploads.file_missing');
}

/** The only check that an actor's kind, role and scopes may make a call. */
function checkAccess({ access }: EndpointDefinition, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'machine') {
    checkScope(access, actor);
    return;
  }
  if (access === 'visitor') return;
  if (actor.kind === 'guest') refuse('auth.required');
  const takesCustomers = access === 'customer' || access.customer === true;
  const isAllowed =
    actor.kind === 'customer' ? takesCustomers : access !== 'customer' && access.staff.includes(actor.role);
  if (!isAllowed) refuse('auth.forbidden');
}

/** A machine token opens what names one of its scopes. It is no visitor: those endpoints answer by who asks. */
function checkScope(access: Access, { scopes }: MachineActor): void {
  const needed = typeof access === 'object' ? access.token : undefined;
  if (needed === undefined) refuse('auth.forbidden');
  if (!scopes.includes(needed)) refuse('auth.scope_missing', { scope: needed });
}
