import { AsyncLocalStorage } from 'node:async_hooks';

/** One making of a kept answer. */
interface Scope {
  isOpen: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();
const closed: Scope = { isOpen: false };

/** Runs the making of a kept answer, which is the same for everybody: its reads may be answered by a replica. */
export async function asKeptRead<Result>(make: () => Promise<Result>): Promise<Result> {
  const scope = { isOpen: true };
  try {
    return await scopes.run(scope, make);
  } finally {
    // Timers and hooks that were set meanwhile run later in this context: their reads are no part of the answer.
    scope.isOpen = false;
  }
}

/** Runs reads that need the primary also where they are part of a kept answer. */
export function onPrimary<Result>(read: () => Result): Result {
  return scopes.run(closed, read);
}

/** True within the making of a kept answer. */
export const isKeptRead = (): boolean => scopes.getStore()?.isOpen === true;
