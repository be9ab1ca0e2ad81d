import type { QuestionFlag } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { hasHeldWord, hasLinkOrPhone, wordsToLookUp } from '../reviews/index.ts';

/** Moderation flags of a text; the word list is the one that holds reviews. */
export async function flagsOf(tx: Tx, text: string): Promise<QuestionFlag[]> {
  const hasListedWord = await hasHeldWord(tx, wordsToLookUp(text));
  return [...(hasLinkOrPhone(text) ? (['links'] as const) : []), ...(hasListedWord ? (['words'] as const) : [])];
}
