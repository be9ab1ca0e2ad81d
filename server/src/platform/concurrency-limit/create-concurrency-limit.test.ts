import { expect, test, vi } from 'vitest';
import { createClassedConcurrencyLimit, createConcurrencyLimit } from './create-concurrency-limit.ts';

/** Work that ends on demand, with the highest number that ran concurrently. */
function createWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  return { work, ends, most: () => most };
}

const settled = () => new Promise(setImmediate);

test('runs no more at once than the limit, and all of it in the end', async () => {
  const limiter = createConcurrencyLimit({ concurrency: 2, maxQueued: 10, retryAfterSeconds: 5 });
  const { work, ends, most } = createWork();
  const all = Promise.all(Array.from({ length: 7 }, () => limiter.run(work)));
  for (let done = 0; done < 7; done += 1) {
    await settled();
    ends.shift()?.();
  }
  await all;
  expect(most()).toBe(2);
});

test('refuses work when the queue is full, and accepts it again afterwards', async () => {
  const limiter = createConcurrencyLimit({ concurrency: 1, maxQueued: 1, retryAfterSeconds: 5 });
  const { work, ends } = createWork();
  const first = limiter.run(work);
  const second = limiter.run(work);
  await expect(limiter.run(work)).rejects.toMatchObject({ code: 'server.unavailable' });
  ends.shift()?.();
  await first;
  await settled();
  ends.shift()?.();
  await second;
  await expect(limiter.run(async () => 'done')).resolves.toBe('done');
});

test('work that fails releases its slot', async () => {
  const limiter = createConcurrencyLimit({ concurrency: 1, maxQueued: 0, retryAfterSeconds: 5 });
  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limiter.run(async () => 'done')).resolves.toBe('done');
});

const CLASSES = { known: { weight: 2, maxQueued: 40 }, strangers: { weight: 1, maxQueued: 40 } };

/**
 * Hash computations of several callers, which end on demand; `begun` is the order in which they were granted a slot.
 */
function createHashing(limits: { maxQueued?: number; maxQueuedPerKey?: number; queueTimeoutMs?: number }) {
  const { maxQueued = 40, ...others } = limits;
  const classes = { ...CLASSES, strangers: { weight: 1, maxQueued } };
  const options = { concurrency: 1, retryAfterSeconds: 5, ...others, classes };
  const limiter = createClassedConcurrencyLimit<keyof typeof CLASSES>(options, { class: 'strangers', keys: [] });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const hash = (who: string, isKnown = false) =>
    limiter
      .run(
        async () => {
          begun.push(who);
          await new Promise<void>((resolve) => ends.push(resolve));
          return 'hashed';
        },
        { class: isKnown ? 'known' : 'strangers', keys: who.split(' at ') },
      )
      .catch((error) => error.code);
  async function endAll(): Promise<void> {
    await settled();
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settled();
    }
  }
  return { limiter, hash, begun, ends, endAll };
}

test('the flood of one visitor is bounded by its own share, and another visitor is next', async () => {
  const { hash, begun, endAll } = createHashing({ maxQueued: 40, maxQueuedPerKey: 4 });
  const flood = Array.from({ length: 110 }, () => hash('flood'));
  const honest = [hash('honest'), hash('other')];
  await endAll();
  expect(await Promise.all(honest)).toEqual(['hashed', 'hashed']);
  expect(begun).toEqual(['flood', 'honest', 'other', 'flood', 'flood', 'flood', 'flood']);
  const answers = await Promise.all(flood);
  expect(answers.filter((one) => one === 'server.unavailable')).toHaveLength(105);
});

test('in a flood from 110 addresses, each has one grant before any has a second', async () => {
  const { hash, begun, endAll } = createHashing({ maxQueued: 200, maxQueuedPerKey: 4 });
  const flood = Array.from({ length: 110 * 4 }, (_, turn) => hash(`flood ${turn % 110}`));
  const honest = hash('honest');
  await endAll();
  expect(await honest).toBe('hashed');
  expect(begun.indexOf('honest')).toBeLessThanOrEqual(111);
  await Promise.all(flood);
});

test('when the queue is full, the greediest key gives way to one that took less', async () => {
  const { hash, begun, endAll } = createHashing({ maxQueued: 6 });
  const greedy = Array.from({ length: 6 }, () => hash('greedy'));
  const patient = Array.from({ length: 3 }, () => hash('patient'));
  await endAll();
  expect(await Promise.all(patient)).toEqual(['hashed', 'hashed', 'hashed']);
  expect((await Promise.all(greedy)).filter((one) => one === 'hashed')).toHaveLength(4);
  expect(begun.slice(0, 5).filter((who) => who === 'patient')).toHaveLength(2);
});

test('after a flood from many addresses, a new key is next', async () => {
  const { hash, begun, endAll } = createHashing({ maxQueued: 110 });
  const flood = () => Array.from({ length: 110 }, (_, turn) => hash(`flood ${turn}`));
  const before = flood();
  await endAll();
  const again = flood();
  const honest = hash('honest');
  await endAll();
  expect(await honest).toBe('hashed');
  expect(begun.indexOf('honest')).toBeLessThanOrEqual(112);
  await Promise.all([...before, ...again]);
});

