import { expect, test } from 'vitest';
import { markForeignScripts } from './mark-foreign-scripts.ts';

const MARK = 'f3b0';

test('leaves the scripts of the page as they would be without a mark', () => {
  const html = `<script>start()</script><script nonce="${MARK}">route()</script><link nonce="${MARK}" href="/a.js"/>`;
  expect(markForeignScripts(html, MARK, ['start()'])).toBe(
    '<script>start()</script><script>route()</script><link href="/a.js"/>',
  );
});

test.each([
  '<script>steal()</script>',
  '<script type="module">steal()</script>',
  '<script type="text/javascript">steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '<script src="/assets/ours.js"></script>',
  '<script id="start()">start()</script>',
])('marks %s as not the page\u2019s own', (script) => {
  expect(markForeignScripts(`<p>${script}</p>`, MARK, ['start()'])).toContain('<script data-foreign');
});

test('leaves data alone, which runs nothing', () => {
  const html = '<script type="application/ld+json">{"name":"Waha"}</script>';
  expect(markForeignScripts(html, MARK, [])).toBe(html);
});
