export { newsletterMails } from './editable-mails.ts';
export { unsubscribeAddress } from './newsletter.store.ts';
