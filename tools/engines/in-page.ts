// Code that runs in the page is passed as text: every engine gets the same, and Node has no document.

/** True once React has hydrated the page: React marks its elements. */
export const READY = `Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react'))`;

/** Collects errors in the page from here on, for FAULTS. */
export const LISTEN = `(() => {
  window.failures ??= [];
  addEventListener('error', ({ message }) => failures.push(message));
  addEventListener('unhandledrejection', ({ reason }) => failures.push(String(reason)));
})()`;

/**
 * Finds an element by selector and by the beginning of its name: the point to click it, or the reason why it cannot be
 * clicked. A panel that slides in looks still between two frames of a slow engine, so its animation is asked.
 */
export const LOCATE = `(css, named) => {
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const nameOf = (one) => plain(one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent);
  const found = [...document.querySelectorAll(css)]
    .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && one.getBoundingClientRect().width > 0)
    .find((one) => named === null || nameOf(one).startsWith(named));
  if (!found) return { trouble: 'is not there' };
  if (found.disabled) return { trouble: 'is disabled' };
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const isMoving = document.getAnimations().some(({ effect, playState }) =>
    playState === 'running' && effect?.getComputedTiming().endTime < Infinity && effect.target?.contains(found));
  if (isMoving) return { trouble: 'is moving' };
  const box = found.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const met = document.elementFromPoint(x, y);
  if (!found.contains(met)) return { trouble: 'is covered by ' + met?.outerHTML.slice(0, 200) };
  return { x, y };
}`;

export const FAULTS = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const missing = [...document.querySelectorAll('main img')]
    .filter((one) => one.checkVisibility() && one.complete && one.src && one.naturalWidth === 0)
    .map((one) => 'not drawn: ' + (one.currentSrc || one.src));
  const wide = scrollWidth > clientWidth ? ['wider than the window by ' + (scrollWidth - clientWidth) + ' px'] : [];
  const cramped = [...document.querySelectorAll('dialog[open], dialog[open] *')]
    .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
    .filter((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight < innerHeight / 3)
    .map((one) => 'scrolls in ' + one.clientHeight + ' px of ' + one.scrollHeight + ': ' + one.className);
  return [...wide, ...missing, ...cramped, ...(window.failures ?? []).map((failure) => 'failed: ' + failure)];
})()`;
