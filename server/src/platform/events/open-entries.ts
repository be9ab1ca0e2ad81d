/** The unhandled events of a subscriber that will be tried again, by their subject: later events of it wait behind them. */
export interface OpenEntries {
  add(event: { id: number | null; subject: string | null }): void;
  delete(event: { id: number | null; subject: string | null }): void;
  /** Whether a new event of this subject has to wait. */
  blocks(subject: string | null): boolean;
  /** Whether an entry has to wait for an earlier one of its subject. */
  hasEarlier(event: { id: number | null; subject: string | null }): boolean;
}

export function createOpenEntries(): OpenEntries {
  const bySubject = new Map<string, Set<number | null>>();
  return {
    add({ id, subject }) {
      if (subject === null) return;
      const ids = bySubject.get(subject) ?? new Set();
      bySubject.set(subject, ids.add(id));
    },
    delete({ id, subject }) {
      if (subject === null) return;
      const ids = bySubject.get(subject);
      ids?.delete(id);
      if (ids?.size === 0) bySubject.delete(subject);
    },
    blocks: (subject) => subject !== null && bySubject.has(subject),
    hasEarlier({ id, subject }) {
      const ids = subject === null || id === null ? [] : (bySubject.get(subject) ?? []);
      for (const other of ids) if (other !== null && id !== null && other < id) return true;
      return false;
    },
  };
}
