import { afterEach, expect, it, vi } from 'vitest';
import { observeNear, observeSight } from './observe-sight.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the browser: reports the given changes in one call. */
function observerReporting(...changes: boolean[]) {
  return class {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe(): void {
      this.#tell(changes.map((isIntersecting) => ({ isIntersecting })));
    }
  };
}

it.each([
  { changes: [true], isInSight: true, wasNear: true },
  { changes: [false, true], isInSight: true, wasNear: true },
  { changes: [true, false], isInSight: false, wasNear: true },
  { changes: [false], isInSight: false, wasNear: false },
])('of the changes $changes reported at once, none is lost', ({ changes, isInSight, wasNear }) => {
  vi.stubGlobal('IntersectionObserver', observerReporting(...changes));
  const told: boolean[] = [];
  let near = 0;
  observeSight({} as Element, (is) => told.push(is));
  observeNear({} as Element, '10px', () => {
    near += 1;
  });
  expect({ told, near }).toEqual({ told: [isInSight], near: Number(wasNear) });
});
