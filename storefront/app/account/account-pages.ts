import type { PageRow } from '../page-row.ts';
import { requestParameters } from './linking/request-of.ts';

/** A page for signed-in customers, inside the account area. */
const account = {
  within: 'account/account-area.tsx',
  for: 'reader',
  description: 'account.description',
  example: 'customer',
} as const;

const returning = {
  within: 'account/account-area.tsx',
  for: 'secret',
  texts: ['account', 'photos', 'returns'],
  description: 'returns.description',
  example: 'customer',
} as const;

/** The pages of the account: part of the table of all (pages.ts). */
export const accountPages = {
  '/account/profile?': {
    ...account,
    file: 'account/profile.tsx',
    texts: ['account', 'auth'],
    title: 'account.profile',
  },
  // At the short addresses of the source spec §2 as well.
  '/account?/orders': { ...account, file: 'account/orders.tsx', texts: ['account'], title: 'account.orders' },
  '/account?/orders/:id': {
    ...account,
    file: 'account/order.tsx',
    for: 'secret',
    texts: ['account', 'order', 'points'],
    title: 'account.order',
  },
  '/account?/wishlist': { ...account, file: 'account/wishlist.tsx', texts: ['account'], title: 'account.wishlist' },
  '/account/reviews': {
    ...account,
    file: 'account/reviews.tsx',
    texts: ['account', 'review', 'photos'],
    title: 'account.reviews',
  },
  '/account/questions': {
    ...account,
    file: 'account/questions.tsx',
    texts: ['account', 'questions'],
    title: 'account.questions',
  },
  '/account/orders/:id/return': { ...returning, file: 'account/returns/ask.tsx', title: 'returns.ask' },
  '/account/returns': {
    ...returning,
    file: 'account/returns/returns.tsx',
    for: 'reader',
    texts: ['account', 'returns'],
    title: 'returns.returns',
  },
  '/account/returns/:id': { ...returning, file: 'account/returns/return.tsx', title: 'returns.return' },
  '/account/points': {
    ...account,
    file: 'account/points/points.tsx',
    texts: ['account', 'points'],
    title: 'account.points',
  },
  '/account/lotto': {
    ...account,
    file: 'account/lotto/lotto.tsx',
    texts: ['account', 'lotto', 'scratch'],
    title: 'account.lotto',
  },
  '/account/addresses': {
    ...account,
    file: 'account/addresses.tsx',
    texts: ['account', 'checkout', 'order'],
    title: 'account.addresses',
  },
  '/account/settings': {
    ...account,
    file: 'account/settings.tsx',
    texts: ['account', 'auth', 'linking', 'cards'],
    title: 'account.settings',
  },
  // The address that agents lead to (OAuth's authorization endpoint), outside the account area: it is one question.
  '/oauth/authorize': {
    file: 'account/linking/authorize.tsx',
    for: 'secret',
    reads: requestParameters,
    texts: ['linking'],
    title: 'linking.title',
    description: 'linking.description',
    example: 'customer',
  },
} as const satisfies Readonly<Record<string, PageRow>>;
