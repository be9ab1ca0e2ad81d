import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'Bundles',
  description:
    'Bundles of {shop}: products that belong together at one price, lower than one by one, and what each saves.',
  intro: 'Products that belong together, at one price that is lower than buying them one by one.',
  list: 'All bundles',
  holds: '{count, plural, one {# product} other {# products}}',
  saves: 'You save',
  empty: 'There are no bundles now',
  emptyText: 'New ones come with the seasons. Until then, here is what is on offer.',
  offers: 'Offers',
  all: 'All products',
} satisfies Translation<Areas['bundles']>;
