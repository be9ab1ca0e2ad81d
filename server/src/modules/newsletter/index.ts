export { newsletterRoutes } from './newsletter.routes.ts';
export { forgetOldRequests } from './newsletter.store.ts';
export { type NewsletterMailDeps, newsletterMailSubscribers } from './subscribers.ts';
