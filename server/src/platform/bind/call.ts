import { detailShapes, type EndpointDefinition } from '@waha/contract';
import { roughBytes } from '../cache/rough-bytes.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Database } from '../database/index.ts';
import { Refusal, refuse } from '../errors/index.ts';
import { addressMedia } from '../media/index.ts';
import { countAgainstLimit } from '../rate-limit/index.ts';
import type { Language } from '../text/index.ts';
import { createBatches } from './batches.ts';
import type { Actor, AnyHandler, Batching, CallContext, ReceivedFile } from './handler.ts';
import { keyOf, runIdempotent, unprepared } from './idempotent.ts';
import { type RawInput, type ValidationTexts, validate } from './validate.ts';

/** What a call gave: `data` in wire form, and what it was made from. */
export interface Answer {
  data: unknown;
  tags: readonly string[];
  /** Epoch milliseconds until which it may be kept. */
  keepUntilMs: number;
}

export interface Caller {
  language: Language;
  actor: Actor;
  requestId: string;
  visitor: string;
  network: string;
  isUnasked: boolean;
  /** What the visitor's browser calls itself. */
  device: string;
  idempotencyKey?: string;
}

export interface CallDeps {
  db: Database;
  answers: TaggedCache<Answer>;
  texts: ValidationTexts;
  now: () => number;
  /** Where browsers fetch pictures. */
  mediaUrl: string;
  /** Off only where limits themselves would be in the way of what is measured. */
  limits: boolean;
}

/**
 * The path of every call, over HTTP and in process alike: limit, validate, actor, handler, encode. What leaves is what
 * the reply schema names and nothing else.
 */
export function createCall(key: string, definition: EndpointDefinition, handler: AnyHandler, deps: CallDeps) {
  const encode = (result: unknown) => definition.reply.parse(result);
  const batches = handler.batching && createBatches(deps.db, encoded(handler.batching, encode));
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
    return deps.answers.fill(cacheKey, async () => {
      const answer = await run(input);
      const bytes = 500 + roughBytes(answer.data);
      return { value: answer, tags: answer.tags, bytes, maxAgeMs: answer.keepUntilMs - deps.now() };
    });

    async function run(parsed: ReturnType<typeof validate>): Promise<Answer> {
      const tags = new Set(definition.cache?.tags);
      let keepUntilMs = Number.POSITIVE_INFINITY;
      const context: CallContext = {
        ...caller,
        tag: (...more) => {
          for (const tag of more) tags.add(tag);
        },
        keepUntil: (time) => {
          keepUntilMs = Math.min(keepUntilMs, time.getTime());
        },
      };
      const settle = await handler.before?.(parsed, context);
      const data = await ended(settle, carryOut(parsed, context)).catch((error: unknown) => {
        throw encodeDetails(definition, error, deps.mediaUrl);
      });
      return { data: addressMedia(data, deps.mediaUrl), tags: [...tags], keepUntilMs };
    }

    async function carryOut(parsed: ReturnType<typeof validate>, context: CallContext): Promise<unknown> {
      if (!definition.idempotent) return encode(await handler(parsed, context, undefined));
      const callKey = keyOf(idempotentCall(key, definition, parsed, caller));
      if (batches) return batches({ key: callKey, input: parsed, context });
      return runIdempotent(
        deps.db,
        callKey,
        unprepared(async (tx) => encode(await handler(parsed, context, tx))),
      );
    }
  };
}

/** The same calls, whose answers are in wire form. */
function encoded(
  batching: Batching<unknown, unknown, unknown>,
  encode: (result: unknown) => unknown,
): Batching<unknown, unknown, unknown> {
  return { ...batching, write: async (tx, prepared) => (await batching.write(tx, prepared)).map(encode) };
}

/** A refusal says in `details` what the contract names for its code, as a reply does, and nothing else. */
function encodeDetails(definition: EndpointDefinition, error: unknown, mediaUrl: string): unknown {
  if (!(error instanceof Refusal) || error.extras.details === undefined) return error;
  const { details, ...extras } = error.extras;
  const shape = detailShapes(definition)[error.code];
  const told = shape && { details: addressMedia(shape.parse(details), mediaUrl) };
  return new Refusal(error.code, error.params, { ...extras, ...told });
}

/** Waits for the work of a call and tells whatever went before it how it ended. */
async function ended(settle: ((error: unknown) => Promise<void>) | undefined, work: Promise<unknown>) {
  const data = await work.catch(async (error: unknown) => {
    await settle?.(error);
    throw error;
  });
  await settle?.(null);
  return data;
}

function idempotentCall(endpoint: string, { secrets = [] }: EndpointDefinition, request: unknown, caller: Caller) {
  const owner =
    caller.actor.kind === 'customer'
      ? caller.actor.customerId
      : caller.actor.kind === 'staff'
        ? caller.actor.staffId
        : '';
  return { endpoint, owner, key: caller.idempotencyKey, request, visitor: caller.visitor, secrets };
}

function receive(raw: RawInput): Promise<ReceivedFile> {
  return raw.receiveFile ? raw.receiveFile() : refuse('uploads.file_missing');
}

/** The one place that decides who may call what. */
function checkAccess({ access }: EndpointDefinition, actor: Actor): void {
  if (access === 'public' || access === 'visitor') return;
  if (actor.kind === 'guest') refuse('auth.required');
  const takesCustomers = access === 'customer' || access.customer === true;
  const isAllowed =
    actor.kind === 'customer' ? takesCustomers : access !== 'customer' && access.staff.includes(actor.role);
  if (!isAllowed) refuse('auth.forbidden');
}
