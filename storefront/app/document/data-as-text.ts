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
/** Flags of React Router that are all off, which has the same effect as none. */
const FLAGS = /"future":\{(?:"\w+":false,?)+\}/;
const START = '<script type="module" async="">';

/**
 * JSON whose strings contain JSON (packed.ts) is full of `\"`. With `"` and `\"` swapped, a list with its headers fits
 * the first ten packets of a connection. `~` stands for a quotation mark, and a real `~` is written as an escape.
 */
const exchanged = (json: string) =>
  json.replaceAll('~', '\\u007e').replace(/\\?"/g, (mark) => (mark === '"' ? '~' : '"'));
const EXCHANGE_BACK = `.replaceAll('"','\\\\"').replaceAll("~",'"')`;

/**
 * Writes a page's data as text. React Router writes it as scripts that call a stream, because it may send the page in
 * pieces. In a whole document those scripts delay the first frame (35 kB of program on home), and each needs a hash in
 * the policy. The start script creates the stream from the text instead.
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
      // React expects the removed script during hydration, so an empty one takes its place.
      .replace(CONTEXT, () => `<script type="text/plain" data-handed>${text}</script><script></script>`)
      .replace(START, () => START + start)
  );
}
