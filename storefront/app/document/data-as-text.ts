/*
 * Depends on the context script of `<Scripts>` (`window.__reactRouterContext = {…};….stream = …`), on the scripts of
 * `<StreamTransfer>` that call `streamController.enqueue("…")` and `.close()`, and on a module script with `async=""`.
 * When CONTEXT no longer matches, the document keeps React Router's scripts: 35 kB before the first frame, each with a
 * hash in the policy. When the stream lacks its data, the page does not become interactive.
 */

const CONTEXT =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = [\s\S]*?<\/script>/;
const STREAM = /<script>window\.__reactRouterContext\.streamController\.([\s\S]*?)<\/script>/g;
const ENQUEUE = /^enqueue\(([\s\S]*)\);$/;
/** Flags of React Router that are off are as good as none. */
const FLAGS = /"future":\{(?:"\w+":false,?)+\}/;
const START = '<script type="module" async="">';

/**
 * JSON whose strings hold JSON (packed.ts) is full of `\"`. Written with the marks exchanged, a list with its headers fits the
 * first ten packets of a connection; `~` stands for a quotation mark, and is itself written as its number.
 */
const exchanged = (json: string) =>
  json.replaceAll('~', '\\u007e').replace(/\\?"/g, (mark) => (mark === '"' ? '~' : '"'));
const EXCHANGE_BACK = `.replaceAll('"','\\\\"').replaceAll("~",'"')`;

/**
 * Hands a page its data as text. React Router writes it as scripts that call a stream while the page is read, because it may
 * stream; in a whole document they stand in the way of the first frame (35 kB of program on home), and each is a hash in the
 * policy. The start script makes the stream from the text instead.
 */
export function dataAsText(html: string): string {
  const context = CONTEXT.exec(html);
  if (!context) return html;
  const pieces = [...html.matchAll(STREAM)].flatMap(([, call = '']) => ENQUEUE.exec(call)?.[1] ?? []);
  const data = pieces.map((literal) => JSON.parse(literal) as string).join('');
  // The text is JSON, so a `<` occurs only inside a string.
  const text = exchanged(data.replaceAll('<', '\\u003c'));
  const settings = context[1]?.replace(FLAGS, '"future":{}');
  const start = `window.__reactRouterContext={...${settings},stream:new Response(document.querySelector("script[data-handed]").textContent${EXCHANGE_BACK}).body};\n`;
  return (
    html
      .replace(STREAM, '')
      // React looks for the script it wrote, and finds its place.
      .replace(CONTEXT, () => `<script type="text/plain" data-handed>${text}</script><script></script>`)
      .replace(START, () => START + start)
  );
}
