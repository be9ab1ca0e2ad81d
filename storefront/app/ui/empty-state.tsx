import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.gen.ts';

/** Empty state: an illustration, one sentence, one action. */
export function EmptyState({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-5 py-16 text-center">
      {/* An empty arch, as those that products stand in. */}
      <span
        className="grid size-28 place-items-center bg-tint text-secondary"
        style={{ borderRadius: '50% 50% 1rem 1rem' }}
      >
        <Icon name={icon} size={46} />
      </span>
      <p className="max-w-md text-lg font-semibold">{title}</p>
      {children}
    </div>
  );
}
