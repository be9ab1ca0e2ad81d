/** Tells the worker of a process that something was queued for it. */
export interface Waker {
  wake(): void;
  /** Calls `listener` at each wake, until the returned function is called. */
  onWake(listener: () => void): () => void;
}

export function createWaker(): Waker {
  const listeners = new Set<() => void>();
  return {
    wake() {
      for (const listener of listeners) listener();
    },
    onWake(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
