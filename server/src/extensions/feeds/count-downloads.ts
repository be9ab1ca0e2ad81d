const MOST = 12;
/** Several addresses of one service fetch several feeds. */
const MOST_OF_ONE = 3;

/** Counts feeds on their way: slow readers hold no more than so many files open. */
export function createDownloads() {
  const running = new Map<string, number>();
  let all = 0;
  return {
    /** Begins one; returns how it ends, or undefined where too many run. */
    begin(visitor: string): (() => void) | undefined {
      const own = running.get(visitor) ?? 0;
      if (all >= MOST || own >= MOST_OF_ONE) return undefined;
      all += 1;
      running.set(visitor, own + 1);
      return () => {
        all -= 1;
        const left = (running.get(visitor) ?? 1) - 1;
        if (left > 0) running.set(visitor, left);
        else running.delete(visitor);
      };
    },
  };
}
