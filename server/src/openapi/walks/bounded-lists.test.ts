import { endpoints } from '@waha/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';

/**
 * The place that enforces each list's maximum length; a longer list in the database would be a 500 for every reader. By
 * the list's name and bound. The test fails for a list that is missing here, until it is reviewed.
 */
const bounds: Record<string, string> = {
  // Pages and windows: their statements have a limit.
  'data 100': 'pages: `per_page` is at most 100',
  'data 1000': 'lotto: a window of the deck',
  'data 200': 'returns: the latest 200 messages are read, and 200 are taken',
  'data 10': 'transfers: MOST_RECEIPTS under the lock of the order',
  'receipts 10': 'transfers: MOST_RECEIPTS under the lock of the order',
  'events 100': 'orders: the latest MOST_EVENTS are shown, and MOST_RETURNS bounds what makes them',
  'expected 99': 'returns: a line has at most 99 pieces',
  'at_home 99': 'returns: a line has at most 99 pieces',
  'exchanges 200': 'returns: other variants of a product, of which a product has as many at most',
  'events 50': 'returns: every step leads on and none back, six at most',
  'returns 200': 'returns: MOST_RETURNS of an order, under its lock',
  'credit_notes 20': 'invoices: one a return, and MOST_RETURNS of an order; or one for the whole order',
  'waiting 100': 'orders: `listPurchases` reads 100',
  'written 100': 'reviews and questions: the latest 100 are read',
  'answers 10': 'questions: MOST_ANSWERS are read',
  'siblings 20': 'lotto: a tree over LARGEST_DECK cards is 15 high',
  'past 10': 'lotto: the latest ten are read',
  'related 12': 'catalog: twelve are read',
  'related 6': 'blog: RELATED',
  'ar 10': 'blog: one request has at most ten tags',
  'en 10': 'blog: one request has at most ten tags',
  'products 12': 'blog: one request names at most twelve',
  'parts 31': 'home: one request has at most twenty, and there are eleven kinds that come by themselves',
  'brands 100': 'catalog: 40 are read',
  'colors 60': 'catalog: 30 are read',
  'sizes 60': 'catalog: 40 are read',
  'categories 100': 'catalog: 100 are read',
  'ratings 5': 'there are five stars',
  'histogram 5': 'there are five stars',
  'items 4': 'the first four lines are read',
  'bundles 4': 'catalog: four are read',
  'promotions 10': 'catalog: ten are read',
  'columns 200': 'product-import: MOST_COLUMNS of a file that is taken',
  'missing 5': 'product-import: there is one thing a file may lack',
  'faults 50': 'product-import: MOST_FAULTS are written',
  'changes 40': 'product-import: the fields of a product, and two',
  'entries 100': 'contact: MOST_ENTRIES under the lock of the message',
  'latest_orders 20': 'customers: SHOWN are read',
  'lines 20': 'customers: SHOWN are read',
  'addresses 20': 'addresses: a customer saves 20 at most, under their lock',
  'notes 100': 'customers: MOST_NOTES under the lock of the customer',
  'methods 10': 'shipping: there are three ways, by their table',
  'zones 100': 'shipping: MOST_ZONES under the lock of zones',
  'steps 12': 'shop-settings: as many as `setupSteps` has',
  'region_ids 100': 'shipping: there are thirteen',
  'city_ids 2000': 'shipping: one request has so many, and those of the list are fewer',
  'rates 200': 'shipping: one request has at most 60',
  'city_ids 500': 'shop-settings: one request has at most 500',
  // The community.
  'image_ids 4': 'a post has at most four, by its table',
  'winners 50': 'lotto: MOST_WINNERS are read',
  'winners 10': 'contests: `winner_count` is at most ten, and so are places',
  'leading 10': 'contests: as many as win are read',
  'posts 20': 'discovery: MOST_POSTS are read',
  'reels 12': 'discovery: MOST_REELS are read',
  'members 8': 'discovery: MOST_NAMES are read',
  'tags 8': 'discovery: MOST_NAMES are read',
  'members 3': 'member-notifications: the latest three are read',
  'items 3': 'fulfilment: the first three lines are read',
  'shipments 51': 'orders: MOST_SHIPMENTS under the lock of the order, and one more of all that is left',
  'payments 50': 'fulfilment: the latest MOST_OF_EACH are shown',
  'transfers 50': 'fulfilment: the latest MOST_OF_EACH are shown',
  'receipts 50': 'fulfilment: MOST_OF_EACH are shown',
  'refunds 50': 'fulfilment: MOST_OF_EACH are shown',
  'documents 50': 'fulfilment: MOST_OF_EACH are shown',
  'staff_notes 100': 'fulfilment: the latest MOST_NOTES are shown',
  'timeline 300': 'fulfilment: the latest MOST_TIMELINE_ENTRIES are read',
  // Bounds of one request, checked when it was written.
  'results 100': 'one for each order of the request',
  'slips 100': 'one for each order of the request',
  'orders 100': 'one for each order of the request',
  'picks 20000': 'a hundred orders of a hundred lines, and a bundle has few parts',
  'items 200': 'a request has at most 100 lines',
  'lines 200': 'a request has at most 100 lines',
  'lines 100': 'one for each line of the request',
  'lines 210': 'a request has at most 100 lines; delivery, fee and a difference',
  'warnings 10': 'there are eight kinds, each once',
  'held 10': 'orders: MOST_SHOWN are read',
  'refunds 99': 'one for each piece of a line',
  'photos 6': 'a request names at most six',
  'photos 4': 'a review has at most four',
  'flags 3': 'questions: one of each kind',
  'held_for 4': 'there are four reasons',
  'links 3': 'a request to join names at most three',
  'channels 5': 'an application names at most five',
  'pictures 4': 'a post names at most four',
  'images 4': 'a post names at most four',
  'products 5': 'a post names at most five',
  'mentions 20': 'posts: MOST are read from a text',
  'tags 20': 'posts: MOST are read from a text',
  'reports 20': 'moderation: MOST_REPORTS are shown',
  'data 30': 'points: there is a rule for each kind, ten of them',
  'data 50': 'feeds: `per_page` is at most 50',
  'days 366': 'payouts: a window has no more days',
  'products 10': 'payouts: MOST_PRODUCTS are read',
  'extra_category_ids 20': 'a draft names at most three; of products from before the depth of the tree',
  'rows 100': 'catalog: one for each row of the request',
  'items 50': 'catalog: a bundle is written with at most fifty',
  'product_ids 1000': 'offers and coupons are written with at most 500; the seed is within',
  'category_ids 1000': 'offers and coupons are written with at most 100; the seed is within',
  'products 500': 'promotions: those of `product_ids`',
  'products 50': 'promotions: MOST_PREVIEWED are read',
  'warnings 3': 'promotions: there are three kinds, each once',
  'codes 1000': 'coupons: as many as were asked for',
  // Fixed in the code.
  'allowed_statuses 10': 'the table of transitions',
  'next_statuses 5': 'the table of steps',
  'refund_ways 3': 'there are three',
  'ways 2': 'there are two',
  'reasons 10': 'there are six',
  'reasons 3': 'there are three',
  'badges 4': 'there are four',
  'recovery_codes 10': 'ten are made',
  'payment_options 60': 'payments: two of the shop, and one of each of MOST_EXTENSIONS',
  'environments 10': 'e-invoicing: an extension names two or three',
  'units 50': 'e-invoicing: MOST_UNITS',
  'checks 20': 'e-invoicing: an extension names six',
  'notices 200': 'e-invoicing: messageShape keeps a hundred errors and a hundred warnings of an answer',
  'ports 6': 'extensions: there are so many ports',
  'settings 40': 'extensions: MOST_SETTINGS of an extension that is loaded',
  'scopes 20': 'extensions: each of the scopes there are, once, when it is loaded',
  'hears 40': 'extensions: MOST_HEARINGS of an extension that is loaded',
  'shipping_options 10': 'one for each method of the code',
  'options 10': 'one for each method of the code',
  // Maintained by the shop itself: no call adds to them, and the seed and imports stay within the bounds.
  'discounts 50': 'an offer at most for each line, and one coupon; offers are the shop’s own',
  'bundle_items 50': 'the shop’s own',
  'breadcrumbs 10': 'the shop’s own: depth of the tree',
  'categories 20': 'the shop’s own: depth of the tree',
  'children 100': 'the shop’s own',
  'images 10': 'the shop’s own',
  'images 20': 'the shop’s own',
  'variants 200': 'the shop’s own',
  'options 3': 'the shop’s own',
  'choices 3': 'the shop’s own',
  'specifications 50': 'the shop’s own',
  'products 60': 'promotions: SHOWN_PRODUCTS are read',
  'product_ids 12': 'the shop’s own',
  'headings 60': 'the shop’s own',
  'tags 10': 'the shop’s own',
  'prizes 30': 'lotto: a draft has at most thirty',
  'payment_kinds 3': 'payments: each kind once',
  'payment_marks 20': 'payments: MOST_MARKS',
  'carriers 30': 'the shop’s own',
  'licences 10': 'the shop’s own',
  'social 12': 'the shop’s own',
  'how_to 20': 'the shop’s own',
  'tables 30': 'the shop’s own',
  'equivalents 6': 'the shop’s own',
  'measures 8': 'the shop’s own',
  'rows 40': 'the shop’s own',
  'jobs 100': 'operations: MOST_SHOWN',
  'scopes 50': 'machine-tokens: the scopes there are, each once',
  'countries 60': 'the shop’s own',
  'countries 20': 'sms: MOST_COUNTRIES',
  'values 8': 'the shop’s own',
  'questions 100': 'the shop’s own',
  'costs 200': 'the shop’s own',
  'regions 100': 'the list of places',
  'words 60': 'search: what the form takes; groups of the first migration are shorter',
  'fields 3': 'notifications: the fields there are',
  'placeholders 10': 'notifications: those of a text in the code',
  'products 1000': 'coupons: those of its product_ids',
  'cities 2000': 'the list of places',
  // Replies that are lists themselves.
  ' 10': 'shipping methods and coupon types of the code; social proof reads ten',
  ' 12': 'blog: as many as asked for, twelve at most',
  ' 20': 'search of places reads as many; MOST_ADDRESSES under a lock',
  ' 24': 'catalog: as many as asked for, 24 at most',
  ' 50': 'the shop’s own',
  ' 100': 'sessions and public coupons are read up to 100; categories, bundles and zones are the shop’s own',
  ' 200': 'the shop’s own',
  ' 300': 'the list of places',
  ' 1000': 'staff are read up to 1000; categories by CATEGORIES_A_PAGE',
  ' 12000': 'catalog: MOST_CATEGORIES under the lock of the tree',
  ' 2000': 'locations: 2000 are read',
};

/** Every list inside a shape, by its name and its bound. */
function listsOf(shape: z.core.JSONSchema.JSONSchema, name = ''): string[] {
  const inner = Object.entries(shape.properties ?? {}).flatMap(([key, value]) => listsOf(shapeOf(value), key));
  const choices = (shape.anyOf ?? []).flatMap((choice) => listsOf(shapeOf(choice), name));
  const own = shape.type === 'array' ? [`${name} ${shape.maxItems}`, ...listsOf(shapeOf(shape.items))] : [];
  return [...own, ...inner, ...choices];
}

function shapeOf(value: unknown): z.core.JSONSchema.JSONSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

const lists = new Map<string, string[]>();
for (const [key, { reply }] of Object.entries(endpoints)) {
  const shape = z.toJSONSchema(reply, { unrepresentable: 'any', metadata: z.registry() });
  for (const list of listsOf(shape)) lists.set(list, [...(lists.get(list) ?? []), key]);
}

test('every list of a reply has a bound, and somebody said where it is kept', () => {
  expect([...lists].filter(([list]) => !(list in bounds))).toEqual([]);
});

test('nothing is said of lists there are not', () => {
  expect(Object.keys(bounds).filter((list) => !lists.has(list))).toEqual([]);
});
