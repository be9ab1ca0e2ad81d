import type { AdminPastOrder } from '@waha/contract/types';
import { Latin } from '../../ui/parts.tsx';

/** Products of an earlier order, as far as the former shop said. */
export function PastLines({ lines }: Pick<AdminPastOrder, 'lines'>) {
  return (
    <ul className="grid gap-1">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are history and never change places
        <li key={at}>
          <bdi>{line.name}</bdi>
          {line.quantity === null ? null : (
            <>
              {' '}
              × <Latin>{line.quantity}</Latin>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
