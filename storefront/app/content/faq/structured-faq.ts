import type { FaqGroup } from '@waha/contract/types';

/** schema.org FAQPage; answers may contain their simple HTML. */
export function structuredFaq(groups: readonly FaqGroup[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap((group) => group.questions)
      .map((item) => ({
        '@type': 'Question',
        name: item.question,
        acceptedAnswer: { '@type': 'Answer', text: item.answer_html.trim() },
      })),
  };
}
