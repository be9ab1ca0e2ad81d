const CONTEXT = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const STREAM = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;

/**
 * Makes one script of those by which React Router hands a page its data. It writes several because it may stream; a whole
 * document needs one, and each more is a hash in the policy, which nothing packs.
 */
export function joinScripts(html: string): string {
  const stream = [...html.matchAll(STREAM)].map(([, code = '']) => code);
  if (stream.length === 0) return html;
  return html
    .replace(STREAM, '')
    .replace(CONTEXT, (_, context: string) => `<script>${[context, ...stream].join('')}</script>`);
}
