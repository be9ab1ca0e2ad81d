import autocannon from 'autocannon';

/** Requests per second that a server answered at full load over HTTP keep-alive. */
export async function requestsPerSecond(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const run = (duration: number) => autocannon({ url, headers, connections: 32, duration });
  await run(1);
  const result = await run(seconds);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

/** Measures two servers alternately, so that noise of the machine affects both. Returns medians. */
export async function compareServers(
  one: string,
  other: string,
  headers: Record<string, string>,
  rounds = 3,
  seconds = 3,
): Promise<{ one: number; other: number }> {
  const rates: { one: number[]; other: number[] } = { one: [], other: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.other.push(await requestsPerSecond(other, headers, seconds));
    rates.one.push(await requestsPerSecond(one, headers, seconds));
  }
  return { one: median(rates.one), other: median(rates.other) };
}

/**
 * Runs `work` repeatedly, `concurrency` calls concurrently; returns the rate per second and each duration in
 * milliseconds.
 */
export async function drive(work: (turn: number) => Promise<void>, concurrency: number, count: number) {
  const durations: number[] = [];
  let next = 0;
  const from = performance.now();
  const worker = async () => {
    for (let turn = next++; turn < count; turn = next++) {
      const begun = performance.now();
      await work(turn);
      durations.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { perSecond: count / ((performance.now() - from) / 1_000), durations };
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
