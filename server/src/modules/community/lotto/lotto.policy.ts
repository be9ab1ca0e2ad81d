import { type Denial, deny } from '../../../platform/errors/index.ts';
import { isOver } from './campaigns/campaign-times.ts';
import { type CampaignRow, isPublished } from './campaigns/campaigns.store.ts';

/** The properties of a customer that decide whether they may play. */
export interface Player {
  isStaffMember: boolean;
  hasProvedPhone: boolean;
}

/** Staff do not play. */
export function mayPlay({ isStaffMember }: Player): Denial | null {
  return isStaffMember ? deny('lotto.staff') : null;
}

/** One card per person: phone numbers cost more than accounts, so a card is given to a verified number. */
export function mayTakeCards(player: Player): Denial | null {
  return mayPlay(player) ?? (player.hasProvedPhone ? null : deny('lotto.phone_unproved'));
}

/** The deck of a running campaign is visible to no one, staff included. */
export function mayViewDeck(campaign: CampaignRow, at: Date): Denial | null {
  return isPublished(campaign) && isOver(campaign, at) ? null : deny('lotto.not_over');
}
