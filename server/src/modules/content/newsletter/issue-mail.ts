import { layOutMail, type Mail, oneClick } from '../../../platform/mail/index.ts';
import { type Language, pageUrl } from '../../../platform/text/index.ts';
import type { Letterhead } from '../../shop/settings/index.ts';
import type { IssueRow } from './issues.store.ts';
import { newsletterTexts } from './newsletter-mail.ts';

export interface IssueMailInput {
  issue: IssueRow;
  email: string;
  language: Language;
  /** The token of the unsubscribe link; null in a test mail, which has no subscriber. */
  token: string | null;
  store: Letterhead;
  publicUrl: string;
}

/** An issue for one reader, in their language, with an unsubscribe link in its footer and its headers. */
export function issueMail({ issue, email, language: reader, token, store, publicUrl }: IssueMailInput): Mail {
  const [language] = store.languagesFor(reader);
  const subject = issue[`subject_${language}`];
  const pages = pageUrl(publicUrl, language, '/newsletter');
  const leave = token === null ? pages : `${pages}/unsubscribe?token=${token}`;
  const { html, text } = layOutMail(store.senderIn(language), [
    {
      language,
      heading: subject,
      parts: [
        // A mail has no base address, so the shop's links need a full one.
        { kind: 'html', html: whole(issue[`html_${language}`], publicUrl), text: issue[`body_${language}`] },
        { kind: 'link', label: newsletterTexts.say(language, 'unsubscribe'), url: leave },
      ],
    },
  ]);
  return { to: email, subject, html, text, ...(token !== null && { headers: oneClick(leave) }) };
}

const whole = (html: string, publicUrl: string) => html.replaceAll(/href="\/(?!\/)/g, `href="${publicUrl}/`);
