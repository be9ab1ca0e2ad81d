import { useText } from '../text/use-text.ts';
import { usePathname } from './community-bar.tsx';
import { MyStanding } from './home/my-standing.tsx';

/**
 * Beside the column on a wide screen, at the reading end. Cards of what goes on: each brings its own data and shows nothing
 * where there is none. The home page welcomes with one's rank itself.
 */
export function CommunityRail() {
  const say = useText('community');
  return (
    <aside aria-label={say('rail')} className="sticky top-20 grid gap-4 max-lg:hidden" data-print="hide">
      {usePathname() === '/community' ? null : <MyStanding />}
    </aside>
  );
}
