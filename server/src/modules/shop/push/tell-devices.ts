import type { Database } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { languageFor } from '../settings/index.ts';
import type { ToldDevice } from './devices.store.ts';
import { insertMessage } from './messages.store.ts';

/** News in the words of a lock screen. */
export interface News {
  title: string;
  body: string;
  /** A path of the shop or of the admin. */
  path: string;
}

export interface Telling {
  /** On the device, and among what waits, the later news of a tag replace the former. */
  tag: string;
  urgency: 'normal' | 'high';
  /** The time after which the news are of no use. */
  validMs: number;
}

export interface TellDeps {
  db: Database;
  now: () => number;
  wakePush: () => void;
}

const LONGEST_TITLE = 120;
const LONGEST_BODY = 300;

/** Queues news for devices, in the language of each. Repeating it replaces what waits. */
export async function tellDevices(
  { db, now, wakePush }: TellDeps,
  devices: readonly ToldDevice[],
  { tag, urgency, validMs }: Telling,
  newsFor: (language: Language, device: ToldDevice) => Promise<News | undefined> | News,
): Promise<void> {
  for (const device of devices) {
    const language = await languageFor(db, device.language);
    const news = await newsFor(language, device);
    if (!news) continue;
    const { title, body, path } = news;
    const payload = JSON.stringify({
      ...{ title: shortened(title, LONGEST_TITLE), body: shortened(body, LONGEST_BODY), path, tag },
      ...{ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' },
    });
    const at = new Date(now());
    const expiresAt = new Date(at.getTime() + validMs);
    await insertMessage(db, { deviceId: device.id, tag, payload, urgency, at, expiresAt });
  }
  if (devices.length > 0) wakePush();
}

/** At most so many characters, never half of one. */
const shortened = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
};
