import type { SavedCard } from '@waha/contract/types';

/** Schemes as their owners write them. */
const names: Readonly<Record<string, string>> = {
  mada: 'mada',
  visa: 'Visa',
  master: 'Mastercard',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unionpay: 'UnionPay',
};

export const schemeName = ({ scheme }: Pick<SavedCard, 'scheme'>) => names[scheme] ?? scheme;

/** Month and year as they stand on the card. */
export const expiryOf = ({ month, year }: Pick<SavedCard, 'month' | 'year'>) =>
  `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;

/** A card as it is recognised: its scheme and last digits, left to right in both languages. */
export function CardName({ card }: { card: Pick<SavedCard, 'scheme' | 'last_four'> }) {
  return (
    <bdi dir="ltr" className="tabular-nums">
      {schemeName(card)} <span aria-hidden="true">••••</span> {card.last_four}
    </bdi>
  );
}
