import { expect, test } from 'vitest';
import { toastPlaces } from './toast-places.ts';

/** Ends of the axes as flex boxes name them; across, `start` is the right-hand side where the page runs that way. */
const across = (place: string, direction: 'ltr' | 'rtl') =>
  place.includes(`${direction}:justify-start`)
    ? { ltr: 'left', rtl: 'right' }[direction]
    : place.includes(`${direction}:justify-end`)
      ? { ltr: 'right', rtl: 'left' }[direction]
      : 'middle';
const down = (place: string) =>
  place.includes('items-start') ? 'top' : place.includes('items-end') ? 'bottom' : 'middle';

test.each(['ltr', 'rtl'] as const)(
  'nine places, and left is the left of the screen where the page runs %s',
  (direction) => {
    const shown = Object.entries(toastPlaces).map(([name, place]) => [name, down(place), across(place, direction)]);
    expect(shown).toEqual([
      ['top-left', 'top', 'left'],
      ['top-right', 'top', 'right'],
      ['bottom-left', 'bottom', 'left'],
      ['bottom-right', 'bottom', 'right'],
      ['top', 'top', 'middle'],
      ['bottom', 'bottom', 'middle'],
      ['left', 'middle', 'left'],
      ['right', 'middle', 'right'],
      ['center', 'middle', 'middle'],
    ]);
  },
);
