import type { Sample } from './exposition.ts';

/** A histogram of durations, by labels. */
export interface Histogram {
  observe(labels: Readonly<Record<string, string>>, seconds: number): void;
  samples(): Sample[];
}

export interface HistogramOptions {
  /** Upper bounds, ascending, in seconds. */
  buckets: readonly number[];
  /** The most series; further label sets are counted under `other`, so that memory is bounded. */
  mostSeries: number;
}

interface Series {
  labels: Readonly<Record<string, string>>;
  /** The count of each bucket by itself; the last bucket is above all bounds. */
  counts: number[];
  sum: number;
}

export function createHistogram({ buckets, mostSeries }: HistogramOptions): Histogram {
  const all = new Map<string, Series>();

  function seriesOf(labels: Readonly<Record<string, string>>): Series {
    const key = Object.values(labels).join('\n');
    const known = all.get(key);
    if (known) return known;
    if (all.size >= mostSeries && !key.startsWith('other')) {
      return seriesOf(Object.fromEntries(Object.keys(labels).map((name) => [name, 'other'])));
    }
    const series = { labels, counts: Array.from({ length: buckets.length + 1 }, () => 0), sum: 0 };
    all.set(key, series);
    return series;
  }

  return {
    observe(labels, seconds) {
      const series = seriesOf(labels);
      const at = buckets.findIndex((end) => seconds <= end);
      const index = at < 0 ? buckets.length : at;
      series.counts[index] = (series.counts[index] ?? 0) + 1;
      series.sum += seconds;
    },
    samples: () => [...all.values()].flatMap((series) => samplesOf(series, buckets)),
  };
}

function samplesOf({ labels, counts, sum }: Series, buckets: readonly number[]): Sample[] {
  let below = 0;
  const ends = [...buckets.map(String), '+Inf'];
  const parts = ends.map((le, index): Sample => {
    below += counts[index] ?? 0;
    return { part: 'bucket', labels: { ...labels, le }, value: below };
  });
  return [...parts, { part: 'sum', labels, value: sum }, { part: 'count', labels, value: below }];
}
