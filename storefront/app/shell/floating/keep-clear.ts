/** How long a page rests before what floats comes back, in milliseconds. */
const REST_MS = 180;
const CONTROLS = 'a, button, input, select, textarea, summary, label, [role="option"]';
/** Close enough that no button fits between two of them. */
const PARTS = [0, 0.25, 0.5, 0.75, 1];

/** Letters reach beyond the box of their line, in which the browser finds them. */
const MARGIN_PX = 4;

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

const PRESSED = 'button, input, select, textarea, .btn';

/**
 * Whether an element covers text, a control or the footer. It may cover a control at least twice its height, such as a
 * picture link. `isLenient`: only fields and buttons count.
 */
function lies(element: HTMLElement, isLenient: boolean): boolean {
  const box = element.getBoundingClientRect();
  const under = PARTS.flatMap((x) =>
    PARTS.flatMap((y) =>
      document.elementsFromPoint(
        box.left - MARGIN_PX + x * (box.width - 1 + 2 * MARGIN_PX),
        box.top - MARGIN_PX + y * (box.height - 1 + 2 * MARGIN_PX),
      ),
    ),
  );
  return [...new Set(under)].some((one) => {
    if (element.contains(one) || one.contains(element)) return false;
    if (isLenient) return one.closest(PRESSED) !== null;
    if (one.closest('footer')) return true;
    const control = one.closest(CONTROLS);
    return (control !== null && control.getBoundingClientRect().height < box.height * 2) || hasTextIn(one, box);
  });
}

/** Height of one upward step from the corner, in pixels, and the most steps. */
const STEP_PX = 28;
const MOST_STEPS = 6;
const MOST_LENIENT_STEPS = 14;

function findPlaceAmong(element: HTMLElement, steps: number, isLenient: boolean): boolean {
  for (let step = 0; step <= steps; step += 1) {
    element.style.translate = `0 ${-step * STEP_PX}px`;
    if (!lies(element, isLenient)) return true;
  }
  return false;
}

/**
 * Moves it to the lowest position in its column where it covers no text or control; false if there is none. At the top
 * of a page it must be visible without scrolling: if necessary it then covers text, but never fields or buttons.
 */
function findPlace(element: HTMLElement): boolean {
  return (
    findPlaceAmong(element, MOST_STEPS, false) ||
    (scrollY < STEP_PX && findPlaceAmong(element, MOST_LENIENT_STEPS, true))
  );
}

/**
 * Hides a floating element while the page scrolls, and after it was scrolled down. At rest it shows it where it covers no text, field or button: in its
 * corner or higher.
 */
export function keepClear(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = scrollY;
  let isAway = false;
  function show(isShown: boolean): void {
    element.style.transition = 'opacity 150ms';
    element.style.opacity = isShown ? '1' : '0';
    element.style.visibility = isShown ? 'visible' : 'hidden';
  }
  function look(): void {
    // A button with the focus stays visible.
    if (element.contains(document.activeElement)) return;
    show(false);
    clearTimeout(timer);
    timer = setTimeout(() => show(!isAway && findPlace(element)), REST_MS);
  }
  /**
   * Content that is added later, as hearts on cards, may be under the button: it stays visible until a position is
   * found.
   */
  const arrived = new MutationObserver(() => {
    if (element.contains(document.activeElement)) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(!isAway && findPlace(element)), REST_MS);
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
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    removeEventListener('resize', look);
  };
}
