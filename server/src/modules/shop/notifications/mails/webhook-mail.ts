import { layOutMail, type Mail, type MailSection } from '../../../../platform/mail/index.ts';
import { createTexts } from '../../../../platform/text/index.ts';
import type { Letterhead } from '../../settings/index.ts';

const texts = createTexts({
  ar: {
    subject: 'توقف إخبار أحد أنظمتك من {store}',
    body_failing:
      'لم تصل أي رسالة إلى هذا العنوان ثلاثة أيام، فأوقف المتجر الإرسال إليه. النظام الذي عنده لا يعلم بما يحدث في متجرك حتى تُصلحه وتشغّله.',
    body_gone:
      'أجاب هذا العنوان بأنه أُغلق، فأوقف المتجر الإرسال إليه. النظام الذي عنده لا يعلم بما يحدث في متجرك حتى تشغّله من جديد.',
    description: 'لمن هو',
    url: 'العنوان',
    link: 'افتح عنوان الإشعارات',
  },
  en: {
    subject: 'One of your systems is no longer told by {store}',
    body_failing:
      'No message arrived at this address for three days, so the shop sends nothing more to it. The system behind it does not hear what happens in your shop until you mend and activate it.',
    body_gone:
      'This address answered that it is closed, so the shop sends nothing more to it. The system behind it does not hear what happens in your shop until you activate it again.',
    description: 'Whose it is',
    url: 'Address',
    link: 'Open the webhook',
  },
});

/** A mail to an owner about a webhook that the shop switched off. Staff have no language setting: Arabic first. */
export function webhookMail(
  { id, url, description, reason }: { id: string; url: string; description: string; reason: 'failing' | 'gone' },
  to: string,
  { store, publicUrl }: { store: Letterhead; publicUrl: string },
): Mail {
  const sections = (['ar', 'en'] as const).map((language): MailSection => {
    const row = (label: 'description' | 'url', value: string) => ({ label: texts.say(language, label), value });
    return {
      language,
      heading: texts.say(language, 'subject', { store: store.name[language] }),
      parts: [
        { kind: 'text', text: texts.say(language, `body_${reason}`) },
        { kind: 'rows', rows: [...(description ? [row('description', description)] : []), row('url', url)] },
        { kind: 'link', label: texts.say(language, 'link'), url: `${publicUrl}/admin/webhooks/${id}` },
      ],
    };
  });
  const { html, text } = layOutMail(store.senderIn('ar'), sections);
  return { to, subject: texts.say('ar', 'subject', { store: store.name.ar }), html, text };
}
