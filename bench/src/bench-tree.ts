import { measurePurged } from './bench-purged.ts';
import { median, percentile } from './load.ts';
import { latencyRow, type Row } from './report.ts';

/** First calls after a purge, and lists among purges, of a shop with a deep tree beside one of forty categories. */
export async function benchTree(fewUrl: string, deepUrl: string, folder: string): Promise<Row[]> {
  const [few = [], deep = []] = await measurePurged([fewUrl, deepUrl], folder);
  const p99 = (rounds: typeof few, of: 'first' | 'among') => median(rounds.map((round) => percentile(round[of], 0.99)));
  return [
    latencyRow('first call after a purge at 10,520 categories, p99', p99(deep, 'first'), 'at 40', p99(few, 'first'), 2),
    latencyRow(
      'lists at 10,520 categories, 10 purges a second, p99',
      p99(deep, 'among'),
      'at 40',
      p99(few, 'among'),
      2,
    ),
  ];
}
