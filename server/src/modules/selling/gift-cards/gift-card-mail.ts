import { toRiyals } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { layOutMail, type Mail, type Mailer, type MailPart } from '../../../platform/mail/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { createTexts, pageUrl, sayDay } from '../../../platform/text/index.ts';
import { type Letterhead, readLetterhead } from '../../shop/settings/index.ts';
import { type GiftCardRow, readGiftCard, readSealedCode } from './gift-cards.store.ts';
import { sealSubject } from './issue-gift-card.ts';

export const giftCardTexts = createTexts({
  ar: {
    subject: 'وصلتك بطاقة هدية بقيمة {amount} ر.س',
    greeting: 'أهلًا {name}،',
    body: 'هذه بطاقة هدية تدفع بها في متجرنا. اكتب كودها عند الدفع، وما بقي منها يبقى لك.',
    code: 'كود البطاقة',
    value: 'القيمة',
    amount: '{amount} ر.س',
    ends: 'صالحة حتى',
    open: 'اعرف رصيدها',
  },
  en: {
    subject: 'A gift card of {amount} SAR for you',
    greeting: 'Hello {name},',
    body: 'This gift card pays in our shop. Enter its code at the checkout; what is left of it stays yours.',
    code: 'Code of the card',
    value: 'Value',
    amount: '{amount} SAR',
    ends: 'Valid until',
    open: 'See its balance',
  },
});

export type MailedGiftCard = Pick<GiftCardRow, 'language' | 'halalas' | 'ends_at' | 'recipient_name' | 'message'>;

/** The mail with the code, in the recipient's language. */
export function giftCardMail(
  card: MailedGiftCard,
  { code, to, store, publicUrl }: { code: string; to: string; store: Letterhead; publicUrl: string },
): Mail {
  const [language] = store.languagesFor(card.language);
  const words = store.words.over('giftcard', giftCardTexts);
  const amount = toRiyals(card.halalas).toFixed(2);
  const subject = words.say(language, 'subject', { amount });
  const say = (key: 'greeting' | 'body', values = {}): MailPart => ({
    kind: 'text',
    text: words.say(language, key, values),
  });
  const label = (key: 'code' | 'value' | 'ends') => giftCardTexts.say(language, key);
  const said = card.message?.split(/\n+/).map((text): MailPart => ({ kind: 'text', text })) ?? [];
  const rows = [
    { label: label('code'), value: code, isStrong: true },
    { label: label('value'), value: giftCardTexts.say(language, 'amount', { amount }) },
    ...(card.ends_at === null
      ? []
      : [{ label: label('ends'), value: sayDay(card.ends_at.toISOString().slice(0, 10), language) }]),
  ];
  const { html, text } = layOutMail(store.senderIn(language), [
    {
      language,
      heading: subject,
      parts: [
        ...(card.recipient_name === null ? [] : [say('greeting', { name: card.recipient_name })]),
        ...said,
        say('body'),
        { kind: 'rows', rows },
        {
          kind: 'link',
          label: words.say(language, 'open'),
          url: pageUrl(publicUrl, language, '/gift-cards'),
        },
      ],
    },
  ]);
  return { to, subject, html, text };
}

interface MailDeps {
  db: Database;
  mailer: Mailer;
  seal: Seal;
  publicUrl: string;
}

/** Mails the code; none if the card was voided or its recipient forgotten meanwhile. */
export function giftCardMailSubscribers({ db, mailer, seal, publicUrl }: MailDeps): Subscriber[] {
  return [
    {
      name: 'mail.gift-card',
      event: 'gift_card.mail_due',
      claims: true,
      async handle({ giftCardId }) {
        const card = await readGiftCard(db, giftCardId);
        const sealed = await readSealedCode(db, giftCardId);
        if (!card || !sealed || card.voided_at !== null || card.recipient_email === null) return;
        const code = await seal.open(sealed, sealSubject(giftCardId));
        if (code === undefined) throw new Error('the code was sealed by another key of the shop');
        await mailer.send(
          giftCardMail(card, { code, to: card.recipient_email, store: await readLetterhead(db), publicUrl }),
        );
      },
    },
  ];
}
