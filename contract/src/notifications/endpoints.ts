import { z } from 'zod';
import { language } from '../identity/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { bilingual, text, typedLines, typedText, version } from '../platform/shapes.ts';
import { mailFields } from '../vocabulary/index.ts';
import { phoneMessageEndpoints } from './phone-messages.ts';

const owner = { staff: ['owner'] } as const;
const readers = { staff: ['owner', 'manager'] } as const;

const words = z.object({
  subject: bilingual(typedText(150).describe('One line, so that no header of a mail can be made of it')),
  body: bilingual(typedLines(2_000)),
  button: bilingual(typedText(60)).optional().describe('Of mails that have a button of their own'),
});

const field = z.object({
  field: z.enum(mailFields),
  words: bilingual(text(2_000)).describe('As they are sent'),
  original: bilingual(text(2_000)),
  is_changed: z.boolean(),
  has_new_original: z.boolean().describe('The original is another than when it was changed here'),
  placeholders: z
    .array(z.object({ name: text(30), is_required: z.boolean() }))
    .max(10)
    .describe('What may stand in braces: {name}'),
});

export const inList = z.object({
  key: text(60),
  name: text(120),
  when: text(300),
  subject: text(150).describe('As it is sent, in the reader’s language'),
  is_changed: z.boolean(),
  has_new_original: z.boolean(),
});
export type MailInList = z.infer<typeof inList>;

export const mail = inList.omit({ subject: true }).extend({ fields: z.array(field).max(3), version });
export type AdminMail = z.infer<typeof mail>;

export const drawn = z.object({ subject: text(400), html: text(60_000), text: text(20_000) });
export type MailPreview = z.infer<typeof drawn>;

const params = z.object({ key: z.string().regex(/^[a-z]{1,20}\.[a-z_]{1,30}$/) });
const errors = ['notifications.mail_not_found'] as const;

export const mailTrial = words.extend({ language });
export type MailTrial = z.input<typeof mailTrial>;

export const mailEdit = words.extend({ version });
export type MailEdit = z.input<typeof mailEdit>;

export const notificationEndpoints = {
  ...phoneMessageEndpoints,
  'GET /admin/mails': endpoint({
    access: readers,
    summary: 'Every mail whose words can be changed',
    reply: z.array(inList).max(100),
    errors: [],
  }),
  'GET /admin/mails/{key}': endpoint({
    access: readers,
    summary: 'The words of a mail beside the original ones',
    params,
    reply: mail,
    errors: [...errors],
  }),
  'PUT /admin/mails/{key}': endpoint({
    access: owner,
    summary: 'Change the words of a mail; those that are as in the original are not kept. The next one sent has them',
    params,
    body: mailEdit,
    reply: mail,
    errors: [...errors, 'conflict.changed'],
  }),
  'POST /admin/mails/{key}/reset': endpoint({
    access: owner,
    summary: 'Back to the original words',
    params,
    body: z.object({ version }),
    reply: mail,
    errors: [...errors, 'conflict.changed'],
  }),
  'POST /admin/mails/{key}/preview': endpoint({
    access: readers,
    summary: 'How the mail is sent with these words, about something made up. Nothing is kept',
    params,
    body: mailTrial,
    reply: drawn,
    errors: [...errors],
    limitPerMinute: 240,
  }),
  'POST /admin/mails/{key}/test': endpoint({
    access: owner,
    summary: 'Send it with these words to one’s own address, about something made up',
    params,
    body: mailTrial,
    reply: z.object({ to: text(254) }),
    errors: [...errors],
    limitPerMinute: 10,
  }),
};
