import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** A part of the page that a phone folds behind its title; a wide screen shows it. Its text stays in the document. */
export function ProductFold({ title, isOpen, children }: { title: ReactNode; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="fold product-fold" open={isOpen || undefined}>
      <summary>
        {title}
        <Icon name="chevron-down" size={18} className="text-soft" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
