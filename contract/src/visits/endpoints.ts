import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { calendarDay, fileBytes, id, riyals, text, typedText } from '../platform/shapes.ts';

/** Kinds of pages that views are counted by. */
export const pageKinds = [
  'home',
  'listing',
  'product',
  'search',
  'cart',
  'checkout',
  'content',
  'community',
  'other',
] as const;
export const deviceKinds = ['phone', 'tablet', 'computer', 'unknown'] as const;

export const beacon = z.object({
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#]*$/)
    .describe('Of the page, without its query'),
  is_first: z.boolean().optional().describe('The first page of this tab: a visit begins'),
  added: id.optional().describe('A product that was just put into the cart; the page is then not counted again'),
  order_id: z.uuid().optional().describe('An order that this tab just placed'),
  words: typedText(100).optional().describe('Of the search that the page shows'),
  referrer: typedText(100).optional().describe('Host of the page that led to this visit, if it is another site'),
  source: typedText(60).optional().describe('`utm_source` of the visit, as are the next two'),
  medium: typedText(60).optional(),
  campaign: typedText(100).optional(),
});
export type Beacon = z.infer<typeof beacon>;

const figures = {
  visits: z.int(),
  visitors: z.int().describe('Different ones, by day: somebody who comes on two days counts twice'),
  views: z.int().describe('Pages that were looked at'),
  orders: z.int().describe('That buyers placed themselves and nobody cancelled'),
  sales: riyals.describe('Of those orders'),
  conversion: z.number().min(0).max(100).nullable().describe('Orders in percent of visitors; null without visitors'),
};

export const funnelSteps = ['visited', 'viewed', 'carted', 'checkout', 'ordered'] as const;
export const funnel = z.object({
  visited: z.int(),
  viewed: z.int().describe('Visitors that opened a product'),
  carted: z.int().describe('That put something into the cart'),
  checkout: z.int().describe('That began to check out'),
  ordered: z.int().describe('Orders'),
});
export type VisitFunnel = z.infer<typeof funnel>;

export const visitSource = z.object({
  source: text(60).describe('A site, the `utm_source` of a link, `direct`, or `other` for the many small ones'),
  medium: text(60),
  campaign: text(100),
  visits: z.int(),
  visitors: z.int(),
  carted: z.int(),
  orders: z.int(),
  sales: riyals,
});
export type VisitSource = z.infer<typeof visitSource>;

export const seenProduct = z.object({
  id,
  name: text(200),
  views: z.int(),
  carted: z.int().describe('How often it was put into a cart'),
});
export type SeenProduct = z.infer<typeof seenProduct>;

export const visitReport = z.object({
  from: calendarDay,
  to: calendarDay,
  ...figures,
  funnel,
  before: z.object({ ...figures, funnel }).describe('As many days before'),
  times: z
    .array(
      z.object({
        at: text(16).describe('A day, or an hour of Riyadh where one day was asked for: `2026-11-27T14:00`'),
        visits: z.int(),
        visitors: z.int(),
      }),
    )
    .max(366)
    .describe('Each day or hour, also those without visits'),
  sources: z.array(visitSource).max(60).describe('Those with most visits and orders'),
  devices: z
    .array(
      z.object({ device: z.enum(deviceKinds), visits: z.int(), visitors: z.int(), orders: z.int(), sales: riyals }),
    )
    .max(4),
  cities: z
    .array(z.object({ name: text(120), orders: z.int(), sales: riyals }))
    .max(20)
    .describe('By the address of orders: visits are not placed'),
  products: z.array(seenProduct).max(20).describe('Looked at most and bought by nobody'),
  terms: z.array(z.object({ words: text(64), times: z.int() })).max(50),
  pages: z.array(z.object({ page: z.enum(pageKinds), views: z.int() })).max(9),
});
export type VisitReport = z.infer<typeof visitReport>;

const window = z.object({
  from: calendarDay.describe('A day of Riyadh; with `to` at most a year. The last thirty unless said').optional(),
  to: calendarDay.optional(),
});
const managers = { staff: ['owner', 'manager'] } as const;

export const visitEndpoints = {
  'POST /visits': endpoint({
    access: 'visitor',
    work: 'counting',
    whileClosed: 'refuses',
    summary: 'Count a page that was looked at, without keeping who looked; what is too much is not counted',
    body: beacon,
    reply: z.object({ done: z.literal(true) }),
    errors: [],
  }),
  'GET /admin/visits': endpoint({
    access: managers,
    summary: 'Visits of some days, their sources and what became of them, beside as many days before',
    query: window,
    reply: visitReport,
    errors: ['sales.window_wrong'],
    limitPerMinute: 60,
  }),
  'GET /admin/visits.csv': endpoint({
    access: managers,
    summary: 'Sources of the visits for a spreadsheet',
    query: window,
    reply: fileBytes,
    gives: 'text/csv',
    errors: ['sales.window_wrong'],
    limitPerMinute: 6,
  }),
};
