import type { Things } from './fill-world.ts';
import type { Impossible, State, WorldName } from './states.ts';
import type { World } from './worlds.ts';

/** Readers of a screen: a guest of the shop, a customer who is a member, the shop's owner in the admin. */
export type Reader = 'guest' | 'member' | 'owner';

export interface Screen {
  name: string;
  reader: Reader;
  /** The path to open in a world for a state. */
  at(world: World, state: State): string;
  /** Worlds of states that are found elsewhere than most (states.ts). */
  worlds?: Readonly<Partial<Record<State, WorldName>>>;
  /**
   * Rendered by the server: its waits and failures are those of a step inside the shop, since a document comes whole or
   * not at all.
   */
  isServed?: boolean;
  /** Whether a cart with the world's product is stored; by default there is none. */
  cart?: (state: State) => boolean;
  /** The button pressed once the page is there, of a screen whose waits and failures follow it. */
  presses?: { fill: Readonly<Record<string, string>>; button: string };
  impossible: Impossible;
}

const thing = <Name extends keyof Things>({ things }: World, name: Name): Things[Name] => {
  const found = things[name];
  if (found === undefined) throw new Error(`This shop has no ${name}`);
  return found as Things[Name];
};

const NO_RECORD = 'a page of one record: without it there is no page, and more than one is a list';
const oneRecord: Impossible = { empty: NO_RECORD, one: 'the same as many: its record is always one' };
const FORM = 'a form shows no records';
const form: Impossible = { empty: FORM, one: FORM, many: FORM };
const formOf = (why: string): Impossible => ({ empty: why, one: why });

/** A list of the signed-in reader's own records: each world has its number of them. */
const ownList = (name: string, path: string, reader: Reader = 'member'): Screen => ({
  name,
  reader,
  at: () => path,
  impossible: {},
});

const shop: readonly Screen[] = [
  { name: 'home', reader: 'guest', isServed: true, at: () => '/', impossible: {} },
  { name: 'listing', reader: 'guest', isServed: true, at: () => '/products', impossible: {} },
  {
    name: 'category',
    reader: 'guest',
    isServed: true,
    at: (world, state) =>
      `/categories/${thing(world, 'category')}${state === 'empty' ? '?min_price=90000&max_price=99000' : ''}`,
    worlds: { empty: 'demo' },
    impossible: {},
  },
  {
    name: 'search',
    reader: 'guest',
    isServed: true,
    at: ({ things }, state) => {
      const words = things.words?.[state === 'long-en' ? 'en' : 'ar'].slice(0, 60).trim();
      return `/search?search=${encodeURIComponent({ many: 'عطر', empty: 'ققققق' }[String(state)] ?? words ?? 'عطر')}`;
    },
    worlds: { empty: 'demo' },
    impossible: {},
  },
  {
    name: 'product',
    reader: 'guest',
    isServed: true,
    at: (world) => `/product/${thing(world, 'product')}`,
    impossible: oneRecord,
  },
  { name: 'cart', reader: 'guest', at: () => '/cart', cart: (state) => state !== 'empty', impossible: {} },
  { name: 'checkout', reader: 'guest', at: () => '/checkout', cart: (state) => state !== 'empty', impossible: {} },
  {
    name: 'order-placed',
    reader: 'guest',
    at: (world) => `/checkout/success?order=${thing(world, 'guestOrder')}`,
    impossible: { empty: NO_RECORD },
  },
  {
    name: 'compare',
    reader: 'guest',
    at: (world, state) => (state === 'empty' ? '/compare' : `/compare?ids=${comparedIn(world, state)}`),
    isServed: true,
    impossible: {},
  },
  {
    name: 'article',
    reader: 'guest',
    isServed: true,
    at: (world) => `/blog/${thing(world, 'article')}`,
    impossible: oneRecord,
  },
  { name: 'scratch-cards', reader: 'guest', isServed: true, at: () => '/scratch-cards', impossible: {} },
  {
    name: 'login',
    reader: 'guest',
    at: () => '/login',
    presses: { fill: { '#login': '0501234567', '#password': 'nakhla-wa-bahr-42' }, button: 'main button[type=submit]' },
    impossible: { ...form, 'long-ar': 'its fields take a phone and a password', 'long-en': 'as in Arabic' },
  },
];

function comparedIn({ things }: World, state: State): string {
  const first = things.product ?? 0;
  // The products of a filled world have numbers that follow each other.
  return state === 'one' ? String(first) : [first, first + 1, first + 2].join();
}

const account: readonly Screen[] = [
  ownList('orders', '/account/orders'),
  { name: 'order', reader: 'member', at: (world) => `/account/orders/${thing(world, 'order')}`, impossible: oneRecord },
  ownList('addresses', '/account/addresses'),
  ownList('returns', '/account/returns'),
  ownList('wishlist', '/account/wishlist'),
  ownList('affiliate', '/affiliate/dashboard'),
];

const community: readonly Screen[] = [
  ownList('community', '/community'),
  ownList('posts', '/community/posts'),
  { name: 'post', reader: 'member', at: (world) => `/community/posts/${thing(world, 'post')}`, impossible: oneRecord },
  ownList('reels', '/community/reels'),
  {
    name: 'contest',
    reader: 'member',
    at: (world) => `/community/contests/${thing(world, 'contest')}`,
    impossible: { empty: NO_RECORD },
  },
  ownList('notifications', '/community/notifications'),
  { name: 'profile', reader: 'member', at: ({ member }) => `/community/members/${member.handle}`, impossible: {} },
  {
    name: 'composer',
    reader: 'member',
    at: () => '/community/posts/new',
    impossible: formOf(FORM),
  },
];

const admin: readonly Screen[] = [
  ownList('admin-orders', '/admin/orders', 'owner'),
  {
    name: 'admin-order',
    reader: 'owner',
    at: (world) => `/admin/orders/${thing(world, 'order')}`,
    impossible: oneRecord,
  },
  ownList('admin-products', '/admin/products', 'owner'),
  {
    name: 'admin-product',
    reader: 'owner',
    at: (world) => `/admin/products/${thing(world, 'product')}`,
    impossible: oneRecord,
  },
  {
    ...ownList('admin-customers', '/admin/customers', 'owner'),
    // The reader of a bare shop is a customer of it.
    at: (_, state) => `/admin/customers${state === 'empty' ? '?q=zzzzzz' : ''}`,
  },
  { name: 'admin-settings', reader: 'owner', at: () => '/admin/settings', impossible: formOf(FORM) },
];

/** All screens of the gallery, in the order of its rows. */
export const screens: readonly Screen[] = [...shop, ...account, ...community, ...admin];
