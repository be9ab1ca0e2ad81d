import { expect, test } from 'vitest';
import { collectAll, createIdleCollector } from './collect-when-idle.ts';

const MB = 1024 * 1024;

/**
 * A collector for a simulated process. It is called for half a minute, starting one minute after the last collection
 * unless another time is given.
 */
function createProcess() {
  const state = { busy: 0, isAtWork: false, held: 120 * MB, alive: 90 * MB, nowMs: 0, collected: 0 };
  const look = createIdleCollector({
    isAtWork: () => state.isAtWork,
    busyShare: () => state.busy,
    heldBytes: () => state.held,
    collect() {
      state.collected += 1;
      state.held = state.alive;
    },
    nowMs: () => state.nowMs,
  });
  return (change: Partial<typeof state> = {}, looks = 6) => {
    Object.assign(state, { nowMs: state.nowMs + 60_000, ...change });
    return Array.from({ length: looks }, look).some(Boolean);
  };
}

test('collects once the process is quiet, and again only when as much is dead that it is worth the pause', () => {
  const look = createProcess();
  expect(look()).toBe(true);
  expect(look()).toBe(false);
  expect(look({ held: 113 * MB })).toBe(false);
  expect(look({ held: 114 * MB })).toBe(true);
  // From here on the live heap is the baseline.
  expect(look({ held: 200 * MB, alive: 180 * MB })).toBe(true);
  expect(look({ held: 203 * MB })).toBe(false);
});

test('never while anything is under way, nor in a process that was busy since the last look', () => {
  const look = createProcess();
  expect(look({ isAtWork: true, held: 900 * MB })).toBe(false);
  expect(look({ isAtWork: false, busy: 0.15 })).toBe(false);
  expect(look({ busy: 0.149 })).toBe(true);
});

test('never between two visitors: only after half a minute without any, which each visit begins anew', () => {
  const look = createProcess();
  expect(look({ held: 400 * MB }, 5)).toBe(false);
  expect(look({ isAtWork: true }, 1)).toBe(false);
  expect(look({ isAtWork: false }, 5)).toBe(false);
  expect(look({ busy: 0.2 }, 1)).toBe(false);
  expect(look({ busy: 0 }, 5)).toBe(false);
  expect(look({}, 1)).toBe(true);
});

test('a shop that is quiet between rushes pauses once a minute at most', () => {
  const look = createProcess();
  expect(look()).toBe(true);
  expect(look({ held: 400 * MB, nowMs: 60_000 + 59_999 })).toBe(false);
  expect(look({ nowMs: 120_000 })).toBe(true);
});

test('a look asks how busy the process was even where work is under way, so that the next one hears of its own time', () => {
  let asked = 0;
  const look = createIdleCollector({
    isAtWork: () => true,
    busyShare: () => {
      asked += 1;
      return 0;
    },
    heldBytes: () => 0,
    collect: () => undefined,
    nowMs: () => 0,
  });
  look();
  look();
  expect(asked).toBe(2);
});

test('what is dead is taken back, however the process was started, and nobody else is handed the means', () => {
  const dead = new WeakRef(new Array(1_000_000).fill(0));
  return new Promise<void>((resolve, reject) => {
    // A weak reference keeps its target alive until the turn of the event loop ends.
    setImmediate(() => {
      try {
        collectAll();
        expect(dead.deref()).toBeUndefined();
        expect(Reflect.get(globalThis, 'gc')).toBeUndefined();
        resolve();
      } catch (error) {
        reject(error);
      }
    });
  });
});
