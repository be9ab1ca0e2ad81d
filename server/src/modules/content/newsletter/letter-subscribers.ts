import { z } from 'zod';
import type { Subscriber } from '../../../platform/jobs/index.ts';
import { readStaff } from '../../people/staff/index.ts';
import { readStoreIdentity } from '../../shop/settings/index.ts';
import { letterMail } from './letter-mail.ts';
import { readLetter } from './letters.store.ts';
import { type LetterDeps, sendBatch } from './send-letter.ts';

const going = z.object({ letterId: z.int() });
const asked = z.object({ letterId: z.int(), language: z.enum(['ar', 'en']), staffId: z.uuid() });

/** Carries letters: a batch for each event, which sends the next one. */
export function letterSubscribers(deps: LetterDeps): Subscriber[] {
  const { db, mailer, publicUrl } = deps;
  return [
    {
      name: 'mail.newsletter-letter',
      event: 'newsletter.letter_goes',
      handle: (payload) => sendBatch(deps, going.parse(payload).letterId),
    },
    {
      name: 'mail.newsletter-test',
      event: 'newsletter.test_asked',
      async handle(payload) {
        const { letterId, language, staffId } = asked.parse(payload);
        const letter = await readLetter(db, letterId);
        const staff = await readStaff(db, staffId);
        if (!letter || !staff) return;
        const store = await readStoreIdentity(db);
        await mailer.send(letterMail({ letter, email: staff.email, language, token: null, store, publicUrl }));
      },
    },
  ];
}
