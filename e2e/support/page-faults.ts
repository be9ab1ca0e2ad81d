import type { Page } from 'playwright-core';

/**
 * Texts that an ancestor cuts off: it hides what overflows and neither scrolls nor ends the line in an ellipsis. Texts
 * for screen readers alone, decoration and strips that scroll are meant to be cut.
 */
const CLIPPED = `(() => {
  const found = [];
  const meant = '[aria-hidden=true], .sr-only, [hidden], dialog:not([open]), svg, noscript, script, style, template';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest(meant)) continue;
    if (!parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    for (let above = parent; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above);
      const [x, y] = [style.overflowX, style.overflowY];
      if (/auto|scroll/.test(x + y)) break;
      if (!/hidden|clip/.test(x + y)) { if (style.position === 'fixed') break; continue; }
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
      const edge = above.getBoundingClientRect();
      if (edge.width < 3 || edge.height < 3) break;
      const by = Math.max(edge.left - box.left, box.right - edge.right);
      const down = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      // Two pixels are the room of marks above and below letters.
      const sideways = /hidden|clip/.test(x) && by > 2;
      // A box of less than a line is one that folds.
      const upright = /hidden|clip/.test(y) && down > 4 && edge.height > 12;
      if (sideways || upright) found.push(text.data.trim().slice(0, 60) + ' (' + (sideways ? 'sideways ' + Math.round(by) : 'upright ' + Math.round(down)) + ' px, by ' + above.tagName.toLowerCase() + '.' + [...above.classList].slice(0, 4).join('.') + ')');
      break;
    }
  }
  const canvas = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select:not([multiple])')) {
    const style = getComputedStyle(select);
    if (!select.checkVisibility() || select.size > 1 || style.textOverflow === 'ellipsis') continue;
    canvas.font = style.font;
    const chosen = select.selectedOptions[0]?.text ?? '';
    const by = canvas.measureText(chosen).width + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) - select.clientWidth;
    if (by > 2) found.push(chosen + ' (sideways ' + Math.round(by) + ' px, by its own select)');
  }
  return found;
})()`;

/** Texts of the page that something cuts off, with their first words and by how much. */
export const clippedTexts = (page: Page): Promise<string[]> => page.evaluate<string[]>(CLIPPED);

/** Words that come from a program, and that no reader should see. */
const RAW = String.raw`/\b(?:undefined|NaN|null|TypeError|SyntaxError|Failed to fetch|NetworkError|Internal Server Error)\b|\[object Object\]|\{[a-z_]+\}|^\s*[{[]"/m`;

const FAULTS = `(() => {
  const main = document.querySelector('main');
  const { scrollWidth, clientWidth } = document.documentElement;
  const text = (main ?? document.body).innerText;
  const raw = ${RAW}.exec(text);
  // The innermost elements that stick out.
  const wide = () => [...document.body.querySelectorAll('*')].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 0 && (left < -1 || right > clientWidth + 1);
  }).filter((one, _, all) => !all.some((other) => other !== one && one.contains(other)))
    .slice(0, 3).map((one) => one.tagName.toLowerCase() + '.' + (one.getAttribute('class') ?? '').split(' ').slice(0, 6).join('.') + ' «' + one.textContent.slice(0, 20) + '»').join(' and ');
  return [
    scrollWidth > clientWidth && 'wider than its window by ' + (scrollWidth - clientWidth) + ' px by ' + wide(),
    raw && 'says ' + raw[0],
    !main && 'has no main part',
    main && text.trim().length === 0 && !main.querySelector('.animate-pulse, [aria-busy=true], progress, video') && 'is empty',
  ].filter(Boolean);
})()`;

/** Faults of a page that a program can see: its width, what is cut off, words of a program, nothing at all. */
export async function findPageFaults(page: Page): Promise<string[]> {
  const clipped = await clippedTexts(page);
  return [...(await page.evaluate<string[]>(FAULTS)), ...clipped.map((text) => `cut off: ${text}`)];
}
