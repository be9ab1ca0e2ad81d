import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import { affiliateColumns, affiliateRow } from '../affiliates.store.ts';

const dayOf = (at: Date) => sql`(${at}::timestamptz at time zone 'Asia/Riyadh')::date`;

const opened = { ...affiliateRow, click_days: sql.int4, network_clicks: sql.int4 };

/** The affiliate of a code in capitals, with the programme's rules of clicks. */
export async function findByCode(db: Database, code: string): Promise<Row<typeof opened> | undefined> {
  const { rows } = await sql.rows(opened)`
    select ${affiliateColumns}, p.click_days, p.network_clicks
    from affiliates a cross join affiliate_programme p where a.code = ${code}
  `.execute(db);
  return rows[0];
}

export interface NewClick {
  id: string;
  affiliateId: number;
  visitor: string;
  /** Identifies the visitor's network; stored as a keyed hash of the day, so that days cannot be linked. */
  network: string;
  page: string;
  at: Date;
  /** The most counted clicks of a network and day; further ones are stored uncounted. */
  mostCounted: number;
}

/**
 * The most clicks of a network and day stored as rows of their own, over all affiliates; further ones share the
 * affiliate's last row.
 */
export const MAX_STORED_OF_NETWORK = 2_000;

/**
 * Stores a visitor's first click on a page of a day, and counts it in the same statement: of its network exactly, in
 * that network's row, and of the day in one of sixteen rows, so that a popular link causes no lock contention. False
 * for a repeated click, and where the network has reached its limit: then the click is counted and not stored.
 */
export async function insertClick(db: Database, click: NewClick): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    with place as (
      select ${dayOf(click.at)} as day, person_mark('click ' || ${dayOf(click.at)} || ' ' || ${click.network}::text) as network
      where not exists (
        select from affiliate_clicks c where c.affiliate_id = ${click.affiliateId} and c.visitor = ${click.visitor}
          and c.page = ${click.page} and c.day = ${dayOf(click.at)}
      )
    ), counted as (
      insert into affiliate_networks as n (affiliate_id, day, network, clicks)
      select ${click.affiliateId}, day, network, 1 from place
      on conflict (affiliate_id, day, network) do update set clicks = n.clicks + 1
      returning n.clicks
    ), made as (
      select p.day, p.network, c.clicks <= ${click.mostCounted} as is_counted, (
        select coalesce(sum(n.clicks), 0) from affiliate_networks n where n.day = p.day and n.network = p.network
      ) < ${MAX_STORED_OF_NETWORK} or not exists (
        select from affiliate_clicks k
        where k.affiliate_id = ${click.affiliateId} and k.day = p.day and k.network = p.network
      ) as is_kept
      from place p cross join counted c
    ), click as (
      insert into affiliate_clicks (id, affiliate_id, visitor, network, page, day, clicked_at, is_counted)
      select ${click.id}, ${click.affiliateId}, ${click.visitor}, m.network, ${click.page}, m.day, ${click.at}, m.is_counted
      from made m where m.is_kept
      on conflict on constraint affiliate_click_once do nothing
      returning id, affiliate_id, day, network, is_counted
    ), told as (
      insert into affiliate_days as d (affiliate_id, day, slot, clicks, uncounted_clicks)
      select affiliate_id, day, get_byte(network, 0) & 15, is_counted::int, (not is_counted)::int from click
      union all
      select ${click.affiliateId}, day, get_byte(network, 0) & 15, is_counted::int, (not is_counted)::int
      from made where not is_kept
      on conflict (affiliate_id, day, slot) do update set clicks = d.clicks + excluded.clicks,
        uncounted_clicks = d.uncounted_clicks + excluded.uncounted_clicks
    )
    select id from click
  `.execute(db);
  return rows.length > 0;
}

const clickRow = { id: sql.uuid, affiliate_id: sql.int4, clicked_at: sql.timestamptz };
export type ClickRow = Row<typeof clickRow>;

/**
 * Repeats a click of the same visitor, page and day: nothing is counted, and its time becomes that of the repetition.
 */
export async function repeatClick(
  db: Database,
  { affiliateId, visitor, page, at }: Omit<NewClick, 'id' | 'network' | 'mostCounted'>,
): Promise<ClickRow | undefined> {
  const { rows } = await sql.rows(clickRow)`
    update affiliate_clicks set clicked_at = greatest(clicked_at, ${at})
    where affiliate_id = ${affiliateId} and visitor = ${visitor} and page = ${page} and day = ${dayOf(at)}
    returning id, affiliate_id, clicked_at
  `.execute(db);
  return rows[0];
}

/** The last click of today by a network on an affiliate's links, for visitors above the limit. */
export async function shareClick(
  db: Database,
  { affiliateId, network, at }: Pick<NewClick, 'affiliateId' | 'network' | 'at'>,
): Promise<ClickRow | undefined> {
  const { rows } = await sql.rows(clickRow)`
    update affiliate_clicks set clicked_at = greatest(clicked_at, ${at}) where id = (
      select id from affiliate_clicks where affiliate_id = ${affiliateId} and day = ${dayOf(at)}
        and network = person_mark('click ' || ${dayOf(at)} || ' ' || ${network}::text)
      order by clicked_at desc, id limit 1
    )
    returning id, affiliate_id, clicked_at
  `.execute(db);
  return rows[0];
}

export async function readClick(db: Database | Tx, id: string): Promise<ClickRow | undefined> {
  const { rows } = await sql.rows(clickRow)`
    select id, affiliate_id, clicked_at from affiliate_clicks where id = ${id}
  `.execute(db);
  return rows[0];
}

/**
 * Deletes at most `most` clicks from before a time; their number remains in the daily counts. Returns how many were
 * deleted.
 */
export async function deleteOldClicks(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    delete from affiliate_clicks where id in (
      select id from affiliate_clicks where clicked_at < ${before} order by clicked_at limit ${most} for update skip locked
    ) returning id
  `.execute(db);
  return rows.length;
}

/** Deletes the counts of networks, which are used on their own day alone. */
export async function deleteOldNetworks(db: Database, at: Date, most: number): Promise<number> {
  const { rows } = await sql.rows({ day: sql.date })`
    delete from affiliate_networks where (affiliate_id, day, network) in (
      select affiliate_id, day, network from affiliate_networks where day < ${dayOf(at)} - 1 limit ${most} for update skip locked
    ) returning day
  `.execute(db);
  return rows.length;
}
