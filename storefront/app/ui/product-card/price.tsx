import { directionOf } from '@waha/kit/language';
import { formatAmount, RIYAL_SIGN } from '@waha/kit/money';
import { useRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';

/** An amount of riyals: large digits and a small label, never broken, and isolated from the surrounding text. */
export function Amount({ riyals, className }: { riyals: number; className?: string }) {
  const { settings, language } = useRootData();
  const label = settings?.currency_label;
  const isSign = label === RIYAL_SIGN;
  return (
    // The label follows the digits in the page's direction, whatever its own letters; the sign is always left of the
    // digits.
    <bdi
      dir={isSign ? 'ltr' : directionOf(language)}
      className={`inline-flex items-baseline gap-[0.25em] whitespace-nowrap tabular-nums ${className ?? ''}`}
    >
      {isSign ? <span>{label}</span> : null}
      {/* A left-to-right mark keeps the minus before the digits on right-to-left pages. */}
      {riyals < 0 ? '\u200e' : ''}
      {formatAmount(riyals)}
      {isSign ? null : (
        <span className="text-[max(0.5em,0.75rem)] font-semibold">{label ?? (language === 'ar' ? 'ر.س' : 'SAR')}</span>
      )}
    </bdi>
  );
}

interface PriceProps {
  /** Price payable now. */
  price: number;
  /** The regular price, shown struck when it is higher. */
  original?: number;
  /** Shows the saving in percent; off where space is tight. */
  saving?: boolean;
  className?: string;
}

export function Price({ price, original, saving, className }: PriceProps) {
  const say = useText('shell');
  const reduced = original !== undefined && original > price;
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 ${className ?? ''}`}>
      {reduced ? <span className="sr-only">{say('priceNow')}</span> : null}
      <Amount riyals={price} className="font-bold" />
      {reduced ? (
        <>
          <span className="sr-only">{say('priceBefore')}</span>
          <s className="price-aside text-soft">
            <Amount riyals={original} />
          </s>
          {saving ? (
            <span className="price-aside font-semibold text-positive">
              {say('saving', { percent: Math.round((1 - price / original) * 100) })}
            </span>
          ) : null}
        </>
      ) : null}
    </span>
  );
}
