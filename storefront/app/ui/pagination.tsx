import { type Address, Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from './icon.tsx';

/** Pages to show around the current one; 0 stands for a gap. */
export function pageNumbers(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((first, second) => first - second);
  return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [0, page] : [page]));
}

interface PaginationProps {
  current: number;
  last: number;
  /** Address of a page of this list. */
  to: (page: number) => Address;
}

/** Pages as links, which can be opened in a new tab, support back and forward, and work without JavaScript. */
export function Pagination({ current, last, to }: PaginationProps) {
  const say = useText('shell');
  if (last <= 1) return null;
  const step = 'grid size-11 place-items-center rounded-full hover:bg-tint';
  return (
    <nav aria-label={say('pages')} className="mt-12 flex justify-center">
      <ul className="flex flex-wrap items-center gap-1 tabular-nums">
        {current > 1 ? (
          <li>
            <Link to={to(current - 1)} rel="prev" aria-label={say('previousPage')} className={step}>
              <Icon name="chevron-left" directional />
            </Link>
          </li>
        ) : null}
        {pageNumbers(current, last).map((page, index) => (
          <li key={page || `gap-${index}`}>
            {page === 0 ? (
              <span className="px-1 text-soft">…</span>
            ) : (
              <Link
                to={to(page)}
                aria-label={say('pageNumber', { page })}
                aria-current={page === current ? 'page' : undefined}
                className={page === current ? `${step} bg-primary font-bold text-on-primary hover:bg-primary` : step}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        {current < last ? (
          <li>
            <Link to={to(current + 1)} rel="next" aria-label={say('nextPage')} className={step}>
              <Icon name="chevron-right" directional />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
