import { type AdminLottoCampaign, type LottoCampaign, toRiyals } from '@waha/contract';
import type { Language } from '../../../../platform/text/index.ts';
import { lottoTexts } from '../texts.ts';
import { cardsUntil, stateAt } from './campaign-times.ts';
import type { CampaignRow, DeckRow, PrizeRow, PublishedCampaign } from './campaigns.store.ts';
import { itemLabel, prizeCode } from './prizes.ts';

export function presentCampaign(row: PublishedCampaign, language: Language, at: Date): LottoCampaign {
  return {
    id: row.id,
    name: language === 'ar' ? row.name_ar : row.name_en,
    is_demo: row.is_demo,
    licence_number: row.licence_number,
    rules: language === 'ar' ? row.rules_ar : row.rules_en,
    state: stateAt(row, at),
    starts_at: row.starts_at.toISOString(),
    cards_until: cardsUntil(row).toISOString(),
    ends_at: row.ends_at.toISOString(),
    root: row.root.toString('hex'),
    published_at: row.published_at.toISOString(),
    deck_size: row.deck_size,
    cards_left: row.deck_size - row.next_card,
  };
}

export function presentAdminCampaign(
  row: CampaignRow,
  prizes: readonly PrizeRow[],
  language: Language,
): AdminLottoCampaign {
  const riyals = (halalas: number | null) => (halalas === null ? null : toRiyals(halalas));
  return {
    id: row.id,
    name_ar: row.name_ar,
    name_en: row.name_en,
    licence_number: row.licence_number,
    rules_ar: row.rules_ar,
    rules_en: row.rules_en,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    state: row.state,
    is_demo: row.is_demo,
    gives_welcome: row.gives_welcome,
    gives_daily: row.gives_daily,
    gives_for_activity: row.gives_for_activity,
    activity_per_day: row.activity_per_day,
    gives_for_purchases: row.gives_for_purchases,
    purchases_warning: lottoTexts.say(language, 'purchases_warning'),
    root: row.root?.toString('hex') ?? null,
    deck_size: row.deck_size,
    cards_given: row.next_card,
    stop_reason: row.stop_reason,
    version: row.version,
    prizes: prizes.map((prize) => ({
      kind: prize.kind,
      count: prize.count,
      percent: prize.percent,
      amount: prize.kind === 'points' ? null : riyals(prize.amount),
      points: prize.kind === 'points' ? prize.amount : null,
      variant_id: prize.variant_id,
      item: prize.item && itemLabel(prize.item, language),
      maximum_discount: riyals(prize.maximum_halalas),
      minimum_order: riyals(prize.minimum_order_halalas),
    })),
  };
}

/** Part of a finished campaign's deck from index `from`, with the facts of each card that a reader may see. */
export function presentDeck<Known>(
  campaign: PublishedCampaign,
  rows: readonly DeckRow[],
  from: number,
  known: (row: DeckRow) => Known,
) {
  const next = from + rows.length;
  return {
    root: campaign.root.toString('hex'),
    deck_size: campaign.deck_size,
    data: rows.map((row) => ({
      index: row.index,
      prize: prizeCode(row),
      salt: row.salt.toString('hex'),
      ...known(row),
    })),
    next_cursor: rows.length > 0 && next < campaign.deck_size ? next : null,
  };
}
