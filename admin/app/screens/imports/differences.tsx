import type { ImportDifference } from '@waha/contract/types';
import { useText } from '../../text/language.tsx';
import { Latin, Money } from '../../ui/parts.tsx';

/** Prices and levels of a product, as they were and as they are to be. */
export function Differences({ of }: { of: readonly ImportDifference[] }) {
  const say = useText('imports');
  const hasMany = new Set(of.map(({ sku }) => sku)).size > 1;
  return (
    <ul className="grid gap-1">
      {of.map((one) => (
        <li key={`${one.sku} ${one.field}`} className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-soft">{say(`field_of_${one.field}`)}</span>
          {hasMany ? (
            <span className="text-sm text-soft">
              <Latin>{one.sku}</Latin>
            </span>
          ) : null}
          <s className="text-soft">
            <Value difference={one} value={one.from} />
          </s>
          <strong>
            <Value difference={one} value={one.to} />
          </strong>
        </li>
      ))}
    </ul>
  );
}

function Value({ difference: { field }, value }: { difference: ImportDifference; value: number | null }) {
  if (value === null) return <>—</>;
  return field === 'stock' ? <Latin>{value}</Latin> : <Money riyals={value} />;
}
