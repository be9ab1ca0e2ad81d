import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';

/** A choice in a form: the browser's own list, its arrow drawn where every other field has its air. */
export function Select({ children, ...select }: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="relative block">
      <select {...select} className="field appearance-none pe-10 aria-invalid:border-negative">
        {children}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none absolute end-4 top-3.5" />
    </span>
  );
}
