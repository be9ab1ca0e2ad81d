import sheet from '../../styles/rail-arrows.css?url';

/** Media query for a mouse and enough room for arrows beside a horizontal scroller. */
const DESK = '(hover: hover) and (pointer: fine) and (min-width: 64rem)';

/** Has rails drawn with arrows on a desk, now and from now on; phones fetch nothing. */
export function bringArrows(): void {
  if (!matchMedia(DESK).matches || document.querySelector(`link[href="${sheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = DESK;
  link.href = sheet;
  document.head.append(link);
}
