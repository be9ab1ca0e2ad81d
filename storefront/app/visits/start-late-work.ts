import { knownRoot } from '../shell/root-data.ts';
import { countVisits } from './count-visits.ts';

/** Starts work that is no part of a page: it counts the visit, and asks for an agreement where a service needs one. */
export async function startLateWork(): Promise<void> {
  const purposes = knownRoot()?.settings?.asks_consent;
  const asked = purposes && import('../consent/start-consent.ts').then(({ startConsent }) => startConsent(purposes));
  await Promise.allSettled([countVisits(), asked]);
}
