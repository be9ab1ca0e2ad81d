import { z } from 'zod';
import { event } from '../platform/event.ts';

export const privacyEvents = {
  /** A stranger asked, and a code has to prove the contact. */
  'privacy.proof_requested': event(z.object({ requestId: z.uuid() }), { subject: 'requestId' }),
  /** The log of a request has a step of which the person is told. */
  'privacy.request_moved': event(z.object({ requestId: z.uuid(), logId: z.int() }), { subject: 'requestId' }),
  /** Accounts of a breach are to be listed; each event lists some, and publishes the next. */
  'privacy.persons_due': event(z.object({ breachId: z.uuid() }), { subject: 'breachId' }),
  /** Letters of a breach wait; each event sends some, and publishes the next. */
  'privacy.letters_due': event(z.object({ breachId: z.uuid() }), { subject: 'breachId' }),
};
