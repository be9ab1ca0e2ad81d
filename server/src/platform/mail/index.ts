export { layOutMail, type MailPart, type MailSection } from './mail-page.ts';
export { createMailer, type Mail, type Mailer } from './send-mail.ts';
