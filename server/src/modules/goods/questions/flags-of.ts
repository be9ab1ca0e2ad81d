import type { QuestionFlag } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { hasHeldWord, hasLinkOrPhone, wordsToLookUp } from '../reviews/index.ts';

/** What staff should look at in a text before they show it; the words are those that hold a review. */
export async function flagsOf(tx: Tx, text: string): Promise<QuestionFlag[]> {
  const hasListedWord = await hasHeldWord(tx, wordsToLookUp(text));
  return [...(hasLinkOrPhone(text) ? (['links'] as const) : []), ...(hasListedWord ? (['words'] as const) : [])];
}
