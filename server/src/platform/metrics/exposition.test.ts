import { expect, test } from 'vitest';
import { writeExposition } from './exposition.ts';
import { createHistogram } from './histogram.ts';

test('whatever a label or a help says stays inside its line', () => {
  const text = writeExposition([
    { name: 'a', help: 'two\nlines \\', type: 'gauge', samples: [{ value: 1, labels: { is: 'a "b"\\\nc' } }] },
  ]);
  expect(text).toBe('# HELP a two\\nlines \\\\\n# TYPE a gauge\na{is="a \\"b\\"\\\\\\nc"} 1\n');
});

test('a histogram counts what took at most so long, each bucket with those below it', () => {
  const histogram = createHistogram({ buckets: [0.1, 1], mostSeries: 10 });
  for (const seconds of [0.05, 0.1, 0.5, 3]) histogram.observe({ route: 'a' }, seconds);
  const text = writeExposition([{ name: 'h', help: 'x', type: 'histogram', samples: histogram.samples() }]);
  expect(text.split('\n').slice(2)).toEqual([
    'h_bucket{route="a",le="0.1"} 2',
    'h_bucket{route="a",le="1"} 3',
    'h_bucket{route="a",le="+Inf"} 4',
    'h_sum{route="a"} 3.65',
    'h_count{route="a"} 4',
    '',
  ]);
});

test('labels beyond the most are all one', () => {
  const histogram = createHistogram({ buckets: [1], mostSeries: 2 });
  for (const route of ['a', 'b', 'c', 'd', 'a']) histogram.observe({ route }, 1);
  const counts = histogram.samples().filter(({ part }) => part === 'count');
  expect(counts.map(({ labels, value }) => [labels?.route, value])).toEqual([
    ['a', 2],
    ['b', 1],
    ['other', 2],
  ]);
});
