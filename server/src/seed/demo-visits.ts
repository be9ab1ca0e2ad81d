import { type Database, inTransaction, sql, type Tx } from '../platform/database/index.ts';
import { riyadhDay } from '../platform/text/index.ts';
import { drawn, HOURS } from './chance.ts';
import { daysBefore } from './past-calls.ts';

const DAYS = 30;
/** Visits of an ordinary day at the end; the first of these days has two thirds of them. */
const VISITS = 90;
const DEVICES = { phone: 0.78, computer: 0.17, tablet: 0.05 } as const;
const SOURCES = [
  { source: 'direct', medium: '', campaign: '', share: 0.31 },
  { source: 'google', medium: '', campaign: '', share: 0.22 },
  { source: 'instagram', medium: '', campaign: '', share: 0.17 },
  { source: 'snapchat', medium: 'paid', campaign: 'winter', share: 0.13 },
  { source: 'tiktok', medium: '', campaign: '', share: 0.08 },
  { source: 'newsletter', medium: 'email', campaign: 'new-season', share: 0.05 },
  { source: 'whatsapp', medium: '', campaign: '', share: 0.04 },
] as const;
const TERMS = ['عطر', 'عود', 'ساعة', 'سماعة', 'هدية', 'قهوة', 'عباية', 'bag', 'perfume', 'جوال'] as const;

/** Rounds up or down by chance, so that small shares are whole numbers and their sum stays right. */
const whole = (expected: number, chance: number): number => Math.floor(expected + chance);

/** Visits of the days before today, as sums; nobody is invented for them. Nothing where some day was counted. */
export async function addMissingVisits(db: Database, at: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql`select from visit_hours limit 1`.execute(tx);
    if (rows.length > 0) return;
    const days = Array.from({ length: DAYS }, (_, index) => {
      const ago = DAYS - index;
      const grown = VISITS * (2 / 3 + index / (3 * DAYS));
      return { ago, day: riyadhDay(daysBefore(at, ago)), visits: grown * (0.85 + 0.3 * drawn(ago)) };
    });
    await addHours(tx, days);
    await addSources(tx, days);
    await addProducts(tx, days);
    await addTerms(tx, days);
    await addOrders(tx);
  });
}

interface DemoDay {
  ago: number;
  day: string;
  visits: number;
}

async function addHours(tx: Tx, days: readonly DemoDay[]): Promise<void> {
  const hours = days.flatMap(({ ago, day, visits: expected }) =>
    HOURS.flatMap((thousandths, hour) =>
      Object.entries(DEVICES).flatMap(([device, share], place) => {
        const visits = whole((expected * thousandths * share) / 1_000, drawn(ago, hour, place));
        const part = (of: number, salt: number) => whole(visits * of, drawn(ago, hour, place + salt));
        const begin = `${day}T${String(hour).padStart(2, '0')}:00:00+03:00`;
        const pages = { home: visits, listing: part(0.8, 3), product: part(1.3, 5), search: part(0.3, 7) };
        const steps = { viewed: part(0.62, 9), carted: part(0.14, 11), checkout: part(0.07, 13) };
        const rest = { cart: steps.carted, checkout_pages: steps.checkout, content: part(0.2, 15) };
        const row = { hour: begin, device, visits, visitors: whole(visits * 0.88, drawn(ago, hour, place + 17)) };
        return visits === 0 ? [] : [{ ...row, ...pages, ...steps, ...rest, community: part(0.25, 19) }];
      }),
    ),
  );
  await sql`
    insert into visit_hours (hour, device, visits, visitors, viewed, carted, checkout, home, listing, product, search, cart,
      checkout_pages, content, community)
    select h.hour, h.device, h.visits, h.visitors, h.viewed, h.carted, h.checkout, h.home, h.listing, h.product, h.search, h.cart,
      h.checkout_pages, h.content, h.community
    from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as h (hour timestamptz, device text, visits int, visitors int,
      viewed int, carted int, checkout int, home int, listing int, product int, search int, cart int, checkout_pages int,
      content int, community int)
  `.execute(tx);
}

async function addSources(tx: Tx, days: readonly DemoDay[]): Promise<void> {
  const sources = days.flatMap(({ ago, day, visits: expected }) =>
    SOURCES.map(({ share, ...source }, place) => {
      const visits = whole(expected * share, drawn(ago, place, 21));
      const visitors = whole(visits * 0.88, drawn(ago, place, 23));
      return { day, ...source, visits, visitors, carted: whole(visits * 0.14, drawn(ago, place, 25)) };
    }),
  );
  await sql`
    insert into visit_sources (day, source, medium, campaign, visits, visitors, carted)
    select s.day, s.source, s.medium, s.campaign, s.visits, s.visitors, s.carted
    from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as s (day date, source text, medium text, campaign text,
      visits int, visitors int, carted int)
  `.execute(tx);
}

async function addProducts(tx: Tx, days: readonly DemoDay[]): Promise<void> {
  await sql`
    insert into visit_products (day, product_id, views, carted)
    select d.day, p.id, d.views * (1 + p.id * 7 % 5), d.views * (p.id * 3 % 4) / 4
    from jsonb_to_recordset(${JSON.stringify(days.map(({ day, visits }) => ({ day, views: whole(visits / 45, 0.5) })))}::jsonb)
      as d (day date, views int)
    cross join (select id from products where is_active order by id limit 30) as p
    where d.views > 0
  `.execute(tx);
}

async function addTerms(tx: Tx, days: readonly DemoDay[]): Promise<void> {
  const terms = days.flatMap(({ ago, day, visits }) =>
    TERMS.flatMap((words, place) => {
      const times = whole((visits * 0.3) / (place + 4), drawn(ago, place, 27));
      return times === 0 ? [] : [{ day, words, times }];
    }),
  );
  await sql`
    insert into visit_terms (day, words, times)
    select t.day, t.words, t.times
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as t (day date, words text, times int)
  `.execute(tx);
}

/** Gives the orders that buyers placed a source; which one, their ids decide. */
async function addOrders(tx: Tx): Promise<void> {
  const sources = SOURCES.map(({ source, medium, campaign }, place) => ({ place, source, medium, campaign }));
  await sql`
    insert into visit_orders (order_id, day, city_id, halalas, is_sold, source, medium, campaign, device)
    select o.id, riyadh_day(o.created_at), o.city_id, o.total_halalas, order_is_sold(o.status, o.subtotal_halalas),
      s.source, s.medium, s.campaign, 'phone'
    from orders o
    join jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as s (place int, source text, medium text, campaign text)
      on s.place = mod(abs(hashtext(o.id::text)::bigint), ${SOURCES.length})
    where o.placed_by is null and o.subtotal_halalas > 0
    on conflict (order_id) do update set source = excluded.source, medium = excluded.medium, campaign = excluded.campaign,
      device = excluded.device where visit_orders.source is null
  `.execute(tx);
}
