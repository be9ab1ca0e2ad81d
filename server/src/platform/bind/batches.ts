import { type Database, inTransaction, isUnavailable, type Tx } from '../database/index.ts';
import { Refusal } from '../errors/index.ts';
import type { Batching, CallContext } from './handler.ts';
import { claimKeys, storeReplies } from './idempotency-keys.store.ts';
import { type CallKey, runIdempotent, storedReply } from './idempotent.ts';

/** Two, so that the database works for one while the process works for the other. */
const MOST_UNDER_WAY = 2;
/** While one is under way, so many are worth a second: fewer do better to wait for its end. */
const WORTH_ANOTHER = 4;
/** What takes longer waits for somebody; those who come meanwhile need not. */
const SLOW_MS = 50;
const MOST_TOGETHER = 16;
/** Of several who wait for what another transaction has locked, most want something else: each goes on by itself. */
const LOCK_PATIENCE_MS = 100;

/** Whoever made others go twice goes alone for as long, and so many of them are known. */
const APART_MS = 60_000;
const MOST_APART = 1_000;

/** How the calls of this process were carried out: along with others, alone, or alone after that with others was undone. */
export const batchedCalls = { together: 0, alone: 0, again: 0 };

/** One call that is waiting for its answer. */
interface Member<Reply> {
  key: CallKey | undefined;
  input: unknown;
  context: CallContext;
  resolve(reply: Reply | Promise<Reply>): void;
  reject(reason: unknown): void;
}

/** What became of one call in a transaction of several; `alone`: nothing was written, as it may not be along with the others. */
type Outcome<Reply> = { reply: Reply } | { refusal: Refusal } | 'alone';

export interface BatchedCall {
  key: CallKey | undefined;
  input: unknown;
  context: CallContext;
}

/**
 * Carries out calls of one endpoint, those that wait at the same time in one transaction (docs/decisions/0083): each is prepared by
 * itself, and refused by itself; what may be written together is, at the price of one. Where anything goes wrong nothing was
 * written, and each is carried out alone, as it is where nobody else waits. Nobody waits for others to come.
 */
