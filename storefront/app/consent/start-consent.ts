import { createHttpApi } from '@waha/contract/client';
import type { Calls } from '@waha/contract/types';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { readCurrentCart, watchCart } from '../cart/cart-store.ts';
import { restoringCart } from '../cart/restoring-cart.ts';
import { whenLookedAt } from '../document/when-looked-at.ts';
import { knownRoot } from '../shell/root-data.ts';
import { loadTexts } from '../text/load-texts.ts';
import { textsOf } from '../text/texts.ts';
import { addedProducts } from '../visits/added-products.ts';
import { asksNotToBeCounted } from '../visits/asks-not-to-be-counted.ts';
import { onNavigation } from '../visits/on-navigation.ts';
import { type ClickMarks, dropMarks, keepMarks, marksIn } from './click-marks.ts';
import { type Answer, ConsentBanner, type Purpose } from './consent-banner.tsx';
import { addFooterLink } from './footer-link.ts';
import { CONSENT_VERSION, storeConsent, storedConsent } from './stored-consent.ts';

/** Time after which a navigation is drawn, in milliseconds. */
const DRAWN_MS = 500;

type Told = Omit<Calls['POST /conversions']['body'], 'consent_id' | 'path'>;

/**
 * Asks for an agreement where a service is set up that needs one, and tells the shop what a visitor who agreed does. Before
 * that, and after a refusal, nothing is sent and nothing of the advertisement is kept (docs/decisions/0167).
 */
export async function startConsent(purposes: readonly Purpose[]): Promise<void> {
  const root = knownRoot();
  // A browser that asks not to be followed has answered.
  if (!root || window.top !== window || asksNotToBeCounted(navigator)) return;
  const found = marksIn(location.search);
  await whenLookedAt();
  const { language } = root;
  const api = createHttpApi({ baseUrl: '', apiKey: root.storeKey, language: () => language });
  let close: () => void = () => undefined;

  async function answered(answer: Answer): Promise<void> {
    close();
    const { id } = storedConsent() ?? { id: null };
    const isAgreed = answer.analytics || answer.marketing;
    storeConsent({ ...answer, id });
    if (!isAgreed) dropMarks();
    // A browser that never agreed stays unknown.
    if (!isAgreed && id === null) return;
    const body = { ...answer, ...(id !== null && { id }), text_version: CONSENT_VERSION };
    const kept = await api('POST /consents', { body, keepalive: true });
    storeConsent({ ...answer, id: kept.id });
  }

  function ask(): void {
    close();
    const place = document.body.appendChild(document.createElement('div'));
    const banner = createRoot(place);
    close = () => {
      banner.unmount();
      place.remove();
      close = () => undefined;
    };
    const onAnswer = (answer: Answer) => void answered(answer).catch(() => undefined);
    banner.render(createElement(ConsentBanner, { language, purposes, onAnswer }));
  }

  await loadTexts(['consent']);
  // A page without a footer may lead to one with it, drawn after the navigation.
  const link = () => addFooterLink(textsOf(language, 'consent')('choices'), ask);
  link();
  onNavigation(() => setTimeout(link, DRAWN_MS));
  tellWhatHappens((told) => {
    const consent = storedConsent();
    if (!consent?.id || !(consent.analytics || consent.marketing)) return;
    const clicks: ClickMarks = keepMarks(found);
    const body = { ...told, consent_id: consent.id, path: location.pathname.slice(0, 300), clicks };
    void api('POST /conversions', { body, keepalive: true }).catch(() => undefined);
  });
  if (storedConsent() === null) ask();
}

/** Calls `tell` for what is put into the cart, for each checkout that begins, and for an order that was placed. */
function tellWhatHappens(tell: (told: Told) => void): void {
  let { lines } = readCurrentCart();
  watchCart(() => {
    const before = lines;
    lines = readCurrentCart().lines;
    if (restoringCart.isRunning || document.visibilityState !== 'visible') return;
    const added = addedProducts(before, lines).map((id) => ({ product_id: id, quantity: 1 }));
    if (added.length > 0) tell({ kind: 'add_to_cart', lines: added });
  });
  let seen = '';
  const look = () => {
    const { pathname } = location;
    if (pathname !== seen && /^(\/en)?\/checkout$/.test(pathname)) {
      const products = lines.filter(({ is_bundle: isBundle }) => !isBundle).slice(0, 20);
      tell({ kind: 'checkout', lines: products.map(({ id, quantity }) => ({ product_id: id, quantity })) });
    }
    seen = pathname;
  };
  look();
  onNavigation(look);
  addEventListener('order-placed', (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string')
      tell({ kind: 'purchase', order_id: event.detail });
  });
}
