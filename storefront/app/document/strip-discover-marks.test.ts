import { expect, it } from 'vitest';
import { stripDiscoverMarks } from './strip-discover-marks.ts';

it('takes the mark off links and forms, and no words of a text', () => {
  const text = '<script type="text/plain" data-handed>[~say  data-discover="true" twice~]</script>';
  expect(
    stripDiscoverMarks(
      `<a class="x" href="/a" data-discover="true">a data-discover="true"</a><a data-discover="true">b</a><form data-discover="true" action="/b"></form>${text}`,
    ),
  ).toBe(`<a class="x" href="/a">a data-discover="true"</a><a>b</a><form action="/b"></form>${text}`);
});
