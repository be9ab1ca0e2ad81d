import type { AdminMail } from '@waha/contract/types';
import type { MailField } from '@waha/contract/vocabulary';

interface Both {
  ar: string;
  en: string;
}

export interface MailValues {
  subject: Both;
  body: Both;
  button: Both;
  version: number;
}

const nothing: Both = { ar: '', en: '' };

export function valuesOf({ fields, version }: AdminMail): MailValues {
  const of = (name: MailField) => fields.find(({ field }) => field === name)?.words ?? nothing;
  return { subject: of('subject'), body: of('body'), button: of('button'), version };
}

/** The texts that a mail has: some mails have no button of their own. */
export function draftOf({ fields }: AdminMail, { subject, body, button }: MailValues) {
  return { subject, body, ...(fields.some(({ field }) => field === 'button') ? { button } : {}) };
}
