import { useCall } from '../../api/use-call.ts';
import { readNumber } from '../../form/numbers.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Money, Panel } from '../../ui/parts.tsx';
import { nameOf } from '../goods/category-options.ts';
import { isBy, type PromotionValues } from './promotion-values.ts';

/** Effect of an offer on prices before it is saved, with its warnings. */
export function PromotionPreview({ values }: { values: PromotionValues }) {
  const say = useText('offers');
  const language = useLanguage();
  const percent = isBy(values, 'percent') ? readNumber(values.percent) : null;
  const price = isBy(values, 'price') ? readNumber(values.fixed_price) : null;
  const isReady = isWhole(percent, 1, 99) || isAmount(price);
  const query = {
    ...(isWhole(percent, 1, 99) && percent !== null && { percent }),
    ...(isAmount(price) && price !== null && { fixed_price: price }),
    ...(values.products.length > 0 && { product_ids: values.products.map(({ id }) => id).join(',') }),
    ...(values.categories.length > 0 && { category_ids: values.categories.join(',') }),
    ...(values.licence_number.trim() !== '' && { licence_number: values.licence_number }),
  };
  // Lists are sent as in a URL: separated by commas.
  const { data } = useCall('GET /admin/promotions/preview', { query: query as never }, { isOn: true });
  if (!data) return null;
  return (
    <Panel title={say('preview')}>
      <div className="grid gap-3" aria-live="polite">
        {data.warnings.map((warning) => (
          <p key={warning} className="rounded-lg bg-warning-tint px-3 py-2 text-warning">
            {say(`warning_${warning}`)}
          </p>
        ))}
        <p className="text-soft">
          {say('previewCount', { count: data.count })}
          {isReady && data.unchanged > 0 ? ` · ${say('previewUnchanged', { count: data.unchanged })}` : ''}
        </p>
        {isReady && data.products.length > 0 ? (
          <table className="w-full">
            <thead>
              <tr className="text-start text-soft">
                <th className="py-1 text-start font-normal">{say('name')}</th>
                <th className="py-1 text-end font-normal">{say('now')}</th>
                <th className="py-1 text-end font-normal">{say('withIt')}</th>
              </tr>
            </thead>
            <tbody>
              {data.products.map((product) => (
                <tr key={product.id} className="border-line border-t">
                  <td className="py-1">{nameOf(product, language)}</td>
                  <td className="py-1 text-end">
                    <Money riyals={product.current_price} />
                  </td>
                  <td className="py-1 text-end font-semibold">
                    <Money riyals={product.new_price} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
      </div>
    </Panel>
  );
}

/** Typed values may be anything until the server has checked them. */
const isWhole = (value: number | null, least: number, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isAmount = (value: number | null) =>
  typeof value === 'number' && value > 0 && value <= 1_000_000 && /^\d+(\.\d{1,2})?$/.test(String(value));
