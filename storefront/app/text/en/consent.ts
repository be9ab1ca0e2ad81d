import type arabic from '../ar/consent.ts';
import type { Translation } from '../areas.ts';

export default {
  title: 'Your privacy',
  text: 'The shop works without telling anybody about you. For more than that we ask you: to tell the services below what you add to the cart and what you order. You can withdraw at any time, at the foot of the page.',
  marketing: 'Advertising: ad platforms learn that their advertisement brought an order',
  analytics: 'Statistics: a service outside counts what is added and ordered',
  choices: 'Privacy choices',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Choose for yourself',
  save: 'Save my choice',
} satisfies Translation<typeof arabic>;
