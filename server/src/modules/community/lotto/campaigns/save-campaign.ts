import { LARGEST_DECK, type LottoCampaignDraft, toHalalas } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { findProductOfVariant } from '../../../goods/catalog/index.ts';
import { type PrizeItem, prizeItemOf } from '../../../selling/orders/index.ts';
import {
  type CampaignDraft,
  insertCampaign,
  lockCampaign,
  type PrizeRow,
  replacePrizes,
  updateCampaign,
} from './campaigns.store.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 60;
/** The accepted range of dates. */
const EARLIEST = Date.parse('2020-01-01T00:00:00Z');
const LATEST = Date.parse('2100-01-01T00:00:00Z');

/** Creates a campaign, complete or not. Returns its number. */
export async function createCampaign(tx: Tx, draft: LottoCampaignDraft, isDemo: boolean): Promise<number> {
  const id = await insertCampaign(tx, { ...checked(draft), is_demo: isDemo });
  await replacePrizes(tx, id, await prizesOf(tx, draft));
  return id;
}

/** Changes a campaign as a whole, as long as it is not published. Its version must be the present one: `conflict.changed`. */
export async function changeCampaign(
  tx: Tx,
  { id, version }: { id: number; version: number },
  draft: LottoCampaignDraft,
): Promise<void> {
  const before = (await lockCampaign(tx, id)) ?? refuse('lotto.campaign_not_found');
  if (before.state !== 'draft') refuse('lotto.campaign_fixed');
  if (version !== before.version) refuse('conflict.changed');
  await updateCampaign(tx, id, { ...checked(draft), is_demo: before.is_demo });
  await replacePrizes(tx, id, await prizesOf(tx, draft));
}

function checked(draft: LottoCampaignDraft): Omit<CampaignDraft, 'is_demo'> {
  if (draft.gives_for_purchases && !draft.acknowledges_purchases_warning) refuse('lotto.purchases_warning');
  const [starts, ends] = [toDate(draft.starts_at), toDate(draft.ends_at)];
  if (starts && ends) {
    const days = (ends.getTime() - starts.getTime()) / DAY_MS;
    if (days <= 0 || days > LONGEST_DAYS) refuse('lotto.dates_wrong');
  }
  return {
    name_ar: draft.name_ar,
    name_en: draft.name_en || draft.name_ar,
    licence_number: draft.licence_number ?? null,
    rules_ar: draft.rules_ar ?? null,
    rules_en: draft.rules_en || (draft.rules_ar ?? null),
    starts_at: starts,
    ends_at: ends,
    gives_welcome: draft.gives_welcome ?? true,
    gives_daily: draft.gives_daily ?? true,
    gives_for_activity: draft.gives_for_activity ?? false,
    activity_per_day: draft.activity_per_day ?? 1,
    gives_for_purchases: draft.gives_for_purchases ?? false,
    purchases_acknowledged: draft.gives_for_purchases === true,
  };
}

function toDate(timestamp: string | null | undefined): Date | null {
  if (!timestamp) return null;
  const date = new Date(timestamp);
  if (!(date.getTime() >= EARLIEST && date.getTime() < LATEST)) refuse('lotto.dates_wrong');
  return date;
}

async function prizesOf(tx: Tx, draft: LottoCampaignDraft): Promise<Omit<PrizeRow, 'position'>[]> {
  const size = draft.prizes.reduce((sum, { count }) => sum + count, 0);
  if (size > LARGEST_DECK) refuse('lotto.deck_too_large', { most: LARGEST_DECK });
  const halalas = (riyals: number | null | undefined) => (riyals ? toHalalas(riyals) : null);
  const items = new Map<number, PrizeItem>();
  for (const variantId of new Set(draft.prizes.flatMap((prize) => prize.variant_id ?? []))) {
    items.set(variantId, await requireItem(tx, variantId));
  }
  return draft.prizes.map((prize) => ({
    kind: prize.kind,
    count: prize.count,
    percent: prize.percent ?? null,
    amount: prize.points ?? halalas(prize.amount),
    maximum_halalas: halalas(prize.maximum_discount),
    minimum_order_halalas: halalas(prize.minimum_order),
    variant_id: prize.variant_id ?? null,
    item: items.get(prize.variant_id ?? 0) ?? null,
  }));
}

async function requireItem(tx: Tx, variantId: number): Promise<PrizeItem> {
  const product = await findProductOfVariant(tx, variantId);
  return (product && prizeItemOf(product, variantId)) ?? refuse('lotto.prize_unknown');
}
