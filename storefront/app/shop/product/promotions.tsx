import type { PromotionRef } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

export function Promotions({ promotions }: { promotions: PromotionRef[] }) {
  const say = useText('product');
  const sayShop = useText('shop');
  const language = useLanguage();
  if (promotions.length === 0) return null;
  return (
    <ul aria-label={say('promotionsOfProduct')} className="flex flex-col gap-2">
      {promotions.map((promotion) => (
        <li key={promotion.id} className="flex items-start gap-3 rounded-xl bg-negative-tint px-4 py-2.5 text-sm">
          <Icon name={promotion.type === 'flash' ? 'flame' : 'tag'} size={18} className="mt-1 text-negative" />
          <span>
            {/* The name of a flash sale already describes it. */}
            {promotion.type === 'flash' ? null : (
              <span className="font-semibold text-negative">{promotion.label} </span>
            )}
            {promotion.name}
            {promotion.ends_at ? (
              <span className="block text-xs text-soft">
                {sayShop('promotionEnds', { date: formatMoment(promotion.ends_at, language) })}
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
