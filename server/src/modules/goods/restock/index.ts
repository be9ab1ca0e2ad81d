export { restockMails } from './editable-mails.ts';
