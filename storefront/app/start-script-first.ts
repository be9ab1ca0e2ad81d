const SCRIPT = /<script data-start="">[\s\S]*?<\/script>/;
const STYLES = '<link rel="stylesheet"';

/**
 * Moves the start script before the styles: React writes styles first, and a parser that meets a script behind them waits
 * for them to arrive before it reads on.
 */
export function startScriptFirst(html: string): string {
  const [script] = SCRIPT.exec(html) ?? [];
  if (!script || !html.includes(STYLES)) return html;
  return html.replace(script, () => '').replace(STYLES, () => `${script}${STYLES}`);
}
