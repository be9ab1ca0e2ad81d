import { spawn } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { superviseServer } from './supervisor.ts';

const started: number[] = [];

/** Any process serves: the supervisor identifies a server by its process id alone. */
function startSleeper(): number {
  const pid = spawn('sleep', ['30']).pid ?? 0;
  started.push(pid);
  return pid;
}

afterEach(() => {
  for (const pid of started.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended in the test.
    }
  }
});

it('tries a start that fails again, and then gives up once', async () => {
  const restart = vi.fn().mockRejectedValue(new Error('disk full'));
  const onGaveUp = vi.fn();
  const pid = startSleeper();
  const hooks = { restart, onGaveUp, onLost: vi.fn(), onRecovered: vi.fn(), firstPauseMs: 1 };
  const supervisor = superviseServer(pid, hooks);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => onGaveUp).toHaveBeenCalledWith(new Error('disk full'));
  expect(restart).toHaveBeenCalledTimes(6);
  await supervisor.stop();
});

it('does not start a server again once it was told to stop', async () => {
  const restart = vi.fn(async () => startSleeper());
  const pid = startSleeper();
  const supervisor = superviseServer(pid, { restart, onGaveUp: vi.fn(), onLost: vi.fn(), onRecovered: vi.fn() });
  await supervisor.stop();
  process.kill(pid, 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(restart).not.toHaveBeenCalled();
});
