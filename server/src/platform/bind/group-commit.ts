import { type Database, inTransaction, isUnavailable, type Tx } from '../database/index.ts';
import { Refusal } from '../errors/index.ts';
import { isTuned } from '../tuning/index.ts';
import type { CallContext, GroupCommit } from './handler.ts';
import { claimKeys, storeReplies } from './idempotency-keys.store.ts';
import { type CallKey, runIdempotent, storedReply } from './idempotent.ts';

/** The number of concurrent groups: two, so that the database works for one while the process works for the other. */
const MAX_OPEN_GROUPS = 2;
/**
 * The size at which a second group starts while one is under way; fewer calls are faster when they wait for the end of
 * that group.
 */
const SECOND_GROUP_SIZE = 4;
/** A group that takes longer waits for a lock; from then on it does not count against MAX_OPEN_GROUPS. */
const SLOW_MS = 50;
const MAX_GROUP_SIZE = 16;
/** The lock timeout of a group: when it waits for one call's lock, each call is executed alone instead. */
const LOCK_TIMEOUT_MS = 100;

/** How long a visitor is quarantined after a call that failed a group, and the maximum number of such visitors. */
const QUARANTINE_MS = 60_000;
const MAX_QUARANTINED = 1_000;

/** Counts of calls in this process: executed `together` in a group, `alone`, or alone `again` after their group was rolled back. */
export const groupCommitCounts = { together: 0, alone: 0, again: 0 };

/** A call that waits for its reply. */
interface Member<Reply> {
  key: CallKey | undefined;
  input: unknown;
  context: CallContext;
  resolve(reply: Reply | Promise<Reply>): void;
  reject(reason: unknown): void;
}

/** The outcome of a call in a group; `alone`: it cannot join the group, and nothing of it was written. */
type Outcome<Reply> = { reply: Reply } | { refusal: Refusal } | 'alone';

export interface GroupedCall {
  key: CallKey | undefined;
  input: unknown;
  context: CallContext;
}

/**
 * Group commit: executes concurrent calls of one endpoint in one transaction, at about the cost of a single call
 * (docs/decisions/0083). Each call is prepared and refused by itself. When a group fails it is rolled back and each
 * call is executed alone. A call never waits for others to arrive: without concurrent calls it is executed alone
 * immediately.
 */
export function createGroupCommit<Prepared, Reply>(
  db: Database,
  { prepare, canJoin, write }: GroupCommit<unknown, Prepared, Reply>,
): (call: GroupedCall) => Promise<Reply> {
  let waiting: Member<Reply>[] = [];
  let openGroups = 0;
  const quarantine = createQuarantine();

  function startNext(): void {
    while (waiting.length >= (openGroups === 0 ? 1 : SECOND_GROUP_SIZE) && openGroups < MAX_OPEN_GROUPS) {
      const { together, left } = takeGroup(waiting);
      waiting = left;
      begin(together);
    }
  }

  function begin(members: readonly Member<Reply>[]): void {
    openGroups += 1;
    let isOpen = true;
    const close = () => {
      if (!isOpen) return;
      isOpen = false;
      openGroups -= 1;
      startNext();
    };
    const slow = setTimeout(close, SLOW_MS);
    void execute(members).finally(() => {
      clearTimeout(slow);
      close();
    });
  }

  /** Settles all members; never rejects. */
  async function execute(members: readonly Member<Reply>[]): Promise<void> {
    if (members.length === 1) return void (await executeAlone(members));
    let outcomes: Outcome<Reply>[];
    try {
      outcomes = await executeTogether(members);
    } catch (error) {
      return recover(error, members);
    }
    for (const [index, { resolve, reject }] of members.entries()) {
      const outcome = outcomes[index];
      if (outcome === undefined || outcome === 'alone') continue;
      groupCommitCounts.together += 1;
      if ('reply' in outcome) resolve(outcome.reply);
      else reject(outcome.refusal);
    }
    await executeAlone(members.filter((_, index) => outcomes[index] === 'alone'));
  }

  /** After a failed group: executes each member alone; rejects them where it is unknown whether the group was committed. */
  async function recover(error: unknown, members: readonly Member<Reply>[]): Promise<void> {
    if (isUnavailable(error)) {
      for (const { reject } of members) reject(error);
      return;
    }
    const answers = await executeAlone(members, 'again');
    for (const [index, { context }] of members.entries()) {
      if (answers[index]?.status === 'rejected') quarantine.add(context.visitor);
    }
  }

  /** Executes each member in a transaction of its own. */
  function executeAlone(
    members: readonly Member<Reply>[],
    way: 'alone' | 'again' = 'alone',
  ): Promise<PromiseSettledResult<Reply>[]> {
    groupCommitCounts[way] += members.length;
    const answers = members.map(({ key, input, context, resolve }) => {
      const answer = runIdempotent<Prepared, Reply>(db, key, {
        prepare: (tx) => prepare(input, context, tx),
        async write(tx, prepared) {
          const [reply] = await write(tx, [prepared]);
          // `write` returns one reply per prepared call.
          return reply as Reply;
        },
      });
      resolve(answer);
      return answer;
    });
    return Promise.allSettled(answers);
  }

  function executeTogether(members: readonly Member<Reply>[]): Promise<Outcome<Reply>[]> {
    const options = { startsReading: true, lockTimeoutMs: LOCK_TIMEOUT_MS };
    return inTransaction(db, (tx) => runGroup(tx, members), options);
  }

  async function runGroup(tx: Tx, members: readonly Member<Reply>[]): Promise<Outcome<Reply>[]> {
    // Preparation only reads, so it need not wait for the claim of the keys.
    const [known, prepared] = await allOf([
      claim<Reply>(tx, members),
      allOf(members.map(({ input, context }) => outcomeOf(() => prepare(input, context, tx)))),
    ]);
    const asked = prepared.map((one, index) => known[index] ?? one);
    const joined: Prepared[] = [];
    const places = asked.map((one) => {
      if (!('prepared' in one) || !canJoin(one.prepared, joined)) return undefined;
      return joined.push(one.prepared) - 1;
    });
    const replies = joined.length > 0 ? await write(tx, joined) : [];
    const outcomes = asked.map((one, index): Outcome<Reply> => {
      if (!('prepared' in one)) return one;
      const place = places[index];
      // `replies` has one entry for each call that was written.
      return place === undefined ? 'alone' : { reply: replies[place] as Reply };
    });
    await storeReplies(
      tx,
      members.flatMap(({ key }, index) => {
        const place = places[index];
        return key && place !== undefined ? { ...key, reply: replies[place] } : [];
      }),
    );
    return outcomes;
  }

  return ({ key, input, context }) =>
    new Promise<Reply>((resolve, reject) => {
      const member = { key, input, context, resolve, reject };
      if (!isTuned('group-commit') || quarantine.has(context.visitor)) return void executeAlone([member]);
      waiting.push(member);
      startNext();
    });
}

