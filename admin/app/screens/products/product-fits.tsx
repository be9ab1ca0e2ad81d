import { fits } from '@waha/contract/vocabulary';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel } from '../../ui/parts.tsx';

/** How the sizes of a product fit, as its buyers say; nothing where none of them did. */
export function ProductFits({ id }: { id: number }) {
  const say = useText('products');
  const { data } = useCall('GET /admin/size-advice', { query: { product_id: id } });
  if (!data || data.small + data.as_expected + data.large === 0) return null;
  return (
    <Panel title={say('fits')}>
      <p className="mb-2 text-soft">
        {data.shown ? say('fitsShown', { advice: say(data.shown.advice) }) : say('fitsUnshown')}{' '}
        {say('fitsFromReturns', { count: data.from_returns })}
      </p>
      <dl className="grid max-w-md gap-2">
        {fits.map((fit) => (
          <div key={fit} className="flex items-center justify-between gap-3">
            <dt>{say(`fit_${fit}`)}</dt>
            <dd>
              <Latin>{data[fit]}</Latin>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
