import { setImmediate as nextTurn } from 'node:timers/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that survive young-generation collections after a piece of work: they stay until a full collection. */
export interface LeftBehind {
  heap: number;
  besideHeap: number;
}

/** Runs a piece of work many times; returns the bytes that each run leaves behind although they are unreachable. */
export async function leftBehind(work: () => Promise<unknown>, times = 100): Promise<LeftBehind> {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  const collectYoung = async () => {
    // An object that survives two young-generation collections is in the old generation.
    for (let round = 0; round < 2; round += 1) {
      await nextTurn();
      gc({ type: 'minor', execution: 'sync' });
    }
  };
  const repeat = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      // The result is not returned, because an awaited value stays alive in its caller.
      await work().then(() => undefined);
      await collectYoung();
    }
  };
  await repeat(20);
  gc({ type: 'major', execution: 'sync' });
  const before = measure();
  await repeat(times);
  const after = measure();
  return { heap: (after.heap - before.heap) / times, besideHeap: (after.besideHeap - before.besideHeap) / times };
}

function measure(): LeftBehind {
  const old = getHeapSpaceStatistics().filter(({ space_name: name }) => /^(old|large_object)_space$/.test(name));
  return {
    heap: old.reduce((sum, space) => sum + space.space_used_size, 0),
    besideHeap: process.memoryUsage().arrayBuffers,
  };
}
