import type { Translation } from '../areas.ts';

export default {
  pay: 'Pay with Apple Pay',
  or: 'or choose another way',
  goods: 'Goods',
  discount: 'Discount',
  delivery: 'Delivery',
  city: 'We do not deliver to this city, or do not know it. Write its name as in the national address',
  phone: 'Enter a valid mobile number, like 0512345678',
  street: 'Enter district and street',
  name: 'Enter first and last name',
  soldOut: 'Some of what you want to buy is no longer available. Please look at your cart',
  failed: 'Apple Pay does not work right now, and nothing was charged. Try again, or choose another way',
  choose: 'Choose the missing option first',
} satisfies Translation<typeof import('../ar/wallet.ts')['default']>;
