import { inject } from 'vitest';

/** Whether Firefox walks the journeys. */
export const isFirefox = (): boolean => inject('firefox') !== undefined;

/** Parts of WebDriver BiDi that Debian's Firefox lacks, or that Playwright does not use yet. */
const reasons = {
  bodies: 'bodies of requests are not read',
  downloads: 'downloads are not kept',
  fingers: 'it has no touch',
  protocol: 'a step is in the protocol of Chromium',
} as const;

/** Journeys that cannot be walked in Firefox, by the beginning of their names. */
const leftOut: Record<string, keyof typeof reasons> = {
  'what is pressed before the page comes alive': 'bodies',
  'a connection that breaks while ordering': 'bodies',
  'orders of a guest and of who signs in later bring points': 'downloads',
  'a customer lives with the shop': 'downloads',
  'a customer asks for a copy, staff send the link': 'downloads',
  'a rail has arrows where there is a mouse': 'protocol',
  'pictures shown large follow the finger': 'fingers',
};

/** Why a journey is not walked in Firefox; undefined where it is. */
export function whyLeftOut(name: string): string | undefined {
  const found = Object.entries(leftOut).find(([beginning]) => name.startsWith(beginning));
  return found && reasons[found[1]];
}
