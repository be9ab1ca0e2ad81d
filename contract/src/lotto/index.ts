export { type AdminLottoCampaign, LARGEST_DECK, type LottoCampaignDraft } from './admin.ts';
export {
  type LottoHistoryItem,
  type LottoOdds,
  type LottoTickets,
  type LottoWinner,
  lottoEndpoints,
} from './endpoints.ts';
export { lottoRefusals } from './refusals.ts';
export type { LottoCampaign, LottoProof, LottoReward, LottoTicket, ScratchedCard } from './shapes.ts';
