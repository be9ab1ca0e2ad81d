const root = document.documentElement;

/** A press is answered within this time, and its frame is drawn. */
const ANSWERED_MS = 300;

/**
 * Lays the whole page out (see app.css), a part in each frame: all at once takes a slow phone a third of a second, in
 * which it answers no press.
 */
function drawAll(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  const parts = document.querySelectorAll<HTMLElement>('[id="main"] > *, body > footer').values();
  const drawNext = () => {
    const { value: part } = parts.next();
    if (part) {
      part.style.contentVisibility = 'visible';
      requestAnimationFrame(() => idle(drawNext));
    } else root.setAttribute('data-drawn-last', '');
  };
  drawNext();
}

/**
 * From the first touch on, the whole page is laid out, and so is every page after it: not between a press and its
 * answer.
 */
function drawAtFirstUse(): void {
  const draw = () => setTimeout(window.requestIdleCallback ?? setTimeout, ANSWERED_MS, drawAll);
  for (const sign of ['scroll', 'pointerdown', 'keydown']) addEventListener(sign, draw, { once: true, passive: true });
  if (scrollY > 0) draw();
}

/** Resolves after a while, or as soon as the page is hidden. */
function untilUnhurried(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, 3_000);
    document.addEventListener('visibilitychange', resolve, { once: true });
  });
}

/** A page is counted when somebody stays on it for so long; it also leaves the network to the first view. */
const COUNTED_MS = 2_000;

/** Starts what is no part of the page later, by code of its own. */
function startLater(): void {
  const start = () => import('../visits/start-late-work.ts').then(({ startLateWork }) => startLateWork());
  setTimeout(() => void start().catch(() => undefined), COUNTED_MS);
}

/** Starts work that can wait until the page is idle. */
export async function startIdleWork(): Promise<void> {
  // First, since it asks how far the page is scrolled: afterwards all of it would be laid out for the answer.
  drawAtFirstUse();
  root.removeAttribute('data-drawn');
  startLater();
  // Asked after an order (install/install-offer.tsx), not in a bar over the first page.
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.installOffer = offer;
  });
  if (!('serviceWorker' in navigator)) return;
  // Work in another thread costs time too: on two cores it doubles the time of the page's own work.
  await untilUnhurried();
  const { registerServiceWorker } = await import('../offline/register-service-worker.ts');
  await registerServiceWorker();
}
