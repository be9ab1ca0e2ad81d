import { useId, useState } from 'react';
import { useText } from '../text/use-text.ts';
import { Amount } from '../ui/product-card/price.tsx';
import { type CommissionTerms, commissionOf } from './commission.ts';

const MOST_RIYALS = 20_000;
const MOST_ORDERS = 1_000;

interface SliderProps {
  label: string;
  value: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A slider for estimates and a number field, bound to the same value. */
function Slider({ label, value, max, step, onChange }: SliderProps) {
  const id = useId();
  const take = (text: string) => {
    const typed = Math.floor(Number(text));
    onChange(Number.isFinite(typed) ? Math.max(0, Math.min(typed, max)) : 0);
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="w-28 shrink-0">
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={0}
            max={max}
            value={value}
            dir="ltr"
            onChange={(event) => take(event.target.value)}
            className="field text-center tabular-nums"
          />
        </span>
      </div>
      <input
        type="range"
        aria-label={label}
        min={0}
        max={max / 10}
        step={step}
        value={Math.min(value, max / 10)}
        onChange={(event) => take(event.target.value)}
        className="mt-2 w-full"
      />
    </div>
  );
}

function Earned({ label, points, halalas }: { label: string; points: number; halalas: number }) {
  const say = useText('affiliate');
  return (
    <div className="rounded-2xl bg-tint p-5">
      <p className="text-sm text-soft">{label}</p>
      <p className="text-2xl font-bold">{say('points', { count: points })}</p>
      <p className="text-soft">
        {say('worth')} <Amount riyals={halalas / 100} className="font-semibold text-ink" />
      </p>
    </div>
  );
}

/** Earnings calculator. Without JavaScript the examples beside it show three orders. */
export function Calculator({ terms }: { terms: CommissionTerms }) {
  const say = useText('affiliate');
  const [riyals, setRiyals] = useState(345);
  const [orders, setOrders] = useState(20);
  const each = commissionOf(riyals * 100, terms);
  return (
    <div className="needs-script grid content-start gap-6">
      <Slider label={say('basket')} value={riyals} max={MOST_RIYALS} step={5} onChange={setRiyals} />
      <Slider label={say('orders')} value={orders} max={MOST_ORDERS} step={1} onChange={setOrders} />
      <div aria-live="polite" className="grid gap-3 sm:grid-cols-2">
        <Earned label={say('perOrder')} points={each.points} halalas={each.worthHalalas} />
        <Earned label={say('perMonth')} points={each.points * orders} halalas={each.worthHalalas * orders} />
      </div>
    </div>
  );
}

const EXAMPLES = [11_500, 34_500, 115_000];

export function Examples({ terms }: { terms: CommissionTerms }) {
  const say = useText('affiliate');
  return (
    <div className="prose">
      <h3 className="mb-3 text-base">{say('examples')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard */}
      <section className="table-scroll tabular-nums" tabIndex={0} aria-label={say('examples')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('exampleBasket')}</th>
              <th scope="col">{say('exampleNet')}</th>
              <th scope="col">{say('exampleEarn')}</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLES.map((goods) => {
              const { netHalalas, points, worthHalalas } = commissionOf(goods, terms);
              return (
                <tr key={goods}>
                  <td>
                    <Amount riyals={goods / 100} />
                  </td>
                  <td>
                    <Amount riyals={netHalalas / 100} />
                  </td>
                  <td>
                    <span className="font-semibold">{say('points', { count: points })}</span>
                    <span className="block text-xs text-soft">
                      <Amount riyals={worthHalalas / 100} />
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}
