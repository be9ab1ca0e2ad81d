import type { Areas, Translation } from '../areas.ts';

export default {
  dataRequest: 'Ask for your data, its correction or erasure',
  updated: 'Last updated: {date}',
  related: 'Pages that may help',
  scrollTable: 'Table: scroll sideways if it does not fit',
  faqTitle: 'Questions & answers',
  faqDescription:
    'Short answers about ordering, paying, delivery and returns at {shop}, with a quick search among them.',
  faqKeywords: 'faq, frequent questions, help, payment, delivery, returns, coupons',
  faqIntro: 'What our guests ask most. Type a word to get to your question.',
  faqSearch: 'Search the questions',
  faqFound: '{count, plural, =0 {No question has these words} one {# question} other {# questions}}',
  faqNothing: 'No question has these words',
  faqNothingText:
    'Try a shorter word, or open the help centre and write to us; our contacts are at the foot of the page.',
  faqShowAll: 'Show all questions',
  faqLink: 'Link to this question',
} satisfies Translation<Areas['content']>;
