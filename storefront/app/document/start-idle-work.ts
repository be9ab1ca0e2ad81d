const root = document.documentElement;

/** After this time without a touch, a key or scrolling nobody waits for an answer. */
const UNUSED_MS = 1_000;

/** Time between two parts: a frame, and a press that comes meanwhile. */
const BETWEEN_MS = 50;

/**
 * Lays the whole page out (see app.css) once it is used, in its pauses, and a part in each frame: all at once takes a
 * slow phone a third of a second, in which it answers no press. Pages after it are laid out whole.
 */
function drawInPauses(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  const parts = document.querySelectorAll<HTMLElement>('[id="main"] > *, body > footer').values();
  let next: ReturnType<typeof setTimeout>;
  const drawAfter = (ms: number) => {
    clearTimeout(next);
    next = setTimeout(idle, ms, draw);
  };
  const draw = () => {
    const { value: part } = parts.next();
    if (part) {
      part.style.contentVisibility = 'visible';
      drawAfter(BETWEEN_MS);
    } else root.setAttribute('data-drawn-last', '');
  };
  const wait = () => drawAfter(UNUSED_MS);
  for (const sign of ['scroll', 'pointerdown', 'keydown']) addEventListener(sign, wait, { passive: true });
  if (scrollY > 0) wait();
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
  drawInPauses();
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
