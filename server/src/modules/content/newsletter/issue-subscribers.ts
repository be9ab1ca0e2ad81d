import type { Subscriber } from '../../../platform/events/index.ts';
import { readStaff } from '../../people/staff/index.ts';
import { readLetterhead } from '../../shop/settings/index.ts';
import { issueMail } from './issue-mail.ts';
import { readIssue } from './issues.store.ts';
import { type IssueDeps, sendBatch } from './send-issue.ts';

/** Sends issues in batches: each event sends one batch and publishes the next event. */
export function issueSubscribers(deps: IssueDeps): Subscriber[] {
  const { db, mailer, publicUrl } = deps;
  return [
    {
      name: 'mail.newsletter-letter',
      event: 'newsletter.letter_goes',
      // A hundred mails, one after another.
      limitMs: 10 * 60_000,
      handle: (payload) => sendBatch(deps, payload.letterId),
    },
    {
      name: 'mail.newsletter-test',
      event: 'newsletter.test_asked',
      claims: true,
      async handle(payload) {
        const { letterId, language, staffId } = payload;
        const issue = await readIssue(db, letterId);
        const staff = await readStaff(db, staffId);
        if (!issue || !staff) return;
        const store = await readLetterhead(db);
        await mailer.send(issueMail({ issue, email: staff.email, language, token: null, store, publicUrl }));
      },
    },
  ];
}
