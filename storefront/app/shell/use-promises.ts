import { useText } from '../text/use-text.ts';
import { useRootData } from './root-data.ts';

/** Where the shop delivers, as its settings say; undefined where it does not, or that is unknown. */
export function useReach(): string | undefined {
  const say = useText('shell');
  const { settings } = useRootData();
  if (!settings || settings.delivers_to === 'nowhere') return undefined;
  return say(settings.delivers_to === 'places' ? 'deliversSome' : 'deliversEverywhere');
}

const kinds = { online: 'payOnline', cash: 'payCash', transfer: 'payTransfer' } as const;

/** The ways to pay that are on, in words: "by card or in cash"; undefined for none. */
export function usePayWays(): string | undefined {
  const say = useText('shell');
  const { settings, language } = useRootData();
  const ways = settings?.payment_kinds.map((kind) => say(kinds[kind])) ?? [];
  return ways[0] && new Intl.ListFormat(language, { type: 'disjunction' }).format(ways);
}
