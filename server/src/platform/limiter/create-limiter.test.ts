import { expect, test, vi } from 'vitest';
import { createClassedLimiter, createLimiter } from './create-limiter.ts';

/** Work that ends when told, and how much of it runs at once. */
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

test('lets only so much run at once, and everything in the end', async () => {
  const limiter = createLimiter({ atOnce: 2, mostWaiting: 10, retryAfterSeconds: 5 });
  const { work, ends, most } = createWork();
  const all = Promise.all(Array.from({ length: 7 }, () => limiter.run(work)));
  for (let done = 0; done < 7; done += 1) {
    await settled();
    ends.shift()?.();
  }
  await all;
  expect(most()).toBe(2);
});

test('refuses whoever would wait behind too many, and takes work again afterwards', async () => {
  const limiter = createLimiter({ atOnce: 1, mostWaiting: 1, retryAfterSeconds: 5 });
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

test('work that fails gives its place back', async () => {
  const limiter = createLimiter({ atOnce: 1, mostWaiting: 0, retryAfterSeconds: 5 });
  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limiter.run(async () => 'done')).resolves.toBe('done');
});

const CLASSES = { known: { weight: 2, mostWaiting: 40 }, strangers: { weight: 1, mostWaiting: 40 } };

/** Who waits for what, begun in an order that is written down; each ends when it is told to. */
function createHashing(limits: { mostWaiting?: number; mostWaitingEach?: number; patienceMs?: number }) {
  const { mostWaiting = 40, ...others } = limits;
  const classes = { ...CLASSES, strangers: { weight: 1, mostWaiting } };
  const options = { atOnce: 1, retryAfterSeconds: 5, ...others, classes };
  const limiter = createClassedLimiter<keyof typeof CLASSES>(options, { class: 'strangers', keys: [] });
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

test('the flood of one visitor has its own share, and another is next', async () => {
  const { hash, begun, endAll } = createHashing({ mostWaiting: 40, mostWaitingEach: 4 });
  const flood = Array.from({ length: 110 }, () => hash('flood'));
  const honest = [hash('honest'), hash('other')];
  await endAll();
  expect(await Promise.all(honest)).toEqual(['hashed', 'hashed']);
  expect(begun).toEqual(['flood', 'honest', 'other', 'flood', 'flood', 'flood', 'flood']);
  const answers = await Promise.all(flood);
  expect(answers.filter((one) => one === 'server.unavailable')).toHaveLength(105);
});

test('of 110 who flood at once from as many addresses each has one turn before any has a second', async () => {
  const { hash, begun, endAll } = createHashing({ mostWaiting: 200, mostWaitingEach: 4 });
  const flood = Array.from({ length: 110 * 4 }, (_, turn) => hash(`flood ${turn % 110}`));
  const honest = hash('honest');
  await endAll();
  expect(await honest).toBe('hashed');
  expect(begun.indexOf('honest')).toBeLessThanOrEqual(111);
  await Promise.all(flood);
});

test('where all places are taken, who takes the most gives way to one who took less', async () => {
  const { hash, begun, endAll } = createHashing({ mostWaiting: 6 });
  const greedy = Array.from({ length: 6 }, () => hash('greedy'));
  const patient = Array.from({ length: 3 }, () => hash('patient'));
  await endAll();
  expect(await Promise.all(patient)).toEqual(['hashed', 'hashed', 'hashed']);
  expect((await Promise.all(greedy)).filter((one) => one === 'hashed')).toHaveLength(4);
  expect(begun.slice(0, 5).filter((who) => who === 'patient')).toHaveLength(2);
});

test('of those who flood from many addresses each had turns: whoever comes new is next, whoever waits', async () => {
  const { hash, begun, endAll } = createHashing({ mostWaiting: 110 });
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

test('a class that always waits takes its share of the turns and no more', async () => {
  const { hash, begun, endAll } = createHashing({});
  const known = Array.from({ length: 30 }, () => hash('own device', true));
  const strangers = Array.from({ length: 15 }, (_, turn) => hash(`stranger ${turn}`));
  await endAll();
  expect(await Promise.all([...known, ...strangers])).not.toContain('server.unavailable');
  // Weights of two to one: while both wait, every third turn is a stranger's.
  for (let at = 3; at <= 45; at += 3) {
    expect(begun.slice(0, at).filter((who) => who.startsWith('stranger')).length).toBeGreaterThanOrEqual(at / 3 - 1);
  }
});

test('a class cannot fill the places of another', async () => {
  const { hash, endAll } = createHashing({ mostWaiting: 5 });
  const known = Array.from({ length: 60 }, () => hash('own device', true));
  const strangers = Array.from({ length: 5 }, (_, turn) => hash(`stranger ${turn}`));
  await endAll();
  expect(await Promise.all(strangers)).not.toContain('server.unavailable');
  expect((await Promise.all(known)).filter((one) => one === 'server.unavailable')).toHaveLength(19);
});

test('a class that was idle saves up no turns', async () => {
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

test('ever new keys cannot keep one that had a turn waiting', async () => {
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

test('one key has so much under way, and the others the rest', async () => {
  const limiter = createLimiter({ atOnce: 6, mostWaiting: 0, mostEach: 2, retryAfterSeconds: 5 });
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

test('where nothing comes to an end, whoever waits is refused when their patience is over', async () => {
  vi.useFakeTimers();
  try {
    const { limiter, hash, ends } = createHashing({ mostWaiting: 10, patienceMs: 90 });
    const first = hash('a');
    const early = hash('b');
    await vi.advanceTimersByTimeAsync(60);
    const late = hash('c');
    await vi.advanceTimersByTimeAsync(29);
    expect(limiter.state).toEqual({ running: 1, waiting: 2, refused: 0 });
    await vi.advanceTimersByTimeAsync(2);
    expect(limiter.state).toEqual({ running: 1, waiting: 1, refused: 1 });
    expect(await early).toBe('server.unavailable');
    // Something moves: the other waits on, and has its turn.
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
