import { nearestColour } from '@waha/contract/theme';
import { expect, test } from 'vitest';
import { palettes } from './palettes.ts';

test.each(palettes)('%s is a pair that the shop takes as it is', (_, primary, accent) => {
  expect([nearestColour('primary', primary), nearestColour('accent', accent)]).toEqual([primary, accent]);
});
