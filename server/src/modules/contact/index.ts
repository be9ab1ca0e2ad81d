export { contactRoutes } from './contact.routes.ts';
export { forgetOpenForms } from './contact.store.ts';
export { contactMailSubscribers } from './contact-mail.ts';