/** Visitors whose calls were refused while written and so failed their group: executed alone for a minute. */
function createQuarantine() {
  const until = new Map<string, number>();
  return {
    add(visitor: string): void {
      const oldest = until.size >= MAX_QUARANTINED ? until.keys().next() : undefined;
      if (oldest && !oldest.done) until.delete(oldest.value);
      until.set(visitor, performance.now() + QUARANTINE_MS);
    },
    has(visitor: string): boolean {
      const end = until.get(visitor);
      if (end === undefined || end > performance.now()) return end !== undefined;
      until.delete(visitor);
      return false;
    },
  };
}

/**
 * Takes the next group from the queue, each idempotency key at most once: a repeat receives the reply of the first
 * call.
 */
function takeGroup<Reply>(waiting: readonly Member<Reply>[]) {
  const keys = new Set<string>();
  const together: Member<Reply>[] = [];
  const left: Member<Reply>[] = [];
  for (const member of waiting) {
    const name = member.key?.keyHash.toString('hex');
    const isNext = together.length < MAX_GROUP_SIZE && !(name !== undefined && keys.has(name));
    if (isNext && name !== undefined) keys.add(name);
    (isNext ? together : left).push(member);
  }
  return { together, left };
}

/** Claims the idempotency keys; returns each call's stored reply or refusal, or undefined where it is new. */
async function claim<Reply>(tx: Tx, members: readonly Member<Reply>[]) {
  const keys = members.flatMap(({ key }) => key ?? []);
  const found = await claimKeys(
    tx,
    keys.map((key) => key.keyHash),
  );
  const byKey = new Map(keys.map((key, index) => [key, found[index]]));
  return allOf(
    members.map(async ({ key }) => {
      const stored = key && (await outcomeOf(async () => storedReply<Reply>(key, byKey.get(key))));
      return stored && 'prepared' in stored ? stored.prepared : stored;
    }),
  );
}

/** Waits until all have settled before it fails: a failed transaction must not receive further statements. */
async function allOf<Works extends readonly unknown[] | []>(works: Works) {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** A refusal concerns one call; any other error fails the group, for the transaction may be lost. */
async function outcomeOf<Prepared>(
  work: () => Promise<Prepared>,
): Promise<{ prepared: Prepared } | { refusal: Refusal }> {
  try {
    return { prepared: await work() };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}
