import { createHttpApi } from '@waha/contract/client';
import { whenLookedAt } from '../document/when-looked-at.ts';
import { knownRoot } from '../shell/root-data.ts';
import { loadTexts } from '../text/load-texts.ts';
import { textsOf } from '../text/texts.ts';
import { asksNotToBeCounted } from '../visits/asks-not-to-be-counted.ts';
import { toldPath } from '../visits/count-visits.ts';
import { onNavigation } from '../visits/on-navigation.ts';
import { dropMarks, keepMarks, marksIn } from './click-marks.ts';
import { createConsentAnswers } from './consent-answers.ts';
import type { Purpose } from './consent-banner.tsx';
import { addFooterLink } from './footer-link.ts';
import { bannerOf } from './show-banner.ts';
import { isAgreed, storedConsent } from './stored-consent.ts';
import { tellWhatHappens } from './tell-what-happens.ts';

/** Time after which a navigation is drawn, in milliseconds. */
const DRAWN_MS = 500;

/**
 * Asks for an agreement where a service is set up that needs one, and tells the shop what a visitor who agreed does. Before
 * that, and after a refusal, nothing is sent and nothing of the advertisement is kept (docs/decisions/0167).
 */
export async function startConsent(purposes: readonly Purpose[]): Promise<void> {
  const root = knownRoot();
  if (!root || window.top !== window) return;
  const found = marksIn(location.search);
  const { language } = root;
  const api = createHttpApi({ baseUrl: '', apiKey: root.storeKey, language: () => language });
  const answers = createConsentAnswers((body) => api('POST /consents', { body, keepalive: true }));
  // A browser that asks not to be followed has answered.
  if (asksNotToBeCounted(navigator)) return answers.takeBack().catch(() => undefined);
  await whenLookedAt();
  void answers.settle().catch(() => undefined);
  await loadTexts(['consent']);
  const ask = bannerOf({ language, purposes }, (answer) => {
    if (!isAgreed(answer)) dropMarks();
    void answers.give(answer).catch(() => undefined);
  });
  // A page without a footer may lead to one with it, drawn after the navigation.
  const link = () => addFooterLink(textsOf(language, 'consent')('choices'), () => ask({ takesFocus: true }));
  link();
  onNavigation(() => setTimeout(link, DRAWN_MS));
  tellWhatHappens((told) => {
    const path = toldPath(location.pathname);
    const send = async () => {
      const consentId = await answers.agreement();
      if (consentId === null) return;
      const body = { ...told, consent_id: consentId, path, clicks: keepMarks(found) };
      await api('POST /conversions', { body, keepalive: true });
      answers.told();
    };
    void send().catch(() => undefined);
  });
  if (storedConsent()?.isOld ?? true) ask({ takesFocus: false });
}
