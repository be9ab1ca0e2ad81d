import type { ReactNode } from 'react';
import { CommunityIcon } from '../community-icon.tsx';
import type { CommunityIconName } from '../icon-names.gen.ts';

/** Empty state: a drawing, one sentence, one action. */
export function Empty({ icon, title, children }: { icon: CommunityIconName; title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-card px-5 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-tint text-secondary">
        <CommunityIcon name={icon} size={34} />
      </span>
      <p className="max-w-sm font-semibold">{title}</p>
      {children}
    </div>
  );
}
