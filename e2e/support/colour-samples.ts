/**
 * Runs in the page: marks one text of each colouring with `data-colours`. A colouring is all that contrast is made of: the
 * text's colour, size, weight and shadow, and of everything it stands in the background, opacity, blending, and whether it is
 * taken out of the flow, where something else may lie behind it.
 */
export const markOnePerColours = `(() => {
  for (const old of document.querySelectorAll('[data-colours]')) old.removeAttribute('data-colours');
  const known = new Map();
  const behind = (element) => {
    if (!element) return '';
    const kept = known.get(element);
    if (kept !== undefined) return kept;
    const style = getComputedStyle(element);
    const own = [style.backgroundColor, style.backgroundImage, style.opacity, style.mixBlendMode, style.filter,
      style.position === 'static' || style.position === 'relative' ? '' : style.position].join();
    const plain = own === 'rgba(0, 0, 0, 0),none,1,normal,none,';
    const all = plain ? behind(element.parentElement) : behind(element.parentElement) + '|' + own;
    known.set(element, all);
    return all;
  };
  const seen = new Set();
  for (const element of document.querySelectorAll('body *')) {
    const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '') ||
      element.matches('input, textarea, select');
    if (!says || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const colours = [style.color, style.fontSize, style.fontWeight, style.textShadow, element.matches(':disabled, [aria-disabled=true]'),
      behind(element)].join();
    if (seen.has(colours)) continue;
    seen.add(colours);
    element.setAttribute('data-colours', '');
  }
})()`;
