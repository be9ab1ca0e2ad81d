import type { Translation } from '../areas.ts';

export default {
  choose: 'By a saved or a new card',
  card: '{scheme} ending in {lastFour}',
  until: 'Valid until {date}',
  expired: 'Expired',
  other: 'Another card',
  otherHint: 'On the payment page',
  remember: 'Save the card for my next orders',
  rememberHint:
    'The payment provider keeps it, not the shop, and your bank asks you to confirm each time. Delete it whenever you like in the settings of your account.',
  full: 'You have as many saved cards as are kept. Delete one in the settings of your account to save another.',
  loadFailed: 'Your saved cards could not be loaded. You can pay by another card.',
  title: 'Saved cards',
  text: 'The payment provider keeps them; the shop does not have their numbers.',
  remove: 'Delete',
  removeNamed: 'Delete {scheme} ending in {lastFour}',
  removed: 'The card was deleted',
  networkTrouble: 'The connection failed. Please try again',
} satisfies Translation<typeof import('../ar/cards.ts')['default']>;
