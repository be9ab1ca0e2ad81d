import type { Quote } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';

type VatText = 'vatIncluded' | 'vatRate' | 'vat_zero_rated' | 'vat_exempt';

interface VatNoteProps {
  taxes: Quote['taxes'];
  say: (text: VatText, values: { amount: string; percent: number }) => string;
}

/** The VAT in a total: one sum, or one of each category where there are several. Nothing of a shop that is not registered for it. */
export function VatNote({ taxes, say }: VatNoteProps) {
  const shown = taxes.map(({ category, percent, total, vat }) => {
    if (category === 'out_of_scope') return '';
    if (category !== 'standard') return say(`vat_${category}`, { amount: formatAmount(total), percent });
    return say(taxes.length > 1 ? 'vatRate' : 'vatIncluded', { amount: formatAmount(vat), percent });
  });
  const text = shown.filter(Boolean).join(' · ');
  return text ? <p className="mt-1 text-xs text-soft">{text}</p> : null;
}
