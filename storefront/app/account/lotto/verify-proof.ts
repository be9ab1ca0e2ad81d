import type { LottoCampaign, LottoProof } from '@waha/contract/types';

/** Data of a deck that was published before any card was given. */
export type PublishedDeck = Pick<LottoCampaign, 'root' | 'deck_size'>;

const HASH_BYTES = 32;
const [LEAF, NODE] = [0, 1];

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function hash(...parts: Uint8Array[]): Promise<Uint8Array> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function hashLeaf({ index, salt, prize }: LottoProof): Promise<Uint8Array> {
  const position = new Uint8Array(4);
  new DataView(position.buffer).setUint32(0, index);
  return hash(Uint8Array.of(LEAF), position, fromHex(salt), new TextEncoder().encode(prize));
}

/**
 * Verifies in the browser that a card is at its position in the deck with the published root. The format is in
 * `server/src/modules/community/lotto/campaigns/merkle.ts`. `deck` is the deck as shown before the card was scratched.
 */
export async function isProved(proof: LottoProof, deck: PublishedDeck): Promise<boolean> {
  let [position, size] = [proof.index, deck.deck_size];
  if (proof.root !== deck.root || proof.deck_size !== size) return false;
  if (position < 0 || position >= size || fromHex(proof.salt).length !== HASH_BYTES) return false;
  const siblings = proof.siblings.map(fromHex);
  let current = await hashLeaf(proof);
  for (; size > 1; position = Math.floor(position / 2), size = Math.ceil(size / 2)) {
    // The last node of an odd level has no sibling and moves up unchanged.
    if (position % 2 === 0 && position + 1 === size) continue;
    const sibling = siblings.shift();
    if (sibling?.length !== HASH_BYTES) return false;
    const pair = position % 2 === 0 ? [current, sibling] : [sibling, current];
    current = await hash(Uint8Array.of(NODE), ...pair);
  }
  const wanted = fromHex(deck.root);
  return siblings.length === 0 && current.every((byte, at) => byte === wanted[at]);
}
