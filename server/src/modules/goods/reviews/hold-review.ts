import type { HoldReason } from '@waha/contract';
import { normalise, wordForms, words } from '../search/index.ts';

/** Links, e-mail addresses, and numbers long enough to call: ways to lead buyers out of the shop. */
const LINK =
  /https?:|www\.|[\p{L}\p{N}-]\.(?:com|net|org|sa|shop|store|me|io|co|link|ly)(?![\p{L}\p{N}])|@[\p{L}\p{N}._]{3,}/iu;
const PHONE = /(?:\d[\s().-]{0,2}){9,}/;

/** True if a text contains a link or a phone number, in any spelling. */
export function hasLinkOrPhone(text: string): boolean {
  const plain = normalise(text);
  return LINK.test(plain) || PHONE.test(plain);
}

/** All forms of a text's words, for lookup in the list of words that hold a review. */
export function wordsToLookUp(text: string): string[] {
  return [...new Set(words(text).flatMap(wordForms))];
}

export interface ReviewToJudge {
  title: string | null;
  text: string;
  /** Photos not moderated yet. */
  newPhotos: number;
  /** True if one of its words is listed. */
  hasListedWord: boolean;
  /** Staff refused or hid it before it was changed. */
  wasRefused: boolean;
}

/** Reasons to hold a review for moderation; none for most. Photos are always reviewed by a person. */
export function holdReasonsOf(review: ReviewToJudge): HoldReason[] {
  return [
    ...(hasLinkOrPhone(`${review.title ?? ''}\n${review.text}`) ? (['links'] as const) : []),
    ...(review.hasListedWord ? (['words'] as const) : []),
    ...(review.newPhotos > 0 ? (['photos'] as const) : []),
    ...(review.wasRefused ? (['changed'] as const) : []),
  ];
}
