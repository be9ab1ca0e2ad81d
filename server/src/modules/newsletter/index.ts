export { newsletterRoutes } from './newsletter.routes.ts';
export { exportSubscription, forgetOldRequests, forgetSubscriber } from './newsletter.store.ts';
export { type NewsletterMailDeps, newsletterMailSubscribers } from './subscribers.ts';
