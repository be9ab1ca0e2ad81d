export { auditExport, type Export } from './audit-export.ts';
export { type AuditedResource, auditedResource } from './audited-resource.ts';
export { confirmStaffPassword } from './confirm-password.ts';
export { createOwner } from './create-owner.ts';
export { emailOfStaff } from './email-of-staff.ts';
export { isStaffMember } from './is-staff-member.ts';
export { beginStaffSession } from './sessions.ts';
export { countStaff, findStaffByEmail, insertStaff, listOwnerMails, readStaff } from './staff.store.ts';
export { fromBase32, newTotpSecret, stepOf, toBase32, totpCode } from './totp.ts';
