export { auditExport, type Export } from './audit-export.ts';
export { createOwner } from './create-owner.ts';
export { emailOfStaff } from './email-of-staff.ts';
export { beginStaffSession } from './sessions.ts';
export { countStaff, findStaffByEmail, insertStaff, listOwnerMails, readStaff } from './staff.store.ts';
export { type StaffSubject, staffSubject } from './staff-subject.ts';
export { fromBase32, newTotpSecret, stepOf, toBase32, totpCode } from './totp.ts';
export { worksHere } from './works-here.ts';
