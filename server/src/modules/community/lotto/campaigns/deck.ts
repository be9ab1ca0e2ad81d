import { randomBytes, randomInt } from 'node:crypto';
import { HASH_BYTES } from './merkle.ts';

export interface DeckCard {
  /** Position of its prize in the prize table. */
  prize: number;
  salt: Buffer;
}

/**
 * A deck with the table's number of cards of each prize, in unpredictable order: Fisher–Yates over a cryptographic
 * source.
 */
export function shuffleDeck(prizes: readonly { position: number; count: number }[]): DeckCard[] {
  const deck = prizes.flatMap(({ position, count }) => Array.from({ length: count }, () => position));
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const chosen = randomInt(last + 1);
    const [one, other] = [deck[last], deck[chosen]];
    if (one === undefined || other === undefined) throw new Error('a position of the deck is empty');
    deck[last] = other;
    deck[chosen] = one;
  }
  return deck.map((prize) => ({ prize, salt: randomBytes(HASH_BYTES) }));
}
