/** How long a page rests before what floats comes back, in milliseconds. */
const REST_MS = 180;
const CONTROLS = 'a, button, input, select, textarea, summary, label, [role="option"]';
const PRESSED = 'button, input, select, textarea, .btn';

/** Letters reach beyond the box of their line, in which the browser finds them. */
const MARGIN_PX = 4;
/** Height of one upward step from the corner, in pixels, and the most steps. */
const STEP_PX = 28;
const MOST_STEPS = 6;
const MOST_LENIENT_STEPS = 14;
/** Points of a row, and the distance of rows: close enough that no button fits between two of them. */
const POINTS = [0, 0.25, 0.5, 0.75, 1];
const ROW_PX = STEP_PX / 2;

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether text of an element itself is within a box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => overlaps(line, box));
  });
}

/**
 * Looks for the lowest place in the column of an element where it covers no text or control, and returns its steps up from
 * the corner; undefined if there is none. `lifted` is how many steps up it is now. At the top of a page it must be visible
 * without scrolling: if necessary it then covers text, but never fields or buttons. The browser takes long to tell which
 * elements are at a point: rows of points are shared by neighbouring places, and between two places it may do other work.
 */
async function findPlace(
  element: HTMLElement,
  { lifted, isCurrent }: { lifted: number; isCurrent(): boolean },
): Promise<number | undefined> {
  const corner = element.getBoundingClientRect();
  const { left, width, height } = corner;
  const bottom = corner.bottom + lifted * STEP_PX;
  const rows: Element[][] = [];
  const rowAt = (at: number) => {
    rows[at] ??= POINTS.flatMap((x) =>
      document.elementsFromPoint(
        left - MARGIN_PX + x * (width - 1 + 2 * MARGIN_PX),
        bottom + MARGIN_PX - 1 - at * ROW_PX,
      ),
    ).filter((one) => !element.contains(one) && !one.contains(element));
    return rows[at];
  };
  const rowsOfPlace = Math.ceil((height + 2 * MARGIN_PX) / ROW_PX) + 1;

  /** Whether it covers text, a control or the footer here. It may cover a control at least twice its height. */
  function lies(step: number, isLenient: boolean): boolean {
    const box = new DOMRect(left, bottom - height - step * STEP_PX, width, height);
    const under = Array.from({ length: rowsOfPlace }, (_, row) => rowAt(2 * step + row)).flat();
    return [...new Set(under)].some((one) => {
      if (isLenient) return one.closest(PRESSED) !== null;
      if (one.closest('footer')) return true;
      const control = one.closest(CONTROLS);
      return (control !== null && control.getBoundingClientRect().height < height * 2) || hasTextIn(one, box);
    });
  }

  for (const isLenient of scrollY < STEP_PX ? [false, true] : [false]) {
    for (let step = 0; step <= (isLenient ? MOST_LENIENT_STEPS : MOST_STEPS); step += 1) {
      if (!lies(step, isLenient)) return step;
      await new Promise((resolve) => setTimeout(resolve));
      if (!isCurrent()) return undefined;
    }
  }
  return undefined;
}

/**
 * Hides a floating element while the page scrolls, and after it was scrolled down. At rest it shows it where it covers no
 * text, field or button: in its corner or higher.
 */
export function keepClear(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = scrollY;
  let isAway = false;
  let lifted = 0;
  let looks = 0;
  function show(isShown: boolean): void {
    element.style.transition = 'opacity 150ms';
    element.style.opacity = isShown ? '1' : '0';
    element.style.visibility = isShown ? 'visible' : 'hidden';
  }
  /** Shows it in its place, unless the page moves on meanwhile. */
  async function place(): Promise<void> {
    const look = looks;
    const isCurrent = () => look === looks;
    const steps = isAway ? undefined : await findPlace(element, { lifted, isCurrent });
    if (!isCurrent()) return;
    lifted = steps ?? 0;
    element.style.translate = `0 ${-lifted * STEP_PX}px`;
    show(steps !== undefined);
  }
  function placeAtRest(): void {
    looks += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void place(), REST_MS);
  }
  function look(): void {
    // A button with the focus stays visible.
    if (element.contains(document.activeElement)) return;
    show(false);
    placeAtRest();
  }
  /**
   * Content that is added later, as hearts on cards, may be under the button: it stays visible until a position is
   * found.
   */
  const arrived = new MutationObserver(() => {
    if (!element.contains(document.activeElement)) placeAtRest();
  });
  /** Scrolling down is reading on: it stays away until the way back up. */
  function onScroll(): void {
    isAway = scrollY > last;
    last = scrollY;
    look();
  }
  look();
  arrived.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', look);
  return () => {
    arrived.disconnect();
    looks += 1;
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    removeEventListener('resize', look);
  };
}
