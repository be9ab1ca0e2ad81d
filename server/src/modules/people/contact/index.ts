export { contactMails } from './editable-mails.ts';
