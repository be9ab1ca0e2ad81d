import { NavLink } from '../router/links.ts';
import { shown } from '../shell/header/navigation.ts';
import { useIsWritten } from '../shell/header/use-menus.ts';
import { useText } from '../text/use-text.ts';

/** Information pages, in the order in which they link to each other. */
const informationLinks = shown(
  'about',
  'help',
  'faq',
  'shipping',
  'returns',
  'sizeGuide',
  'privacy',
  'terms',
  'cookies',
);

/** The other pages of its kind: beside the text on a wide screen, under it on a phone. */
export function RelatedPages() {
  const say = useText('content');
  const sayShell = useText('shell');
  return (
    <nav aria-label={say('related')} className="lg:sticky lg:top-28 lg:self-start" data-print="hide">
      <h2 className="mb-3 text-base lg:ps-4">{say('related')}</h2>
      <ul className="grid grid-cols-2 gap-x-4 max-lg:border-t max-lg:border-line max-lg:pt-3 lg:block">
        {informationLinks.filter(useIsWritten()).map(({ to, text }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-11 items-center rounded-xl text-sm text-soft hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:px-4 lg:aria-[current=page]:bg-tint"
            >
              {sayShell(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
