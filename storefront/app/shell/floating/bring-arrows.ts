import sheet from '../../styles/rail-arrows.css?url';

/** Where there is a mouse, and room for arrows beside what scrolls sideways. */
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