export function createBatches<Prepared, Reply>(
  db: Database,
  { prepare, mayJoin, write }: Batching<unknown, Prepared, Reply>,
): (call: BatchedCall) => Promise<Reply> {
  let waiting: Member<Reply>[] = [];
  let underWay = 0;
  const apart = createApart();

  function startNext(): void {
    while (waiting.length >= (underWay === 0 ? 1 : WORTH_ANOTHER) && underWay < MOST_UNDER_WAY) {
      const { together, left } = takeTogether(waiting);
      waiting = left;
      begin(together);
    }
  }

  function begin(members: readonly Member<Reply>[]): void {
    underWay += 1;
    let isUnderWay = true;
    const makeRoom = () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      underWay -= 1;
      startNext();
    };
    const slow = setTimeout(makeRoom, SLOW_MS);
    void carryOut(members).finally(() => {
      clearTimeout(slow);
      makeRoom();
    });
  }

  /** Answers all of them; never rejects. */
  async function carryOut(members: readonly Member<Reply>[]): Promise<void> {
    if (members.length === 1) return void (await answerAlone(members));
    let outcomes: Outcome<Reply>[];
    try {
      outcomes = await writeTogether(members);
    } catch (error) {
      return answerAfter(error, members);
    }
    for (const [index, { resolve, reject }] of members.entries()) {
      const outcome = outcomes[index];
      if (outcome === undefined || outcome === 'alone') continue;
      batchedCalls.together += 1;
      if ('reply' in outcome) resolve(outcome.reply);
      else reject(outcome.refusal);
    }
    await answerAlone(members.filter((_, index) => outcomes[index] === 'alone'));
  }

  /** Nothing was written, and each is carried out alone; or nobody knows, and then nobody may do it again. */
  async function answerAfter(error: unknown, members: readonly Member<Reply>[]): Promise<void> {
    if (isUnavailable(error)) {
      for (const { reject } of members) reject(error);
      return;
    }
    const answers = await answerAlone(members, 'again');
    for (const [index, { context }] of members.entries()) {
      if (answers[index]?.status === 'rejected') apart.add(context.visitor);
    }
  }

  /** Each in a transaction of its own. */
  function answerAlone(
    members: readonly Member<Reply>[],
    way: 'alone' | 'again' = 'alone',
  ): Promise<PromiseSettledResult<Reply>[]> {
    batchedCalls[way] += members.length;
    const answers = members.map(({ key, input, context, resolve }) => {
      const answer = runIdempotent<Prepared, Reply>(db, key, {
        prepare: (tx) => prepare(input, context, tx),
        async write(tx, prepared) {
          const [reply] = await write(tx, [prepared]);
          // One for each.
          return reply as Reply;
        },
      });
      resolve(answer);
      return answer;
    });
    return Promise.allSettled(answers);
  }

  function writeTogether(members: readonly Member<Reply>[]): Promise<Outcome<Reply>[]> {
    const options = { startsReading: true, lockTimeoutMs: LOCK_PATIENCE_MS };
    return inTransaction(db, (tx) => runTogether(tx, members), options);
  }

  async function runTogether(tx: Tx, members: readonly Member<Reply>[]): Promise<Outcome<Reply>[]> {
    // What is prepared only reads: it need not wait until it is known whose call is new.
    const [known, prepared] = await allOf([
      claim<Reply>(tx, members),
      allOf(members.map(({ input, context }) => outcomeOf(() => prepare(input, context, tx)))),
    ]);
    const asked = prepared.map((one, index) => known[index] ?? one);
    const joined: Prepared[] = [];
    const places = asked.map((one) => {
      if (!('prepared' in one) || !mayJoin(one.prepared, joined)) return undefined;
      return joined.push(one.prepared) - 1;
    });
    const replies = joined.length > 0 ? await write(tx, joined) : [];
    const outcomes = asked.map((one, index): Outcome<Reply> => {
      if (!('prepared' in one)) return one;
      const place = places[index];
      // One for each that was written.
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
      if (apart.has(context.visitor)) return void answerAlone([member]);
      waiting.push(member);
      startNext();
    });
}

/** Visitors whose calls were refused as they were written, so that what came with them went twice: not again and again. */
function createApart() {
  const until = new Map<string, number>();
  return {
    add(visitor: string): void {
      const oldest = until.size >= MOST_APART ? until.keys().next() : undefined;
      if (oldest && !oldest.done) until.delete(oldest.value);
      until.set(visitor, performance.now() + APART_MS);
    },
    has(visitor: string): boolean {
      const end = until.get(visitor);
      if (end === undefined || end > performance.now()) return end !== undefined;
      until.delete(visitor);
      return false;
    },
  };
}

/** The first that wait, no key twice: who repeats a call is told what became of the first. */
function takeTogether<Reply>(waiting: readonly Member<Reply>[]) {
  const keys = new Set<string>();
  const together: Member<Reply>[] = [];
  const left: Member<Reply>[] = [];
  for (const member of waiting) {
    const name = member.key?.keyHash.toString('hex');
    const isNext = together.length < MOST_TOGETHER && !(name !== undefined && keys.has(name));
    if (isNext && name !== undefined) keys.add(name);
    (isNext ? together : left).push(member);
  }
  return { together, left };
}

/** Of each call what its key says: an answer from before, a refusal, or nothing. */
async function claim<Reply>(tx: Tx, members: readonly Member<Reply>[]) {
  const keys = members.flatMap(({ key }) => key ?? []);
  const found = await claimKeys(
    tx,
    keys.map((key) => key.keyHash),
  );
  const byKey = new Map(keys.map((key, index) => [key, found[index]]));
  return allOf(
    members.map(async ({ key }) => {
      const told = key && (await outcomeOf(async () => storedReply<Reply>(key, byKey.get(key))));
      return told && 'prepared' in told ? told.prepared : told;
    }),
  );
}

/** All of them once all have ended: nobody asks for anything in a transaction that another has given up. */
async function allOf<Works extends readonly unknown[] | []>(works: Works) {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** A refusal is one call's own; whatever else is thrown is everybody's, for the transaction may be lost. */
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
