import { toRiyals } from '@waha/contract';
import { layOutMail, type Mail, type MailSection } from '../../../../platform/mail/index.ts';
import { createTexts } from '../../../../platform/text/index.ts';
import type { MoneyAlertRow } from '../../../selling/money-acts/index.ts';
import type { Letterhead } from '../../settings/index.ts';

const texts = createTexts({
  ar: {
    subject: 'مبالغ تستحق نظرك في {store}',
    body_day_sum: 'بلغ ما أخرجه {name} اليوم {amount} ر.س، وهو قريب من سقف يومه.',
    body_many_acts: 'أجرى {name} اليوم عمليات كثيرة لعميل واحد، مجموعها {amount} ر.س.',
    body_own_account: 'أجرى {name} عملية لحساب أو طلب يخصه، مبلغها {amount} ر.س.',
    link: 'افتح التنبيهات',
  },
  en: {
    subject: 'Money acts to look at in {store}',
    body_day_sum: '{name} has sent out {amount} SAR today, which is near the ceiling of a day.',
    body_many_acts: '{name} has acted many times for one customer today, for {amount} SAR together.',
    body_own_account: '{name} has acted for an account or an order of their own, for {amount} SAR.',
    link: 'Open the alerts',
  },
});

/**
 * A mail to an owner about an unusual money action of staff. Staff have no language setting: Arabic first. The customer
 * is not named.
 */
export function moneyAlertMail(
  alert: Pick<MoneyAlertRow, 'kind' | 'staff_name' | 'halalas'>,
  to: string,
  { store, publicUrl }: { store: Letterhead; publicUrl: string },
): Mail {
  const values = { name: alert.staff_name, amount: toRiyals(alert.halalas) };
  const sections = (['ar', 'en'] as const).map(
    (language): MailSection => ({
      language,
      heading: texts.say(language, 'subject', { store: store.name[language] }),
      parts: [
        { kind: 'text', text: texts.say(language, `body_${alert.kind}`, values) },
        { kind: 'link', label: texts.say(language, 'link'), url: `${publicUrl}/admin/money-alerts` },
      ],
    }),
  );
  const { html, text } = layOutMail(store.senderIn('ar'), sections);
  return { to, subject: texts.say('ar', 'subject', { store: store.name.ar }), html, text };
}
