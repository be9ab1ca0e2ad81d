import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../../../platform/bind/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import { mayFollow } from '../affiliates.policy.ts';
import { isProgramme } from '../is-programme.ts';
import { ownPath } from '../own-page.ts';
import { findByCode, insertClick, repeatClick, shareClick } from './clicks.store.ts';

export interface OpenedLink {
  code: string;
  page: string;
  /** The number the browser made up. */
  visitor: string;
}

type Opener = Pick<CallContext, 'actor' | 'network' | 'device' | 'isUnasked'>;

export interface Referred {
  click_id: string;
  code: string;
  until: string;
}

/**
 * Records a visit by an affiliate's link. Each has its own refusal: no visit by a person, no page, an unknown or
 * suspended code, the affiliate's own link. The same visitor, page and day is the same click.
 */
export async function makeClick(db: Database, opened: OpenedLink, opener: Opener, at: Date): Promise<Referred> {
  if (opener.isUnasked || isProgramme(opener.device)) refuse('affiliates.not_a_visit');
  const page = ownPath(opened.page) ?? refuse('affiliates.page_wrong');
  const affiliate = await findByCode(db, opened.code.toUpperCase());
  enforce(mayFollow(affiliate, opener.actor.kind === 'customer' ? opener.actor.customerId : null));
  if (!affiliate) return refuse('affiliates.unknown_code');
  const click = { affiliateId: affiliate.id, visitor: opened.visitor, page, at };
  const id = randomUUID();
  const { network } = opener;
  const isNew = await insertClick(db, { ...click, id, network, mostCounted: affiliate.network_clicks });
  const kept = isNew
    ? { id, clicked_at: at }
    : ((await repeatClick(db, click)) ?? (await shareClick(db, { ...click, network })));
  if (!kept) throw new Error('a click that was there is gone');
  return { click_id: kept.id, code: affiliate.code, until: endOf(kept.clicked_at, affiliate.click_days).toISOString() };
}

const DAY_MS = 86_400_000;

/** The time from which a click attributes no orders. */
export function endOf(clickedAt: Date, clickDays: number): Date {
  return new Date(clickedAt.getTime() + clickDays * DAY_MS);
}
