export type { Mail, Mailer } from './mail.ts';
export { layOutMail, type MailPart, type MailSection, type MailSender } from './mail-page.ts';
export { type ChangedTexts, createMailWords, type MailWords, placeholdersOf } from './mail-words.ts';
export { oneClick } from './one-click.ts';
