import type { ReactNode } from 'react';
import { useText } from '../../text/language.tsx';
import { Sparkline } from './sparkline.tsx';

interface FigureProps {
  /** Source of the figure. */
  hint?: ReactNode;
  /** Its values by day. */
  days?: readonly number[];
  name: string;
  value: ReactNode;
  now: number;
  then: number;
}

/** A figure compared with the preceding period of equal length: by text and sign, not by colour alone. */
export function Figure({ name, value, now, then, hint, days = [] }: FigureProps) {
  const say = useText('today');
  const percent = then === 0 ? null : Math.round(((now - then) / then) * 100);
  return (
    <div className="panel min-w-0">
      <dt className="text-soft">{name}</dt>
      <dd className="text-lg font-bold sm:text-2xl">{value}</dd>
      <dd className="empty:hidden">
        <Sparkline values={days} />
      </dd>
      {hint ? <dd className="text-sm text-soft">{hint}</dd> : null}
      <dd className="text-sm text-soft">
        {percent === null
          ? say('nothingBefore')
          : percent === 0
            ? say('asBefore')
            : say(percent > 0 ? 'moreThanBefore' : 'lessThanBefore', { percent: Math.abs(percent) })}
      </dd>
    </div>
  );
}
