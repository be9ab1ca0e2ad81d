export { newsletterMails } from './editable-mails.ts';
