import { expect, it } from 'vitest';
import { joinScripts } from './join-scripts.ts';

const context = 'window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream();';
const first = 'window.__reactRouterContext.streamController.enqueue("[\\"$& a\\"]\\n");';
const last = 'window.__reactRouterContext.streamController.close();';

it('puts the pieces of the data behind what receives them, in their order', () => {
  const html = `<p>a</p><script>${context}</script><script type="module">m()</script><!--$--><script>${first}</script><!--$--><script>${last}</script><!--/$--><!--/$-->`;
  expect(joinScripts(html)).toBe(
    `<p>a</p><script>${context}${first}${last}</script><script type="module">m()</script><!--$--><!--$--><!--/$--><!--/$-->`,
  );
});

it('leaves a document without data as it is', () => {
  expect(joinScripts(`<script>${context}</script>`)).toBe(`<script>${context}</script>`);
});