test('a class that always waits takes its share of the grants and no more', async () => {
  const { hash, begun, endAll } = createHashing({});
  const known = Array.from({ length: 30 }, () => hash('own device', true));
  const strangers = Array.from({ length: 15 }, (_, turn) => hash(`stranger ${turn}`));
  await endAll();
  expect(await Promise.all([...known, ...strangers])).not.toContain('server.unavailable');
  // Weights of two to one: while both classes wait, every third grant goes to a stranger.
  for (let at = 3; at <= 45; at += 3) {
    expect(begun.slice(0, at).filter((who) => who.startsWith('stranger')).length).toBeGreaterThanOrEqual(at / 3 - 1);
  }
});

test('a class cannot fill the queue of another', async () => {
  const { hash, endAll } = createHashing({ maxQueued: 5 });
  const known = Array.from({ length: 60 }, () => hash('own device', true));
  const strangers = Array.from({ length: 5 }, (_, turn) => hash(`stranger ${turn}`));
  await endAll();
  expect(await Promise.all(strangers)).not.toContain('server.unavailable');
  expect((await Promise.all(known)).filter((one) => one === 'server.unavailable')).toHaveLength(19);
});

test('a class that was idle saves up no grants', async () => {
  const { hash, begun, endAll } = createHashing({});
  const before = Array.from({ length: 30 }, () => hash('own device', true));
  await endAll();
  const again = Array.from({ length: 10 }, () => hash('own device', true));
  const strangers = Array.from({ length: 10 }, (_, turn) => hash(`stranger ${turn}`));
  await endAll();
  await Promise.all([...before, ...again, ...strangers]);
  expect(begun.slice(31, 40).filter((who) => who === 'own device').length).toBeGreaterThanOrEqual(5);
});

test('an account is counted over all its addresses, and an address over all its accounts', async () => {
  const { hash, begun, endAll } = createHashing({});
  const loops = Array.from({ length: 12 }, (_, turn) => hash(`mine at address ${turn}`));
  const honest = hash('other at elsewhere');
  await endAll();
  expect(await honest).toBe('hashed');
  expect(begun.indexOf('other at elsewhere')).toBeLessThanOrEqual(2);
  await Promise.all(loops);
});

test('a stream of new keys cannot starve one that had a grant', async () => {
  const { hash, begun, ends } = createHashing({});
  const end = async () => {
    ends.shift()?.();
    await settled();
  };
  const first = hash('regular');
  await end();
  await first;
  const busy = [hash('new 0')];
  const again = hash('regular');
  for (let turn = 1; begun.filter((who) => who === 'regular').length < 2 && turn < 40; turn += 1) {
    busy.push(hash(`new ${turn}`));
    busy.push(hash(`newer ${turn}`));
    await end();
  }
  expect(begun.length).toBeLessThan(10);
  for (let left = 0; left < 100; left += 1) await end();
  expect(await again).toBe('hashed');
  await Promise.all(busy);
});

test('one key is bounded, and the others have the rest', async () => {
  const limiter = createConcurrencyLimit({ concurrency: 6, maxQueued: 0, maxPerKey: 2, retryAfterSeconds: 5 });
  const { work, ends } = createWork();
  const run = (key: string) =>
    limiter.run(work, { class: 'all', keys: [key] }).then(
      () => 'done',
      (error) => error.code,
    );
  const greedy = [run('greedy'), run('greedy'), run('greedy')];
  const other = run('other');
  await settled();
  for (const end of ends.splice(0)) end();
  expect(await Promise.all(greedy)).toEqual(['done', 'done', 'server.unavailable']);
  expect(await other).toBe('done');
  const later = run('greedy');
  await settled();
  ends.shift()?.();
  expect(await later).toBe('done');
});

test('an entry that waits is refused after the queue timeout while no work ends', async () => {
  vi.useFakeTimers();
  try {
    const { limiter, hash, ends } = createHashing({ maxQueued: 10, queueTimeoutMs: 90 });
    const first = hash('a');
    const early = hash('b');
    await vi.advanceTimersByTimeAsync(60);
    const late = hash('c');
    await vi.advanceTimersByTimeAsync(29);
    expect(limiter.state).toEqual({ running: 1, waiting: 2, refused: 0 });
    await vi.advanceTimersByTimeAsync(2);
    expect(limiter.state).toEqual({ running: 1, waiting: 1, refused: 1 });
    expect(await early).toBe('server.unavailable');
    // After the end of this work the other entry waits on and is granted.
    ends.shift()?.();
    await first;
    await vi.advanceTimersByTimeAsync(300);
    ends.shift()?.();
    expect(await late).toBe('hashed');
    expect(limiter.state).toEqual({ running: 0, waiting: 0, refused: 1 });
  } finally {
    vi.useRealTimers();
  }
});
