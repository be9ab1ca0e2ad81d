/*
 * Depends on: React Router and React putting the rendering's nonce on every script, and link to one, that they write.
 * When that changes: a script of theirs without it gets no hash in the policy, and the page stays as it was drawn.
 */

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Runs nothing: data for search engines, or text. */
const DATA = /\stype="(?!module|text\/javascript)[^"]*"/;

/**
 * Distinguishes the scripts of a page from any in its contents (a text with markup, an article). `mark` is a nonce
 * known only within this rendering: React Router puts it on each of its own scripts. Scripts without it, other than
 * `constants`, get `data-foreign`, and so no hash in the policy (pages/page-renderer.ts): the browser refuses them. The
 * mark itself is removed from the document, which is the same for everybody.
 */
export function markForeignScripts(html: string, mark: string, constants: readonly string[]): string {
  const nonce = ` nonce="${mark}"`;
  return html
    .replace(SCRIPT, (script, attributes: string, code: string) => {
      const isOwn =
        attributes.includes(nonce) || DATA.test(attributes) || (attributes === '' && constants.includes(code));
      return isOwn ? script : script.replace('<script', '<script data-foreign');
    })
    .replaceAll(nonce, '');
}
