import type { Translation } from '../areas.ts';

export default {
  title: 'Your codes and files',
  code: 'The code',
  show: '{count, plural, one {Show the code} other {Show # codes}}',
  showHint: 'Show it when you need it: a code that was shown cannot be returned.',
  fetch: 'Download {name}',
  left: '{count, plural, =0 {No downloads left} one {# download left} other {# downloads left}}',
  until: 'until {day}',
  waiting: 'The rest of this product is being prepared. You find it here, and we tell you.',
  ended: 'This product was refunded and has ended.',
  keep: 'Give nobody a code or the address of this page.',
  failed: 'That did not work. Try again',
  retry: 'Try again',
} satisfies Translation<typeof import('../ar/digital.ts')['default']>;
