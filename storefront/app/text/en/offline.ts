import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'You are offline',
  text: 'This page cannot be opened without a connection. We will take you there as soon as it is back.',
  buying:
    'Buying needs a connection, so that we can confirm prices and stock. Your cart and what you typed are kept on this device: nothing is lost.',
  cartText:
    'As kept on this device, at the prices you last saw. Change quantities or remove things; prices and stock are confirmed once you are back online.',
  tryAgain: 'Try again',
  kept: 'Pages you can open now',
  keptText: 'Kept from your last visits; prices may differ once you are back online.',
  asLastSeen: 'You are offline: this is the page as it was on your last visit.',
  featuredFailed: 'Failed to load featured products',
  newestFailed: 'Failed to load new products',
  bestFailed: 'Failed to load best sellers',
} satisfies Translation<Areas['offline']>;
