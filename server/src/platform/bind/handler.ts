import type { EndpointInput, EndpointKey, EndpointResult, Endpoints, StaffRole, TokenScope } from '@waha/contract';
import type { Tx } from '../database/index.ts';
import type { Language } from '../text/index.ts';

/** The caller's identity. A guest has none beyond the request. */
export type Actor = { kind: 'guest' } | { kind: 'customer'; customerId: string; sessionId: string } | AdminActor;

export interface StaffActor {
  kind: 'staff';
  staffId: string;
  sessionId: string;
  role: StaffRole;
}

/**
 * A program: one with a machine token, or an extension of this process. It may call endpoints that name one of its scopes, and
 * what is public.
 */
export interface MachineActor {
  kind: 'machine';
  /** For an extension, an id that is always the same for its name. */
  tokenId: string;
  /** The name of the token or of the extension, for the audit. */
  name: string;
  scopes: readonly TokenScope[];
  isExtension?: true;
}

/** The actor of an endpoint for staff: a staff member, or a program where the endpoint is open to machine tokens. */
export type AdminActor = StaffActor | MachineActor;

/** The id under which histories record an act: of the staff member or of the token. */
export const adminIdOf = (actor: AdminActor): string => (actor.kind === 'staff' ? actor.staffId : actor.tokenId);

/** An uploaded file, unread; it exists at `path` until the request is answered. */
export interface ReceivedFile {
  path: string;
}

/** The context of a call beyond its validated input. */
export interface CallContext {
  language: Language;
  actor: Actor;
  requestId: string;
  /** Identifies a visitor in rate limits; a hash, never an address. */
  visitor: string;
  /** Identifies the visitor's network, which others may share; a hash as well. */
  network: string;
  /** True where the browser states that no user opened the page: a prefetch, or a request from another site. */
  isUnasked: boolean;
  /** The shortened user agent; distinguishes a customer's sessions. */
  device: string;
  /** Adds cache tags to the answer, beyond those the endpoint declares. */
  tag(...tags: string[]): void;
  /** Bounds how long the answer may be cached, for data that changes by the clock alone. */
  cacheUntil(time: Date): void;
}

/** The context of an endpoint that only staff of its roles may call. */
export type StaffContext = CallContext & { actor: StaffActor };

/** The context of an endpoint for staff that is open to machine tokens as well. */
export type AdminContext = CallContext & { actor: AdminActor };

/** True where staff make a call that others may make too. */
export function isStaff(context: CallContext): context is StaffContext {
  return context.actor.kind === 'staff';
}

type Definition<Key extends EndpointKey> = Endpoints[Key];
/** Endpoints that customers may call as well: the handler checks the actor. */
type ContextOf<Access> = Access extends { customer: true }
  ? CallContext
  : Access extends { token: string }
    ? AdminContext
    : Access extends { staff: unknown }
      ? StaffContext
      : CallContext;
type FileOf<Definition> = Definition extends { takes: string } ? { file: ReceivedFile } : unknown;

/**
 * Handles one endpoint: checks actor and policy, runs one operation, presents the result. An idempotent endpoint
 * receives the transaction that claims its key and stores its answer, so that effect and answer are committed or rolled
 * back together.
 */
export type Handler<Key extends EndpointKey> = (
  input: EndpointInput<Definition<Key>> & FileOf<Definition<Key>>,
  context: ContextOf<Definition<Key>['access']>,
  tx: Definition<Key> extends { idempotent: true } ? Tx : undefined,
) => Promise<EndpointResult<Definition<Key>>>;

/** The handlers of a module. The app does not compile until every endpoint has one. */
export type Handlers<Key extends EndpointKey> = { [Name in Key]: Handler<Name> };

/**
 * A hook that runs before a call, outside its transaction, and returns a function that receives its outcome (null:
 * success). It lets an attempt count even where the call is rolled back.
 */
type Before<Input> = (input: Input, context: CallContext) => Promise<(error: unknown) => Promise<void>>;

/** A handler with a hook before it. */
export function withBeforeHook<Key extends EndpointKey>(
  before: Before<Parameters<Handler<Key>>[0]>,
  handler: Handler<Key>,
): Handler<Key> {
  return Object.assign(handler, { before });
}

/** A call in two steps, so that concurrent calls can be written in one transaction. */
export interface GroupCommit<Input, Prepared, Reply> {
  /** Reads and checks one call without writing or locking: a refusal concerns this call alone. */
  prepare(input: Input, context: CallContext, tx: Tx): Promise<Prepared>;
  /** True where it may be written together with these others; otherwise it is executed alone. */
  canJoin(prepared: Prepared, others: readonly Prepared[]): boolean;
  /** Writes one or several calls and returns the reply of each. An error rolls all of them back. */
  write(tx: Tx, prepared: readonly Prepared[]): Promise<Reply[]>;
}

type IdempotentKey = { [Key in EndpointKey]: Endpoints[Key] extends { idempotent: true } ? Key : never }[EndpointKey];

/** A handler with group commit: concurrent calls share a transaction (docs/decisions/0083). */
export function withGroupCommit<Key extends IdempotentKey, Prepared>({
  before,
  ...groupCommit
}: GroupCommit<Parameters<Handler<Key>>[0], Prepared, EndpointResult<Definition<Key>>> & {
  before: Before<Parameters<Handler<Key>>[0]>;
}): Handler<Key> {
  // For a caller that has a transaction already: executes one call alone.
  const alone: Handler<Key> = async (input, context, given) => {
    // An idempotent endpoint always gets a transaction; its type does not express that here.
    const tx = given as Tx;
    const [reply] = await groupCommit.write(tx, [await groupCommit.prepare(input, context, tx)]);
    if (reply === undefined) throw new Error('The only call of a group had no reply');
    return reply;
  };
  return Object.assign(alone, { before, groupCommit });
}

/** A handler without its specific types: its input was validated by the schema of its endpoint. */
export interface AnyHandler {
  (input: unknown, context: CallContext, tx: Tx | undefined): Promise<unknown>;
  before?: Before<unknown>;
  groupCommit?: GroupCommit<unknown, unknown, unknown>;
}
