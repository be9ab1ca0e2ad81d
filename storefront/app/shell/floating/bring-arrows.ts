import sheet from '../../styles/rail-arrows.css?url';

/** Media query for a mouse and enough room for arrows beside a horizontal scroller. */
const DESK = '(hover: hover) and (pointer: fine) and (min-width: 64rem)';

/** Loads the stylesheet that draws arrows on rails, on a desk only. */
export function bringArrows(): void {
  if (!matchMedia(DESK).matches || document.querySelector(`link[href="${sheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = DESK;
  link.href = sheet;
  document.head.append(link);
}
