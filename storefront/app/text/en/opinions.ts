import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'Members’ reviews',
  about: 'What members say of what they bought, with the product beside it.',
  views: 'Show',
  all: 'All reviews',
  withPhotos: 'With photos',
  none: 'Nobody has written a review yet; yours could be the first to help others',
  noneWithPhotos: 'No reviews with photos yet',
  write: 'Review what you bought',
  verified: 'Verified buyer',
  stars: '{stars, plural, one {One star of 5} other {# stars of 5}}',
  reviewOf: 'Review by {name}',
} satisfies Translation<Areas['opinions']>;
