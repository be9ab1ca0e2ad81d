export { audit } from './audit.ts';
export { createOwner } from './create-owner.ts';
export { forgetOldStaffDevices } from './devices.ts';
export { beginStaffSession, findStaffActor, forgetOldStaffSessions, isStaffToken } from './sessions.ts';
export { staffRoutes } from './staff.routes.ts';
export { findStaffByEmail, insertStaff } from './staff.store.ts';
export { fromBase32, newTotpSecret, stepOf, toBase32, totpCode } from './totp.ts';
