export { layOutMail, type MailPart, type MailSection } from './mail-page.ts';
export { type ChangedTexts, createMailWords, type MailWords, placeholdersOf } from './mail-words.ts';
export { createMailer, type Mail, type Mailer } from './send-mail.ts';
