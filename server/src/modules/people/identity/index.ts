export { exampleOptOut, issueOptOut, issuePhoneOptOut } from './contacts/advertising-opt-outs.store.ts';
export { isSamePerson } from './contacts/marks.store.ts';
export { optOutByReply, optOutByToken } from './contacts/opt-out.ts';
export { type ProvenContacts, provenContacts } from './contacts/proven-contacts.ts';
export { isSameMailbox, ownsMailbox } from './contacts/same-mailbox.store.ts';
export { createSendBudgets, type SendBudgets } from './contacts/send-budgets.ts';
export { issueUndo, recordChange } from './contacts/undo-change.ts';
export { issueCode, issueLink } from './contacts/verify-contact.ts';
export { readVoter, type Voter } from './contacts/voters.ts';
export { type CopyDeps, copyOf } from './copy-of.ts';
export {
  type CustomerRow,
  findByPhone,
  findByVerifiedEmail,
  lockCustomer,
  markAffiliate,
  readCustomer,
} from './customers.store.ts';
export { type ErasingDeps, eraseAccount } from './erasure/erase-account.ts';
export { finishErasures } from './erasure/erase-in-batches.ts';
export { requireCustomer } from './identity.routes.ts';
export { deleteUnproved, fillCustomer, findKnownCustomers, insertCustomers } from './imported-customers.store.ts';
export { type AccountBalances, presentSignedIn } from './present-customer.ts';
export { type Attempts, createAttempts, type GuessedSecret, type Guesser } from './sign-in/attempts.ts';
export { checkNewPassword } from './sign-in/password-rules.ts';
export { register } from './sign-in/register.ts';
export type { ResetPurpose } from './sign-in/request-reset.ts';
export { hashSecret, newCode, newSecret } from './sign-in/secret.ts';
export { beginSession, findActor } from './sign-in/sessions.ts';
export { signInMethods } from './sign-in/sign-in-methods.ts';
