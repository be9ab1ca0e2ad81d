import { type Address, Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from './icon.tsx';

export interface Crumb {
  name: string;
  /** Absent for the current page. */
  to?: Address;
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const say = useText('shell');
  const trail: Crumb[] = [{ name: say('home'), to: '/' }, ...crumbs];
  // A phone shows the one step back that is not in its header; who listens hears all of them.
  const shown = trail.findLastIndex(({ to }) => to);
  return (
    <nav aria-label={say('breadcrumbs')} className="py-2.5 text-sm text-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {trail.map((crumb, index) => (
          <li
            key={crumb.to ?? crumb.name}
            className={`flex min-w-0 items-center gap-1.5 ${index === shown && index > 0 ? '' : 'max-sm:not-focus-within:sr-only'}`}
          >
            {index > 0 ? <Icon name="chevron-right" size={14} directional /> : null}
            {crumb.to ? (
              <Link to={crumb.to} className="line-clamp-1 py-1 hover:text-ink hover:underline">
                {crumb.name}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-ink">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
