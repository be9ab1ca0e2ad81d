import type { PlainKey } from '@waha/kit/texts';
import type { Address } from '../router/links.ts';
import type { Areas } from '../text/areas.ts';
import type { CommunityIconName } from './icon-names.gen.ts';

export interface Place {
  to: Address;
  text: PlainKey<Areas['community']>;
  icon: CommunityIconName;
}

/** All targets of the community's bars. An entry without an address is shown once its page exists. */
const places = {
  home: { to: '/community', text: 'home', icon: 'house' },
  posts: { to: '/community/posts', text: 'posts', icon: 'message-square-text' },
  reels: { to: '/community/reels', text: 'reels', icon: 'clapperboard' },
  reviews: { to: '/community/reviews', text: 'reviews', icon: 'star' },
  contests: { to: '/community/contests', text: 'contests', icon: 'trophy' },
  leaderboard: { to: '/community/leaderboard', text: 'leaderboard', icon: 'crown' },
  rewards: { to: '/community/rewards', text: 'rewards', icon: 'gift' },
  notifications: { to: '/community/notifications', text: 'notifications', icon: 'bell' },
  notificationSettings: { to: '/community/notifications/settings', text: 'notifications', icon: 'bell' },
} satisfies Record<string, { to: Address | null; text: Place['text']; icon: CommunityIconName }>;

/** A place, where its page exists. */
export function place(name: keyof typeof places): Place | undefined {
  const { to, text, icon }: { to: Address | null; text: Place['text']; icon: CommunityIconName } = places[name];
  return to ? { to, text, icon } : undefined;
}

const shown = (...names: (keyof typeof places)[]): Place[] => names.flatMap((name) => place(name) ?? []);

/** Places in the top bar of a wide screen. */
export const topPlaces = shown('home', 'posts', 'reels', 'reviews', 'contests', 'leaderboard', 'rewards');
/** Places in the row below the bar on a phone, which the bottom bar has no room for. */
export const morePlaces = shown('reviews', 'contests', 'leaderboard', 'rewards');

/** Pages that fill the screen: the layout gives them no column, no rail and no row of places. */
export function isStage(pathname: string): boolean {
  return /^\/community\/reels(?:\/\d+)?$/.test(pathname);
}

/** Whether a page belongs to a place: its own address, or one below it. */
export function isAt(place: Address, pathname: string): boolean {
  return (
    pathname === place ||
    (place === '/community' && pathname === '/community/home') ||
    (place !== '/community' && pathname.startsWith(`${place}/`))
  );
}
