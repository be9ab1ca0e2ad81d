import type { Seal } from '../../../platform/seal/index.ts';

/** The subject that a token is sealed for: a copy of it in the row of another card does not open. */
export const tokenSubject = (cardId: string) => `card ${cardId}`;

/** The token of a card. Throws where the key of the shop is another than the one that sealed it. */
export async function openToken(seal: Seal, card: { id: string; token_sealed: Buffer }): Promise<string> {
  const token = await seal.open(card.token_sealed, tokenSubject(card.id));
  if (token === undefined)
    throw new Error(`the token of card ${card.id} does not open: the key of the shop is another`);
  return token;
}
