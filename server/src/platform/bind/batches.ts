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

/** One call that is waiting for its answer. */
interface Member<Reply> {
  key: CallKey | undefined;
  input: unknown;
  context: CallContext;
  resolve(reply: Reply | Promise<Reply>): void;
  reject(reason: unknown): void;
}

/** What became of one call in a transaction of several; `alone` is for nothing was written for it. */
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
    if (members.length === 1) return answerAlone(members);
    const outcomes = await writeTogether(members).catch((error: unknown) => {
      // Whoever does not know whether it was committed must not do it again.
      if (!isUnavailable(error)) return members.map((): Outcome<Reply> => 'alone');
      for (const member of members) member.reject(error);
      return [];
    });
    const alone = members.filter((member, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined || outcome === 'alone') return outcome === 'alone';
      if ('reply' in outcome) member.resolve(outcome.reply);
      else member.reject(outcome.refusal);
      return false;
    });
    await answerAlone(alone);
  }

  /** Each in a transaction of its own. */
  async function answerAlone(members: readonly Member<Reply>[]): Promise<void> {
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
    await Promise.allSettled(answers);
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
      waiting.push({ key, input, context, resolve, reject });
      startNext();
    });
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
