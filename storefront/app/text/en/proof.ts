import type { Areas, Translation } from '../areas.ts';

export default {
  label: 'Bought by others',
  from: 'Bought by a customer in {city}',
  ago: '{hours, plural, =0 {just now} one {an hour ago} other {# hours ago}}',
  daysAgo: '{days, plural, one {yesterday} other {# days ago}}',
  dismiss: 'Do not show this again',
} satisfies Translation<Areas['proof']>;
