import { expect, test } from 'vitest';
import type { CardForm, PaymentCards, PaymentIntent } from '../ports/payment.ts';
import { type PaymentWorld, paymentIntent } from './payment-world.ts';

type Fake = NonNullable<PaymentWorld['cards']>;

/** Sends a form as the browser of a buyer does, and reads where their bank asks on. */
async function submit({ action, fields, typed: names, next }: CardForm, typed: Fake['typed']): Promise<unknown> {
  const body = new URLSearchParams(fields);
  for (const [key, value] of Object.entries(typed)) body.set(Reflect.get(names, key), value);
  const response = await fetch(action, { method: 'POST', body });
  let at: unknown = await response.json();
  for (const key of next) at = Reflect.get(Object(at), key);
  return at;
}

/** Pays an intent by a card that is typed and remembered. Returns its token. */
async function keep(cards: PaymentCards, world: PaymentWorld, fake: Fake, intent: PaymentIntent): Promise<string> {
  await submit(cards.form(intent), fake.typed);
  await fake.decide(cards.referenceOf(intent.id), true);
  const state = await world.provider.read(cards.referenceOf(intent.id));
  if (state.status !== 'captured' || !state.keptToken) throw new Error(`no card was kept: ${JSON.stringify(state)}`);
  return state.keptToken;
}

/** The part of the payment port's contract that is about remembered cards; a world without them has nothing to test. */
export function testCards(open: () => PaymentWorld): void {
  const known = () => {
    const world = open();
    const { cards } = world.provider;
    return cards && world.cards ? { cards, fake: world.cards, world } : undefined;
  };
  testTypedCards(open, known);
  testRememberedCards(known);
}

type Known = () => { cards: PaymentCards; fake: Fake; world: PaymentWorld } | undefined;

function testTypedCards(open: () => PaymentWorld, known: Known): void {
  test('a world tells of remembered cards exactly where the adapter has them', () => {
    expect(open().cards !== undefined).toBe(open().provider.cards !== undefined);
  });

  test('a typed card pays after its bank was answered, and is described without its number', async () => {
    const here = known();
    if (!here) return;
    const { cards, fake, world } = here;
    const intent = paymentIntent();
    const reference = cards.referenceOf(intent.id);
    expect(await world.provider.read(reference)).toEqual({ status: 'open', wasRefused: false });
    expect(await submit(cards.form(intent), fake.typed)).toMatch(/^https?:\/\//);
    expect(await world.provider.read(reference)).toEqual({ status: 'open', wasRefused: false });
    await fake.decide(reference, true);
    const state = await world.provider.read(reference);
    expect(state).toMatchObject({ status: 'captured', amount: intent.amount, currency: 'SAR' });
    expect(JSON.stringify(state)).not.toContain(fake.typed.number);
    const token = state.status === 'captured' ? (state.keptToken ?? '') : '';
    const { number, month, year } = fake.typed;
    const shown = { lastFour: number.slice(-4), month: Number(month), year: Number(year) };
    expect(await cards.describe(token)).toMatchObject(shown);
  });

  test('a form holds what was asked and nothing secret', () => {
    const here = known();
    if (!here) return;
    const intent = paymentIntent();
    const form = here.cards.form(intent);
    expect(form.action).toMatch(/^https?:\/\//);
    expect(JSON.stringify(form)).toContain(String(intent.amount));
    for (const secret of here.world.secrets) expect(JSON.stringify(form)).not.toContain(secret);
  });

  test('a card whose bank was answered wrongly has paid nothing', async () => {
    const here = known();
    if (!here) return;
    const { cards, fake, world } = here;
    const intent = paymentIntent();
    await submit(cards.form(intent), fake.typed);
    await fake.decide(cards.referenceOf(intent.id), false);
    expect(await world.provider.read(cards.referenceOf(intent.id))).toEqual({ status: 'failed' });
  });
}

function testRememberedCards(known: Known): void {
  test('a remembered card that is charged twice is charged once, after its bank was answered', async () => {
    const here = known();
    if (!here) return;
    const { cards, fake, world } = here;
    const token = await keep(cards, world, fake, paymentIntent());
    const intent = paymentIntent();
    const first = await cards.charge(intent, token);
    expect(await cards.charge(intent, token)).toEqual(first);
    const reference = cards.referenceOf(intent.id);
    // A charge without the buyer's bank would be one that nobody agreed to.
    expect(first).toMatchObject({ isRefused: false, url: expect.stringMatching(/^https?:/) });
    expect(await world.provider.read(reference)).toEqual({ status: 'open', wasRefused: false });
    await fake.decide(reference, true);
    const state = await world.provider.read(reference);
    expect(state).toMatchObject({ status: 'captured', amount: intent.amount });
    expect(state).not.toHaveProperty('keptToken');
  });

  test('a charge whose answer was lost is the same charge when it is made again', async () => {
    const here = known();
    if (!here?.world.trouble) return;
    const { cards, fake, world } = here;
    const token = await keep(cards, world, fake, paymentIntent());
    const intent = paymentIntent();
    world.trouble?.push({ kind: 'half', after: true, method: 'POST' });
    await expect(cards.charge(intent, token)).rejects.toThrow();
    world.trouble?.splice(0);
    expect(await cards.charge(intent, token)).toMatchObject({ isRefused: false });
  });

  test('a token that works no more is refused in words, and one that was forgotten is gone', async () => {
    const here = known();
    if (!here) return;
    const { cards, fake, world } = here;
    const [spoilt, forgotten] = [
      await keep(cards, world, fake, paymentIntent()),
      await keep(cards, world, fake, paymentIntent()),
    ];
    await fake.spoil(spoilt);
    const before = fake.known();
    await cards.forget(forgotten);
    // Once more, as after an answer that was lost.
    await cards.forget(forgotten);
    expect(fake.known()).toBe(before - 1);
    for (const token of [spoilt, forgotten, 'token_of_nobody']) {
      expect(await cards.charge(paymentIntent(), token)).toEqual({ isRefused: true, isGone: true });
      expect(await cards.describe(token)).toBeNull();
    }
  });
}
