import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';

/** A select: the browser's own list, with the arrow drawn in the padding that every field has. */
export function Select({ children, ...select }: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="relative block">
      <select {...select} className="field appearance-none truncate pe-10 aria-invalid:border-negative">
        {children}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none absolute end-4 top-3.5" />
    </span>
  );
}
