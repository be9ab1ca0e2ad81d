import type { FaqGroup } from '@waha/contract/types';
import { fold } from '@waha/kit/fold';

function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/**
 * Anchors of the questions that contain every searched word, in the question or its answer; all anchors for an empty
 * search.
 */
export function findQuestions(groups: readonly FaqGroup[], search: string): Set<string> {
  const words = wordsOf(search);
  const hits = groups
    .flatMap((group) => group.questions)
    .filter(({ question, answer_html }) => {
      const text = fold(`${question} ${answer_html.replace(/<[^>]*>/g, ' ')}`);
      return words.every((word) => text.includes(word));
    });
  return new Set(hits.map((question) => question.slug));
}
