import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'The newsletter',
  pageDescription:
    'A few letters from {shop}: new guides, what has arrived, and real offers. You leave with one click.',
  promiseSeldom: 'Two letters a month at most',
  promiseReal: 'No offer without a real end',
  promiseLeave: 'Leave with one click from any letter',
  privacyNote: 'We use your address for the newsletter alone; see',
  sent: 'We sent you a letter: open it and press its button to complete your subscription.',
  confirmTitle: 'One click is left',
  confirmText: 'Press the button and we will start writing to this address.',
  confirmAction: 'Confirm my subscription',
  confirmedTitle: 'You are subscribed, welcome',
  confirmedText: 'We sent you a letter with a link to unsubscribe; keep it.',
  unsubscribeTitle: 'Leave the newsletter',
  unsubscribeText: 'Press the button and the newsletter stops. Mails about your orders are not affected.',
  unsubscribeAction: 'Unsubscribe',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedText: 'The newsletter will not reach you any more. You are welcome back at any time.',
  offersTitle: 'Stop offers to your phone',
  offersText:
    'Press the button and our offers by text message and WhatsApp stop. Messages about your orders are not affected.',
  offersAction: 'Stop offers',
  offersEndedTitle: 'Offers have stopped',
  offersEndedText:
    'Our offers will not reach your phone any more. You can bring them back in the settings of your account.',
  linkTitle: 'This link does not work',
  linkText: 'It may have expired, or lost a piece when it was copied. Ask for a new one, or write to us.',
  askAgain: 'Ask for a new link',
  readBlog: 'Read the blog',
} satisfies Translation<Areas['newsletter']>;
