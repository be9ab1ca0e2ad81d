import type arabic from '../ar/faq.ts';
import type { Translation } from '../areas.ts';

export default {
  faq: 'Frequent questions',
  addGroup: 'Add a group',
  editGroup: 'Edit the group',
  groupName: 'Name of the group',
  questions: '{count, plural, one {# question} other {# questions}}',
  questionsOf: 'Questions in their order',
  question: 'Question',
  answer: 'Answer',
  anchor: 'End of the address',
  anchorHint: 'Small Latin letters, digits and hyphens. People share it, so leave it once it is public.',
  isActive: 'Customers see it',
  addQuestion: 'Add a question',
  removeQuestion: 'Remove the question',
  up: 'Up',
  down: 'Down',
  removed: 'The group was removed',
  removeTitle: 'Remove “{name}”?',
  removeText: 'The group and all its questions are removed.',
  none: 'No questions yet',
  noneText: 'Add a group, such as “Delivery”, and what customers ask about it.',
} satisfies Translation<typeof arabic>;
