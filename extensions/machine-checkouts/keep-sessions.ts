import { createHash, randomBytes } from 'node:crypto';
import type { ExtensionRecords } from '@waha/extend';
import { fault } from './faults.ts';
import { type Session, session } from './session.ts';

const HOUR_MS = 3_600_000;
const LASTING_MS = { cart: 24 * HOUR_MS, checkout: 6 * HOUR_MS };
const ID = /^[\w-]{22}$/;

export type NewSession = Omit<Session, 'id' | 'kind' | 'expiresAt'>;

export const newSessionId = (): string => randomBytes(16).toString('base64url');

/** The session as others may know it, such as the person who is handed a checkout: it opens nothing. */
export const referenceOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 22);

/** Sessions as records that end. Their ids cannot be guessed: who has one was given it. */
export interface Sessions {
  /** Creates it, or reads the one of this id that another request created. Refused where its owner has too many. */
  create(kind: Session['kind'], made: NewSession, by: { id?: string; owner: string }): Promise<Session>;
  /** Undefined: there is none, or it has ended. */
  find(kind: Session['kind'], id: string): Promise<Session | undefined>;
  /** The session of a reference; undefined: there is none, or it has ended. */
  findReferred(kind: Session['kind'], reference: string): Promise<Session | undefined>;
  /** Refuses one that is not there, or has ended. */
  read(kind: Session['kind'], id: string): Promise<Session>;
  /** Changes it atomically; `change` may throw a fault. */
  change(kind: Session['kind'], id: string, change: (was: Session) => Session): Promise<Session>;
}

export function keepSessions(records: ExtensionRecords, now: () => number): Sessions {
  const missing = (kind: Session['kind']) => fault(404, 'not_found', `There is no such ${kind}`);
  const keyOf = (kind: Session['kind'], id: string) => {
    if (!ID.test(id)) throw missing(kind);
    return keyOfReference(kind, referenceOf(id));
  };
  const keyOfReference = (kind: Session['kind'], reference: string) => `${kind}:${reference}`;
  const readSession = async (key: string) => {
    const stored = await records.read(key);
    return stored === undefined ? undefined : session.parse(stored);
  };
  const find = async (kind: Session['kind'], id: string) => readSession(keyOf(kind, id));
  return {
    find,
    findReferred: (kind, reference) => readSession(keyOfReference(kind, reference)),
    async create(kind, made, { id = newSessionId(), owner }) {
      const endsAt = new Date(now() + LASTING_MS[kind]);
      const created: Session = { ...made, id, kind, expiresAt: endsAt.toISOString() };
      return session.parse(await records.change(keyOf(kind, id), (was) => was ?? created, { endsAt, owner }));
    },
    async read(kind, id) {
      const found = await find(kind, id);
      if (!found) throw missing(kind);
      return found;
    },
    async change(kind, id, change) {
      const changed = await records.change(keyOf(kind, id), (stored) => {
        if (stored === undefined) throw missing(kind);
        return change(session.parse(stored));
      });
      return session.parse(changed);
    },
  };
}
