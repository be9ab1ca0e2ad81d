import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'Gift card balance',
  description: 'See what is left on a gift card by its code.',
  text: 'Enter the code of the card to see what is left. It pays at the checkout, and what is left stays yours.',
  code: 'Code of the card',
  codeHint: '16 letters and digits, as you got them',
  needCode: 'Enter the code of the card',
  check: 'See the balance',
  checking: 'Looking…',
  failed: 'The shop could not be reached. Check the connection and try again',
  card: 'Card ending in {lastFour}',
  left: 'Can be spent now',
  amount: '{amount} SAR',
  value: 'Value when it was issued',
  endsAt: 'Valid until',
  noEnd: 'It does not end',
} as const satisfies Translation<Areas['giftcards']>;
