import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 1_000;
const LOOKS = 60;
/** The share of idle time over all cores from which the machine counts as idle. */
const IDLE = 0.9;

/**
 * Waits until the machine is idle (a new shop still compresses pages, and its database runs maintenance): a minute at
 * most.
 */
export async function untilIdle(): Promise<void> {
  let before = sumTimes();
  for (let look = 0, quiet = 0; look < LOOKS && quiet < 2; look += 1) {
    await sleep(LOOK_MS);
    const now = sumTimes();
    quiet = (now.idle - before.idle) / (now.all - before.all) >= IDLE ? quiet + 1 : 0;
    before = now;
  }
}

function sumTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  return { idle, all: times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) };
}
