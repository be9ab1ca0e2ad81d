import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { reservePrizes } from '../cards/send-prize.ts';
import { lottoTexts } from '../texts.ts';
import { cardsUntil } from './campaign-times.ts';
import {
  type CampaignRow,
  insertDeck,
  listPrizes,
  lockCampaign,
  markPublished,
  markStopped,
  overlapsPublished,
} from './campaigns.store.ts';
import { shuffleDeck } from './deck.ts';
import { buildTree, hashLeaf } from './merkle.ts';
import { prizeCode } from './prizes.ts';

interface Publishing {
  at: Date;
  /** The language of the refusal. */
  language: Language;
}

/**
 * Starts a campaign: shuffles its deck once, stores the Merkle tree and publishes the root. From here on the database
 * refuses any change of deck, prizes, rules or dates.
 */
export async function publishCampaign(tx: Tx, id: number, { at, language }: Publishing): Promise<void> {
  const campaign = (await lockCampaign(tx, id)) ?? refuse('lotto.campaign_not_found');
  if (campaign.state !== 'draft') refuse('lotto.campaign_fixed');
  const prizes = await listPrizes(tx, [id]);
  const dates = requireComplete(campaign, prizes.length, { at, language });
  if (await overlapsPublished(tx, dates)) refuse('lotto.overlaps');
  await reservePrizes(tx, id, prizes, language);
  const codes = new Map(prizes.map((prize) => [prize.position, prizeCode(prize)]));
  const cards = shuffleDeck(prizes);
  const leaves = cards.map(({ prize, salt }, index) => hashLeaf({ index, salt, prize: codes.get(prize) ?? '' }));
  const levels = buildTree(leaves);
  const [root] = levels.at(-1) ?? [];
  if (!root) throw new Error('the tree over the deck has no root');
  await insertDeck(tx, id, cards, levels);
  if (!(await markPublished(tx, id, { root, size: cards.length }, at))) refuse('lotto.campaign_fixed');
  await publishInvalidation(tx, ['lotto']);
}

/** The dates of a campaign that is complete by law; refuses with the names of missing parts. */
function requireComplete(campaign: CampaignRow, prizes: number, { at, language }: Pick<Publishing, 'at' | 'language'>) {
  const { licence_number, rules_ar, rules_en, starts_at, ends_at } = campaign;
  const isTimely = starts_at !== null && ends_at !== null && cardsUntil({ ends_at }) > starts_at && ends_at > at;
  const missing = [
    ...(licence_number?.trim() ? [] : ['licence' as const]),
    ...(rules_ar?.trim() && rules_en?.trim() ? [] : ['rules' as const]),
    ...(isTimely ? [] : ['dates' as const]),
    ...(prizes > 0 ? [] : ['prizes' as const]),
  ];
  if (missing.length > 0 || !starts_at || !ends_at) {
    const comma = lottoTexts.say(language, 'comma');
    refuse('lotto.incomplete', { missing: missing.map((name) => lottoTexts.say(language, name)).join(comma) });
  }
  return { starts_at, ends_at };
}

/** The kill switch: no card is given or scratched any more, and the deck is public. It cannot be taken back. */
export async function stopCampaign(tx: Tx, id: number, { reason, at }: { reason: string; at: Date }): Promise<void> {
  (await lockCampaign(tx, id)) ?? refuse('lotto.campaign_not_found');
  if (!(await markStopped(tx, id, reason, at))) refuse('lotto.not_published');
  await publishInvalidation(tx, ['lotto']);
}
