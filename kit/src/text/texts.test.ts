import { expect, test } from 'vitest';
import { registerTexts, sayerOf, withShopName } from './texts.ts';

interface Area {
  team: 'The {shop} team';
  hello: 'Welcome, {name}, to {shop}';
  plain: 'Cart';
}

registerTexts('en', 'area', {
  team: (values) => `The ${values?.shop} team`,
  hello: (values) => `Welcome, ${values?.name}, to ${values?.shop}`,
  plain: () => 'Cart',
});

test('a message names the shop it is shown in, and no caller passes the name', () => {
  const say = sayerOf<Area>('en', 'area', 'Najd House');
  expect([say('team'), say('hello', { name: 'Sara' }), say('plain')]).toEqual([
    'The Najd House team',
    'Welcome, Sara, to Najd House',
    'Cart',
  ]);
  expect(sayerOf<Area>('en', 'area', 'Najd House')).toBe(say);
  expect(sayerOf<Area>('en', 'area', 'Hijaz')('team')).toBe('The Hijaz team');
});

test('a name that is put in later is taken literally, at any depth', () => {
  const say = sayerOf<Area>('en', 'area');
  const facts = { title: say('team'), crumbs: [{ name: say('hello', { name: 'Sara' }) }], page: 2 };
  const odd = 'A "quoted" $& {shop} \\ شعار';
  expect(withShopName(facts, odd)).toEqual({
    title: `The ${odd} team`,
    crumbs: [{ name: `Welcome, Sara, to ${odd}` }],
    page: 2,
  });
});

test('what names no shop is handed back as it came', () => {
  const facts = { title: 'Cart', at: new Date(0) };
  expect(withShopName(facts, 'Najd House')).toBe(facts);
  expect(withShopName(undefined, 'Najd House')).toBeUndefined();
});
