import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { dataAsText } from './data-as-text.ts';

const context =
  'window.__reactRouterContext = {"basename":"/","future":{"a":false,"b":false},"ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){}});';
const enqueue = (text: string) => `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text)});`;
const close = 'window.__reactRouterContext.streamController.close();';

/** A document as React Router writes it, with its data in these pieces. */
function written(...pieces: string[]): string {
  const enqueued = pieces.map((piece) => `<!--$--><script>${enqueue(piece).replaceAll('<', '\\u003c')}</script>`);
  return `<p>a</p><script>${context}</script><script type="module" async="">start()</script>${enqueued.join('')}<script>${close}</script><!--/$-->`;
}

const handed = (html: string) => /data-handed>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

/** Result of the page's own start script on the text. */
async function startedWith(html: string): Promise<string> {
  const [, start = ''] = /<script type="module" async="">([\s\S]*?;)\nstart\(\)/.exec(html) ?? [];
  const window: { __reactRouterContext?: { basename: string; stream: ReadableStream } } = {};
  const document = { querySelector: () => ({ textContent: handed(html) }) };
  runInNewContext(start, { window, document, Response });
  expect(window.__reactRouterContext?.basename).toBe('/');
  return await new Response(window.__reactRouterContext?.stream).text();
}

it('writes the pieces of the data as one text, beside the place of the script it was', () => {
  const html = dataAsText(written('["$&",', '1]\n'));
  expect(html).toContain(
    '<p>a</p><script type="text/plain" data-handed>[~$&~,1]\n</script><script></script><script type="module"',
  );
  expect(html).toContain('{...{"basename":"/","future":{},"ssr":true},stream:');
  expect(html.split('<script>')).toHaveLength(2);
});

it('lets the start make a stream of the very same data', async () => {
  const inner = JSON.stringify({ text: 'a "b" \\ \\" ~ c\n', more: JSON.stringify(['"\\"']) });
  const data = JSON.stringify([{ _1: 2 }, 'packed', inner, 'ends in \\', '~', 'عود']);
  const html = dataAsText(written(data.slice(0, 20), data.slice(20)));
  expect(JSON.parse(await startedWith(html))).toEqual(JSON.parse(data));
});

it('lets no text of a customer end the script', async () => {
  const data = JSON.stringify(['</script><img src=x onerror=alert(1)><!--']);
  const html = dataAsText(written(data));
  expect(handed(html)).not.toContain('<');
  expect(handed(html)).toContain('onerror');
  expect(JSON.parse(await startedWith(html))).toEqual(JSON.parse(data));
});

it('leaves a document without data as it is', () => {
  expect(dataAsText('<p>x</p>')).toBe('<p>x</p>');
});
