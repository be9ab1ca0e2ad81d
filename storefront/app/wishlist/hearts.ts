import type { Api } from '@waha/contract/client';
import { loadTexts } from '../text/load-texts.ts';
import { textsOf } from '../text/texts.ts';
import { toggleWish } from './toggle-wish.ts';
import { readWishes, watchWishes } from './wishlist-store.ts';

/** A heart on a card: it says which product it is of, and is drawn empty for everyone. */
function paint(heart: Element, wished: ReadonlySet<string>): void {
  const isWished = wished.has(heart.getAttribute('data-wish') ?? '');
  heart.setAttribute('aria-pressed', String(isWished));
  for (const name of ['fill-current', 'text-negative']) heart.firstElementChild?.classList.toggle(name, isWished);
}

function paintIn(within: ParentNode): void {
  const wished = new Set(readWishes().map(String));
  for (const heart of within.querySelectorAll('[data-wish]')) paint(heart, wished);
}

let isWatching = false;

/** Fills the hearts of what this browser keeps, those of cards that come later as well. */
export function watchHearts(): void {
  if (isWatching) return;
  isWatching = true;
  paintIn(document);
  watchWishes(() => paintIn(document));
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) paintIn(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** What a press on a heart does. */
export async function pressHeart(id: number, api: Api): Promise<void> {
  watchHearts();
  await toggleWish(id, api, async () => {
    await loadTexts(['product']);
    return textsOf(document.documentElement.lang === 'en' ? 'en' : 'ar', 'product')('wishFailed');
  });
}
