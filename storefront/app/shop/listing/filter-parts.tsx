import type { ReactNode } from 'react';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ListedPage } from './listed-page.ts';
import { chosenFirst } from './order-facets.ts';

export function Group({ title, closed, children }: { title: string; closed?: boolean; children: ReactNode }) {
  return (
    <details open={!closed} className="group border-b border-line py-1">
      <summary className="flex min-h-12 items-center justify-between font-semibold">
        {title}
        <Icon name="chevron-down" size={18} className="text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

/** Chosen values, then those with most products; the others are shown after pressing "more". */
export function Choices({ facets, render, chosen }: ChoicesProps) {
  const say = useText('listing');
  const sorted = chosenFirst(facets, chosen);
  const rest = sorted.slice(SHOWN_CHOICES);
  return (
    <>
      {sorted.slice(0, SHOWN_CHOICES).map(render)}
      {rest.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-10 items-center gap-1 text-sm font-semibold text-link">
            {say('showMore')}
            <Icon name="chevron-down" size={14} />
          </summary>
          {rest.map(render)}
        </details>
      ) : null}
    </>
  );
}

interface ChoicesProps {
  facets: Facet[];
  render: (facet: Facet) => ReactNode;
  chosen: string[];
}

type Facet = NonNullable<ListedPage['facets']>['brands'][number];

const SHOWN_CHOICES = 8;

interface CheckProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: ReactNode;
  /** Left out if it covers only some of the products. */
  count: number | undefined;
  checked: boolean;
}

export function Check({ type, name, value, label, count, checked }: CheckProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-3">
      <input type={type} name={name} value={value} defaultChecked={checked} className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">{label}</span>
      {count === undefined ? null : <span className="text-xs text-soft tabular-nums">{count}</span>}
    </label>
  );
}
