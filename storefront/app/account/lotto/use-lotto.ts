import type { Api } from '@waha/contract/client';
import { failureText } from '@waha/contract/client';
import type {
  LottoCampaign,
  LottoHistoryItem,
  LottoOdds,
  LottoReward,
  LottoTicket,
  LottoTickets,
  LottoWinner,
  ScratchedCard,
} from '@waha/contract/types';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';

const TIMEOUT_MS = 15_000;
const SHOWN = 50;

export interface Lotto {
  campaign: LottoCampaign | null;
  past: { id: number; name: string; ended_at: string }[];
  odds: LottoOdds | null;
  tickets: LottoTickets;
  history: LottoHistoryItem[];
  winners: LottoWinner[];
}

async function load(api: Api, signal: AbortSignal): Promise<Lotto> {
  const [{ campaign, past }, odds, tickets, history, { winners }] = await Promise.all([
    api('GET /lotto/campaign', { signal }),
    api('GET /lotto/odds', { signal }),
    api('GET /lotto/tickets', { signal }),
    api('GET /lotto/history', { query: { per_page: SHOWN }, signal }),
    api('GET /lotto/winners', { signal }),
  ]);
  return { campaign, past, odds, tickets, history: history.data, winners };
}

/** A customer's cards and rewards, and the actions on them. */
export function useLotto() {
  const say = useText('lotto');
  const api = useApi();
  const { state, set, retry } = useLoaded('lotto', load);
  /** Cards scratched while the page is open stay where they were. */
  const [results, setResults] = useState<ScratchedCard[]>([]);

  const fail = (error: unknown, text: string) =>
    showToast({ text: failureText(error, text), tone: 'negative', position: 'top' });

  return {
    state,
    retry,
    results,
    async take(lotto: Lotto): Promise<void> {
      try {
        const tickets = await api('POST /lotto/tickets', { signal: AbortSignal.timeout(TIMEOUT_MS) });
        set({ ...lotto, tickets });
      } catch (error) {
        fail(error, say('takeFailed'));
      }
    },
    async scratch(ticket: LottoTicket): Promise<void> {
      const body = { ticket_id: ticket.id };
      const card = await api('POST /lotto/scratch', { body, signal: AbortSignal.timeout(TIMEOUT_MS) });
      setResults((before) => [...before, card]);
      retry();
    },
    async use(lotto: Lotto, rewardId: string, addressId?: number): Promise<void> {
      const body = { reward_id: rewardId, ...(addressId !== undefined && { address_id: addressId }) };
      try {
        const reward = await api('POST /lotto/use-reward', { body, signal: AbortSignal.timeout(TIMEOUT_MS) });
        set({
          ...lotto,
          history: lotto.history.map((item) => (item.reward?.id === rewardId ? { ...item, reward } : item)),
        });
      } catch (error) {
        fail(error, say('useFailed'));
        retry();
      }
    },
  };
}

/** Cards to show: unscratched ones, and those scratched while the page is open, which stay in their places. */
export function shownTickets({ tickets }: Lotto, results: readonly ScratchedCard[]): LottoTicket[] {
  const here = results.map(({ ticket }) => ticket);
  const open = tickets.data.filter(({ id }) => !here.some((ticket) => ticket.id === id));
  return [...open, ...here].sort((one, other) => other.number - one.number);
}

/** Prizes that can still be used come first. */
export function rewardsOf({ history }: Lotto): LottoReward[] {
  const order = { available: 0, used: 1, expired: 2 };
  const rewards = history.flatMap(({ reward }) => reward ?? []);
  return rewards.toSorted((one, other) => order[one.status] - order[other.status]);
}
