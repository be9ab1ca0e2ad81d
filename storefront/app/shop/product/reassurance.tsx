import type { ReactNode } from 'react';
import { useReturnDays } from '../../shell/root-data.ts';
import { usePayWays } from '../../shell/use-promises.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.gen.ts';
import { DeliveryTo } from './delivery-to.tsx';
import { ProductFold } from './product-fold.tsx';

function Row({ icon, text }: { icon: IconName; text: ReactNode }) {
  return (
    <p className="flex items-center gap-3 py-2">
      <Icon name={icon} className="text-secondary" />
      {text}
    </p>
  );
}

interface ReassuranceProps {
  returnable: boolean;
  /** True if it is given as codes or files, which cannot be returned once seen. */
  isDigital: boolean;
  /** Price of one piece, in riyals. */
  price: number;
  weightGrams: number;
  /** The day it is sent, where that is not now. */
  shipsFrom: string | undefined;
}

export function Reassurance({ returnable, isDigital, ...sent }: ReassuranceProps) {
  const say = useText('product');
  const days = useReturnDays();
  const ways = usePayWays();
  const rest = [
    {
      icon: 'undo-2',
      text: returnable ? say('reassureReturn', { days }) : say(isDigital ? 'reassureDigital' : 'reassureNoReturn'),
    },
    { icon: 'banknote', text: ways && !isDigital && say('reassurePayment', { ways }) },
  ] as const;
  const rows = rest.map(({ icon, text }) => (text ? <Row key={icon} icon={icon} text={text} /> : null));
  return (
    <div className="rounded-2xl border border-line px-4 text-sm">
      {isDigital ? (
        <Row icon="mail" text={say('reassureGiven')} />
      ) : (
        <Row icon="truck" text={<DeliveryTo {...sent} />} />
      )}
      {/* That a thing cannot be returned is said before it is bought, folded nowhere. */}
      {returnable ? (
        <ProductFold title={<span className="font-semibold">{say('returnsAndPayment')}</span>}>{rows}</ProductFold>
      ) : (
        rows
      )}
    </div>
  );
}
