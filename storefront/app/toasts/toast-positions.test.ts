import { expect, test } from 'vitest';
import { toastPositions } from './toast-positions.ts';

/**
 * Alignment along each axis, as flexbox names it; horizontally, `start` is the right-hand side in right-to-left pages.
 */
const across = (position: string, direction: 'ltr' | 'rtl') =>
  position.includes(`${direction}:justify-start`)
    ? { ltr: 'left', rtl: 'right' }[direction]
    : position.includes(`${direction}:justify-end`)
      ? { ltr: 'right', rtl: 'left' }[direction]
      : 'middle';
const down = (position: string) =>
  position.includes('items-start') ? 'top' : position.includes('items-end') ? 'bottom' : 'middle';

test.each(['ltr', 'rtl'] as const)(
  'nine positions, and left is the left of the screen where the page runs %s',
  (direction) => {
    const shown = Object.entries(toastPositions).map(([name, position]) => [
      name,
      down(position),
      across(position, direction),
    ]);
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
