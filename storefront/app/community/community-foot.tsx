import { memo } from 'react';
import { type Address, Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { usePathname } from './community-bar.tsx';
import { CommunityIcon } from './community-icon.tsx';
import { isAt, isStage, place } from './community-navigation.ts';
import type { CommunityIconName } from './icon-names.gen.ts';

interface FootLinkProps {
  to: Address;
  icon: CommunityIconName;
  label: string;
  /** Drawn as the main action. */
  isMain?: boolean;
}

function FootLink({ to, icon, label, isMain }: FootLinkProps) {
  const isHere = isAt(to, usePathname());
  return (
    <li className="flex-1">
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className="grid min-h-15 place-content-center justify-items-center gap-0.5 text-xs text-soft aria-[current=page]:font-bold aria-[current=page]:text-primary"
      >
        {isMain ? (
          <span className="grid size-11 place-items-center rounded-full bg-primary text-on-primary">
            <CommunityIcon name={icon} size={24} />
            <span className="sr-only">{label}</span>
          </span>
        ) : (
          <>
            <CommunityIcon name={icon} size={24} filled={false} />
            {label}
          </>
        )}
      </Link>
    </li>
  );
}

/**
 * Bar at the bottom of a phone's screen, within reach of the thumb. `handle` is the reader's own; null until it is
 * known.
 */
export const CommunityFoot = memo(function CommunityFoot({ handle }: { handle: string | null }) {
  const say = useText('community');
  const [home, posts, reels] = [place('home'), place('posts'), place('reels')];
  const second = reels ? posts : undefined;
  const isWatching = isStage(usePathname());
  return (
    <nav
      aria-label={say('footPlaces')}
      className="community-foot fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
      data-print="hide"
    >
      <ul className="mx-auto flex max-w-[40rem] items-stretch">
        {home ? <FootLink to={home.to} icon={home.icon} label={say(home.text)} /> : null}
        {second ? <FootLink to={second.to} icon={second.icon} label={say(second.text)} /> : null}
        {isWatching ? (
          <FootLink to="/community/reels/new" icon="plus" label={say('newReel')} isMain />
        ) : (
          <FootLink to="/community/posts/new" icon="plus" label={say('write')} isMain />
        )}
        {reels ? (
          <FootLink to={reels.to} icon={reels.icon} label={say(reels.text)} />
        ) : posts ? (
          <FootLink to={posts.to} icon={posts.icon} label={say(posts.text)} />
        ) : null}
        <FootLink to={handle ? `/community/members/${handle}` : '/community/settings'} icon="user" label={say('me')} />
      </ul>
    </nav>
  );
});
