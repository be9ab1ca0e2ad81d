import type { Walk } from '../standards/pages.ts';
import type { Visit } from './visit.ts';

/** Opens every page of the shop in the visitor's language, customer pages after a login; each is a separate step. */
export async function openEveryPage(
  visit: Visit,
  { pages, session, cart }: Walk,
  step: (name: string, take: () => Promise<void>) => Promise<boolean>,
): Promise<void> {
  await visit.open('/track-order');
  for (const isOfCustomer of [false, true]) {
    const kept = { cart, ...(isOfCustomer && session) };
    await visit.driver.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)}) && true`);
    const wanted = pages.filter((page) => page.isOfCustomer === isOfCustomer && isIn(visit.language, page.path));
    for (const { path } of wanted) await step(path, () => visit.open(path.replace(/^\/en(?=\/|$)/, '') || '/'));
  }
}

const isIn = (language: Visit['language'], path: string) => /^\/en(\/|$)/.test(path) === (language === 'en');
