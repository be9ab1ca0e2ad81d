export { type CustomerRow, readCustomer } from './customers.store.ts';
export type { Eraser } from './delete-account.ts';
export { type Exporter, identityRoutes, requireCustomer } from './identity.routes.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { deleteOldSessions } from './sessions.store.ts';
export { beginSession, findActor, idleSince } from './sessions.ts';
export { issueCode, issueLink } from './verify-contact.ts';
