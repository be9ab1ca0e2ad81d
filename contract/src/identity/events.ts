import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofCustomer = z.object({ customerId: z.uuid() });
/** An empty id where no account has the login: the work is the same, so that nobody learns which logins exist. */
const ofLogin = z.object({ customerId: z.union([z.uuid(), z.literal('')]) });
const channel = z.enum(['email', 'phone']);
const subject = 'customerId';

export const identityEvents = {
  'customer.registered': event(ofCustomer, { subject, public: { ar: 'عميل جديد', en: 'A customer registered' } }),
  'customer.verification_requested': event(ofCustomer.extend({ channel }), { subject }),
  'customer.login_code_requested': event(ofLogin.extend({ channel }), { subject }),
  'customer.reset_requested': event(ofLogin.extend({ purpose: z.enum(['reset', 'reset_by_phone', 'claim_phone']) }), {
    subject,
  }),
  'customer.password_changed': event(ofCustomer.extend({ changeId: z.uuid(), by: z.exactOptional(channel) }), {
    subject,
  }),
  'customer.contact_changed': event(ofCustomer.extend({ changeId: z.uuid() }), { subject }),
  'customer.contact_verified': event(ofCustomer, { subject }),
  'customer.phone_claimed': event(ofCustomer, { subject }),
};
