import type arabic from '../ar/mails.ts';
import type { Translation } from '../areas.ts';

export default {
  mails: 'Words of mails',
  mailsText:
    'Every mail the shop sends, in Arabic and English. Write it in your own words; the next one sent has them.',
  find: 'Search the mails',
  nothing: 'There is no such mail',
  changed: 'In your words',
  newOriginal: 'The original has changed',
  newOriginalText:
    'The original has changed since you wrote this. Compare them under each field; yours stays until you change it. Saving confirms your words.',
  subject: 'Subject',
  body: 'Text',
  button: 'Button',
  placeholders: 'These stand for what each mail is about:',
  required: '(needed)',
  original: 'The original',
  preview: 'As it will be sent, with an example',
  readerLanguage: 'Language of whoever gets it',
  asText: 'The mail as plain text',
  sendTest: 'Send a test to my address',
  sentTo: 'On its way to {address}',
  reset: 'Back to the original',
  resetText: 'What you wrote for this mail is removed in both languages.',
  resetDone: 'The original is back',
} satisfies Translation<typeof arabic>;
