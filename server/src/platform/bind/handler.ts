import type { EndpointInput, EndpointKey, EndpointResult, Endpoints, StaffRole } from '@waha/contract';
import type { Tx } from '../database/index.ts';
import type { Language } from '../text/index.ts';

/** Who asks. A guest has nothing but what the request itself carries. */
export type Actor = { kind: 'guest' } | { kind: 'customer'; customerId: string; sessionId: string } | StaffActor;

export interface StaffActor {
  kind: 'staff';
  staffId: string;
  sessionId: string;
  role: StaffRole;
}

/** A file as it arrived, unread: it lies at `path` until the request is answered, and is gone afterwards. */
export interface ReceivedFile {
  path: string;
}

/** What a handler knows of the call beyond its validated input. */
export interface CallContext {
  language: Language;
  actor: Actor;
  requestId: string;
  /** Stands for one visitor in limits; a hash, never an address. */
  visitor: string;
  /** Stands for the network a visitor comes from, which others may share with them; a hash as well. */
  network: string;
  /** Whether the browser says that nobody opened anything: it fetches ahead, or another site's page calls. */
  isUnasked: boolean;
  /** What the visitor's browser calls itself, cut short; for people to tell their sessions apart. */
  device: string;
  /** Adds cache tags to the answer: what else it was made from than the endpoint declares. */
  tag(...tags: string[]): void;
  /** Bounds how long the answer may be kept, for what changes by the clock alone. */
  keepUntil(time: Date): void;
}

/** A call that only staff of the endpoint's roles come as far as. */
export type StaffContext = CallContext & { actor: StaffActor };

/** Whether a call that others may make too is made by somebody who works here. */
export function isStaff(context: CallContext): context is StaffContext {
  return context.actor.kind === 'staff';
}

type Definition<Key extends EndpointKey> = Endpoints[Key];
/** Where customers may call as well, the handler tells them apart by the actor. */
type ContextOf<Access> = Access extends { customer: true }
  ? CallContext
  : Access extends { staff: unknown }
    ? StaffContext
    : CallContext;
type FileOf<Definition> = Definition extends { takes: string } ? { file: ReceivedFile } : unknown;

/**
 * Answers one endpoint: actor, policy, one operation, present. An idempotent endpoint is given the transaction in
 * which its key is claimed and its answer stored, so that effect and answer are kept or lost together.
 */
export type Handler<Key extends EndpointKey> = (
  input: EndpointInput<Definition<Key>> & FileOf<Definition<Key>>,
  context: ContextOf<Definition<Key>['access']>,
  tx: Definition<Key> extends { idempotent: true } ? Tx : undefined,
) => Promise<EndpointResult<Definition<Key>>>;

/** The handlers a module provides. The app must end with one for every endpoint or it does not compile. */
export type Handlers<Key extends EndpointKey> = { [Name in Key]: Handler<Name> };

/**
 * What goes before a call, outside its transaction, and is told how it ended (null: well): a guess must be paid for
 * whatever is rolled back.
 */
type Before<Input> = (input: Input, context: CallContext) => Promise<(error: unknown) => Promise<void>>;

/** A handler with something that goes before it. */
export function goingBefore<Key extends EndpointKey>(
  before: Before<Parameters<Handler<Key>>[0]>,
  handler: Handler<Key>,
): Handler<Key> {
  return Object.assign(handler, { before });
}

/** A call in two steps, so that several that come at once can be written in one transaction. */
export interface Batching<Input, Prepared, Reply> {
  /** Reads and checks all of one call, writes nothing and locks nothing: what it refuses is refused to this call alone. */
  prepare(input: Input, context: CallContext, tx: Tx): Promise<Prepared>;
  /** Whether it may be written along with these others; what may not is carried out alone. */
  mayJoin(prepared: Prepared, others: readonly Prepared[]): boolean;
  /** Writes them, one or several, and gives the answer to each. Where it throws, nothing of any stays. */
  write(tx: Tx, prepared: readonly Prepared[]): Promise<Reply[]>;
}

type IdempotentKey = { [Key in EndpointKey]: Endpoints[Key] extends { idempotent: true } ? Key : never }[EndpointKey];

/** A handler whose calls are carried out together where several come at once (docs/decisions/0083). */
export function inBatches<Key extends IdempotentKey, Prepared>({
  before,
  ...batching
}: Batching<Parameters<Handler<Key>>[0], Prepared, EndpointResult<Definition<Key>>> & {
  before: Before<Parameters<Handler<Key>>[0]>;
}): Handler<Key> {
  // For whoever has the transaction already: one call alone.
  const alone: Handler<Key> = async (input, context, given) => {
    // An idempotent endpoint is given one, which its key does not tell here.
    const tx = given as Tx;
    const [reply] = await batching.write(tx, [await batching.prepare(input, context, tx)]);
    if (reply === undefined) throw new Error('no answer to the only call');
    return reply;
  };
  return Object.assign(alone, { before, batching });
}

/** A handler with its types forgotten: its input was validated by the schema it was bound with. */
export interface AnyHandler {
  (input: unknown, context: CallContext, tx: Tx | undefined): Promise<unknown>;
  before?: Before<unknown>;
  batching?: Batching<unknown, unknown, unknown>;
}
