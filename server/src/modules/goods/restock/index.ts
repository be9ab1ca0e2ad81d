export { restockMails } from './editable-mails.ts';
export { restockTexts } from './restock-message.ts';
