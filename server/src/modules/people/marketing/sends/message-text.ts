import { createHash } from 'node:crypto';
import type { MarketingMessage } from '@waha/contract';
import { type ApprovedWords, countParts } from '../../../../platform/sms/index.ts';
import { type Language, languages, riyadhDay, sayDay } from '../../../../platform/text/index.ts';
import type { Letterhead } from '../../../shop/settings/index.ts';
import { exampleOptOut } from '../../identity/index.ts';
import type { ClaimedSend } from './claimed-send.ts';
import { marketingTexts } from './texts.ts';

type Shop = Pick<Letterhead, 'name' | 'languagesFor'>;

/** A message as a phone shows it, and as WhatsApp approved it. */
export interface PhoneWords {
  language: Language;
  text: string;
  template: string;
  values: Readonly<Record<string, string>>;
  approved: ApprovedWords | undefined;
}

/** A reader as a message names them, with the secret of the link that ends their consents. */
export type PhoneReader = Pick<ClaimedSend, 'optOut'> & {
  reader: Pick<ClaimedSend['reader'], 'name' | 'language'>;
  coupon: Omit<NonNullable<ClaimedSend['coupon']>, 'id'> | null;
};

/** The shop speaks first and the way to leave comes last: the law wants both, and WhatsApp wants no place at either end. */
export function phoneWords(
  message: MarketingMessage,
  { store, publicUrl }: { store: Shop; publicUrl: string },
  { reader, coupon, optOut }: PhoneReader,
): PhoneWords {
  const [language] = store.languagesFor(reader.language);
  const values = {
    name: reader.name.trim() || marketingTexts.say(language, 'reader'),
    ...(coupon && { code: coupon.code, until: sayDay(riyadhDay(coupon.endsAt), language) }),
  };
  if (message.channel === 'whatsapp') {
    const approved = approvedWords(message, language, store);
    return { language, values, approved, template: templateOf(message, store), text: fill(approved.body, values) };
  }
  const stop = marketingTexts.say(language, 'smsStop', { url: `${publicUrl}/o/${optOut}` });
  const said = [saidBody(message, language, store), ...codeLine(message, language, 'smsCode')].join('\n');
  return { language, values, approved: undefined, template: 'offer', text: `${fill(said, values)}\n${stop}` };
}

/** The text that WhatsApp approves before it is sent. The shop's name is a part of it. */
export function approvedWords(message: MarketingMessage, language: Language, store: Shop): ApprovedWords {
  const lines = [
    saidBody(message, language, store),
    ...codeLine(message, language, 'whatsappCode'),
    marketingTexts.say(language, 'whatsappStop'),
  ];
  return { category: 'marketing', body: lines.join('\n\n'), button: null };
}

/** The same words have the same name: what was approved once is approved again. */
export function templateOf(message: MarketingMessage, store: Shop): string {
  const words = languages.map((language) => approvedWords(message, language, store).body);
  return `offer_${createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)}`;
}

/** Languages in which the shop writes to its readers. */
export const spokenLanguages = ({ languagesFor }: Shop): readonly Language[] => languagesFor('ar');

/** Places other than the reader's name become words: a channel would look for their values. */
function saidBody({ body }: MarketingMessage, language: Language, store: Shop): string {
  const shop = store.name[language];
  const said = body[language].replace(/\{(\w+)\}/g, (place, name: string) => {
    if (name === 'name') return place;
    return name === 'shop' ? shop : name;
  });
  return `${shop}: ${said.trim()}`;
}

function codeLine(message: MarketingMessage, language: Language, key: 'smsCode' | 'whatsappCode'): string[] {
  if (!message.coupon) return [];
  return [marketingTexts.say(language, key, { code: '{code}', until: '{until}' })];
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Letters of a name that is counted before it is known. */
const EXAMPLE_NAME = 'عبدالرحمن';

/** Parts of a message in each language, with a name of some length and a code: what gateways charge by. */
export function partsOf(message: MarketingMessage, shop: { store: Shop; publicUrl: string }, at: Date) {
  if (message.channel !== 'sms') return { ar: 1, en: 1 };
  const coupon = message.coupon && { code: 'HI-XXXXXXXXXXXX', endsAt: at };
  const inOf = (language: Language) => {
    const store = { ...shop.store, languagesFor: () => [language] as const };
    const reader = { name: language === 'ar' ? EXAMPLE_NAME : 'Abdulrahman', language };
    return countParts(phoneWords(message, { ...shop, store }, { reader, coupon, optOut: exampleOptOut }).text).parts;
  };
  return { ar: inOf('ar'), en: inOf('en') };
}
