import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'Leaderboard',
  about: 'The members with the most points for what they wrote and helped with.',
  periods: 'Period',
  week: 'Last 7 days',
  month: 'Last 30 days',
  ever: 'All time',
  failed: 'The leaderboard could not be loaded',
  none: 'Nobody has earned points in this time yet',
  beFirst: 'Be the first',
  myPlace: 'Your place: {place}',
  noPlace: 'No points of yours in this time yet',
  points: '{count, plural, one {One point} other {# points}}',
  you: 'You',
} satisfies Translation<Areas['leaderboard']>;
