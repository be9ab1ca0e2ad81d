import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.gen.ts';

/** Empty state: an illustration, one sentence, one action. */
export function EmptyState({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-5 py-16 text-center">
      <span className="relative grid size-28 place-items-center rounded-full bg-tint text-secondary">
        <span className="absolute -bottom-1 h-3 w-20 rounded-full bg-stone" aria-hidden="true" />
        <Icon name={icon} size={46} />
      </span>
      <p className="max-w-md text-lg font-semibold">{title}</p>
      {children}
    </div>
  );
}
