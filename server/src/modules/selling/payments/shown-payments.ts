import type { PaymentKind, WalletKind } from '@waha/contract';
import type { OnlineMethods } from './online-method.ts';
import type { PaymentSettings } from './payment-settings.store.ts';

/** The ways to pay that are on, as every page may state them. */
export interface ShownPayments {
  kinds: PaymentKind[];
  /** Marks of cards and wallets that the methods of extensions take, each once. */
  marks: string[];
  /** Lenders whose parts pages may state beside a price, in the order of the list. */
  instalments: { count: number; minimumHalalas: number; maximumHalalas: number | null }[];
  /** Wallets whose sheet opens on the shop's own pages; of several methods with the same one the first. */
  wallets: { kind: WalletKind; method: string; networks: string[] }[];
}

const MOST_MARKS = 20;
const MOST_LENDERS = 20;

export function shownPayments(settings: PaymentSettings, online: OnlineMethods): ShownPayments {
  const kinds: PaymentKind[] = [];
  if (online.size > 0) kinds.push('online');
  if (settings.cashOnDelivery.isOn) kinds.push('cash');
  if (settings.bankTransfer.isOn) kinds.push('transfer');
  const marks = [...online.values()].flatMap(({ capabilities }) => capabilities.marks ?? []);
  const instalments = [...online.values()].flatMap(({ capabilities: { instalments: parts, minimum, maximum } }) =>
    parts ? [{ count: parts.count, minimumHalalas: minimum, maximumHalalas: maximum }] : [],
  );
  const wallets = [...online.values()].flatMap(({ code: method, wallet }) =>
    wallet ? [{ kind: wallet.kind, method, networks: [...wallet.networks] }] : [],
  );
  return {
    kinds,
    marks: [...new Set(marks)].slice(0, MOST_MARKS),
    instalments: instalments.slice(0, MOST_LENDERS),
    wallets: wallets.filter(({ kind }, at) => wallets.findIndex((other) => other.kind === kind) === at),
  };
}
