import type { ReactNode } from 'react';
import { type Address, Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

interface SectionProps {
  title: string;
  text?: string;
  /** Target of the link "show all". */
  more?: Address;
  children: ReactNode;
}

/** Link to the whole list behind a section. */
export function ShowAll({ to, of }: { to: Address; of: string }) {
  const say = useText('shell');
  return (
    <Link
      to={to}
      aria-label={`${say('showAll')}: ${of}`}
      className="inline-flex min-h-11 shrink-0 items-center gap-1 font-semibold text-link hover:underline"
    >
      {say('showAll')}
      <Icon name="chevron-right" size={16} directional />
    </Link>
  );
}

export function Section({ title, text, more, children }: SectionProps) {
  return (
    <section className="section-space container">
      <div className="mb-4 flex items-baseline justify-between gap-6 lg:mb-8">
        <div>
          <h2 className="text-2xl">{title}</h2>
          {text ? <p className="mt-1 text-soft">{text}</p> : null}
        </div>
        {more ? <ShowAll to={more} of={title} /> : null}
      </div>
      {children}
    </section>
  );
}
