import { inject } from 'vitest';

/** Whether Firefox walks the journeys. */
export const isFirefox = (): boolean => inject('firefox') !== undefined;

/** Parts of WebDriver BiDi that Debian's Firefox lacks, or that Playwright does not use yet. */
const reasons = {
  bodies: 'bodies of requests are not read',
  downloads: 'downloads are not kept',
  fingers: 'a touch is no press that opens a file or a step',
  paper: 'its PDFs are written in another way',
  protocol: 'a step is in the protocol of Chromium',
} as const;

/** Journeys that cannot be walked in Firefox, by the beginning of their names. */
const leftOut: Record<string, keyof typeof reasons> = {
  'what is pressed before the page comes alive': 'bodies',
  'a connection that breaks while ordering': 'bodies',
  'a connection that breaks while a message is sent': 'bodies',
  'a visit by a campaign’s link is counted': 'bodies',
  'a size that is sold out is asked for by itself': 'bodies',
  'an unpaid order is given up for what is in the cart': 'bodies',
  'orders of a guest and of who signs in later bring points': 'downloads',
  'a customer lives with the shop': 'downloads',
  'a customer asks for a copy, staff send the link': 'downloads',
  'a card is refused, left and then paid with, on a phone': 'downloads',
  'a parcel is refused by': 'downloads',
  'two labels are printed in one press': 'downloads',
  'an approved return has a label': 'downloads',
  'the scanned number of an order adds it': 'paper',
  'a member shows a film, over a connection that breaks': 'protocol',
  'a rail has arrows where there is a mouse': 'protocol',
  'pictures shown large follow the finger': 'fingers',
  'from the first start to a published product': 'fingers',
  'a product is photographed, priced and published from a phone': 'fingers',
};

/** Why a journey is not walked in Firefox; undefined where it is. */
export function whyLeftOut(name: string): string | undefined {
  const found = Object.entries(leftOut).find(([beginning]) => name.startsWith(beginning));
  return found && reasons[found[1]];
}
