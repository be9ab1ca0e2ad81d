import type { Areas, Translation } from '../areas.ts';

export default {
  add: 'Add a photo',
  hint: '{most, plural, one {One photo} other {Up to # photos}} as JPEG, PNG or WebP, 10 MB each at most. You can drop or paste them here.',
  photo: 'Photo {number}',
  remove: 'Remove photo {number}',
  sendingPhoto: 'Sending photo {number}',
  sending: 'Sending the photos',
  sent: '{count, plural, one {One photo sent} other {# photos sent}}',
  retry: 'Try again',
  failed: 'The photo could not be sent. Check your connection and try again',
  notImage: 'This file is not a picture. Choose a JPEG, PNG or WebP',
  tooLarge: 'The picture is larger than 10 MB. Choose a smaller one',
  stillSending: 'One moment, the photos are still on their way',
  someFailed: 'One of the photos was not sent. Try it again or remove it',
  notShown: 'The photo cannot be shown',
} satisfies Translation<Areas['photos']>;
