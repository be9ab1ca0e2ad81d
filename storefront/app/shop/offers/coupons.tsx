import type { Coupon } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { CopyCode } from '../../ui/copy-code.tsx';
import { Amount } from '../../ui/product-card/price.tsx';

function CouponCard({ coupon }: { coupon: Coupon }) {
  const say = useText('offers');
  const language = useLanguage();
  return (
    <article
      aria-labelledby={`coupon-${coupon.code}`}
      className="flex h-full flex-col gap-3 rounded-3xl border border-line bg-card p-5"
    >
      <h3 id={`coupon-${coupon.code}`} className="text-lg">
        {coupon.label}
      </h3>
      <p className="text-sm text-soft">{coupon.description}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
        {coupon.minimum_order === null ? null : (
          <span>
            {say('minimum')} <Amount riyals={coupon.minimum_order} />
          </span>
        )}
        {coupon.maximum_discount === null ? null : (
          <span>
            {say('maximum')} <Amount riyals={coupon.maximum_discount} />
          </span>
        )}
        {coupon.first_order_only ? <span>{say('firstOrder')}</span> : null}
        <span>{coupon.ends_at ? say('ends', { date: formatMoment(coupon.ends_at, language) }) : say('noEnd')}</span>
      </p>
      <div className="mt-auto">
        <CopyCode code={coupon.code} say={say} />
      </div>
    </article>
  );
}

/** Public coupons that are valid now. */
export function Coupons({ coupons }: { coupons: Coupon[] }) {
  const say = useText('offers');
  return (
    <section id="coupons" aria-labelledby="coupons-title" className="section-space container scroll-mt-6">
      <h2 id="coupons-title" className="text-2xl">
        {say('coupons')}
      </h2>
      <p className="mt-1 mb-6 text-soft">{say('couponsText')}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {coupons.map((coupon) => (
          <li key={coupon.code}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </ul>
    </section>
  );
}
