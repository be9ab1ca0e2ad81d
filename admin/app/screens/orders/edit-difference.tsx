import type { ItemsPreview } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { useText } from '../../text/language.tsx';
import { Money } from '../../ui/parts.tsx';

/** The outcome of an edit in one sentence, and the ways by which money goes back. */
export function EditDifference({ seen, hint }: { seen: ItemsPreview | undefined; hint: string }) {
  const say = useText('orders');
  return (
    <div role="status" className="grid gap-1 rounded-lg bg-tint p-3">
      <p className="font-bold">{seen ? sentenceOf(seen, say) : hint}</p>
      {seen && seen.back.total > 0 ? (
        <p className="flex flex-wrap gap-x-4 text-soft">
          {(['card', 'bank', 'store_credit'] as const).map((way) =>
            seen.back[way] > 0 ? (
              <span key={way}>
                {say(wayLabels[way])} <Money riyals={seen.back[way]} />
              </span>
            ) : null,
          )}
        </p>
      ) : null}
    </div>
  );
}
const wayLabels = { card: 'editToCard', bank: 'editByBank', store_credit: 'editToCredit' } as const;

const inRiyals = (amount: number) => formatAmount(Math.abs(Math.round(amount * 100) / 100));

function sentenceOf(
  { total, total_before: before, back, supplement }: ItemsPreview,
  say: ReturnType<typeof useText<'orders'>>,
): string {
  if (supplement) {
    const net = supplement.total - back.total;
    const said = { added: formatAmount(supplement.total), back: formatAmount(back.total), net: inRiyals(net) };
    if (back.total === 0) return say('editAdds', said);
    return say(net >= 0 ? 'editSwapMore' : 'editSwapLess', said);
  }
  const said = { amount: inRiyals(total - before), total: formatAmount(total) };
  if (back.total > 0) return say('editBack', said);
  if (total === before) return say('editEqual', said);
  return say(total > before ? 'editMore' : 'editLess', said);
}
