import { expect, it } from 'vitest';
import { dataAsText } from './data-as-text.ts';

const context =
  'window.__reactRouterContext = {"basename":"/","ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){}});';
const enqueue = (text: string) => `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text)});`;
const close = 'window.__reactRouterContext.streamController.close();';

it('writes the pieces of the data as one text, and lets the start script make a stream of it', () => {
  const html = `<p>a</p><script>${context}</script><script type="module" async="">start()</script><!--$--><script>${enqueue('["$& \\"a\\"",')}</script><!--$--><script>${enqueue('1]\n')}</script><script>${close}</script><!--/$--><!--/$-->`;
  expect(dataAsText(html)).toBe(
    `<p>a</p><script type="application/json" data-handed>["$& \\"a\\"",1]\n</script><script></script><script type="module" async="">window.__reactRouterContext={...{"basename":"/","ssr":true},stream:new Response(document.querySelector("script[data-handed]").textContent).body};\nstart()</script><!--$--><!--$--><!--/$--><!--/$-->`,
  );
});

it('lets no text of a customer end the script', () => {
  const data = JSON.stringify(['</script><img src=x onerror=alert(1)><!--']);
  // As the router writes it: its own escapes, in a program.
  const written = JSON.stringify(data).replaceAll('<', '\\u003c');
  const html = dataAsText(
    `<script>${context}</script><script type="module" async=""></script><script>window.__reactRouterContext.streamController.enqueue(${written});</script><script>${close}</script>`,
  );
  const [, text = ''] = /data-handed>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(text).not.toContain('<');
  expect(text).toContain('onerror');
  expect(JSON.parse(text)).toEqual(JSON.parse(data));
});

it('leaves a document without data as it is', () => {
  expect(dataAsText('<p>x</p>')).toBe('<p>x</p>');
});
