import { z } from 'zod';
import { claimedPassword, deviceMark, password, personName } from '../identity/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { email, evenIfWrong, text, textInteger, timestamp, typedCode, typedText } from '../platform/shapes.ts';
import { adminActorKinds, staffRoles, staffStatuses } from '../vocabulary/index.ts';

const role = z.enum(staffRoles);
const done = z.object({ done: z.literal(true) });
const newPassword = { password, password_confirmation: claimedPassword };

export const staffMember = z.object({
  id: z.uuid(),
  email: text(254),
  name: text(60),
  role,
  status: z.enum(staffStatuses),
  has_second_factor: z.boolean(),
  created_at: timestamp,
});

const challenge = {
  challenge: text(100).describe('Names this sign-in; lives five minutes'),
  expires_at: timestamp,
  needs_password: z.boolean().describe('The password was for one time: a new one comes with the code'),
};

const oneTimePassword = text(60).describe('Opens the account once, within seven days; shown once, kept hashed');

export const auditEntry = z.object({
  id: z.int(),
  at: timestamp,
  actor: z
    .object({
      kind: z
        .enum(adminActorKinds)
        .describe('`machine`: a program with a machine token; `extension`: one of the shop’s extensions'),
      id: z.uuid(),
      name: text(60),
    })
    .nullable()
    .describe('null: the shop itself'),
  action: text(60),
  subject: z.object({ kind: text(60), id: text(100) }),
  before: z.unknown(),
  after: z.unknown(),
  request_id: text(60).nullable(),
});

export const ownSession = z.object({
  id: z.uuid(),
  device: text(200).describe('What its browser calls itself; empty where that is not known'),
  is_current: z.boolean().describe('The one this call is made with'),
  created_at: timestamp,
  last_used_at: timestamp.describe('To the minute'),
  ends_at: timestamp.describe('When it ends if nothing is done with it from now on'),
});
export type StaffSessionInList = z.infer<typeof ownSession>;

export const staffLoginRequest = z.object({
  email: typedCode(254),
  password: claimedPassword,
  device_mark: deviceMark.nullish(),
  code: typedCode(30)
    .nullish()
    .describe(
      'Of the authenticator app, or for recovery; asked for after many guesses from elsewhere, and not used up',
    ),
});
export type StaffLoginRequest = z.input<typeof staffLoginRequest>;

export const staffTotpRequest = z.object({
  challenge: typedText(100),
  code: typedCode(30),
  password: password.optional(),
  password_confirmation: claimedPassword.optional(),
});
export type StaffTotpRequest = z.input<typeof staffTotpRequest>;

export const staffSignedIn = z.object({
  token: text(100).describe('Bearer token; shown once, kept hashed'),
  expires_at: timestamp,
  staff: staffMember,
  recovery_codes: z.array(text(30)).max(10).describe('Given once, when the authenticator app was set up'),
  device_mark: deviceMark.describe('Kept by this device, also after signing out, and sent with the next login'),
});
export type StaffSignedIn = z.infer<typeof staffSignedIn>;

export const staffPasswordChange = z.object({ current_password: claimedPassword, ...newPassword });
export type StaffPasswordChange = z.input<typeof staffPasswordChange>;

export const firstOwnerRequest = z.object({
  key: typedCode(100).describe('Of the address that the shop prints at its first start'),
  name: personName,
  email,
  ...newPassword,
});
export type FirstOwnerRequest = z.input<typeof firstOwnerRequest>;

export const setupKeyRequest = firstOwnerRequest.pick({ key: true });
export type SetupKeyRequest = z.input<typeof setupKeyRequest>;
export const setupKeyState = z.object({ is_open: z.boolean().describe('False: unknown, used or expired') });
export type SetupKeyState = z.infer<typeof setupKeyState>;

/** A challenge that sets up the second factor. */
export const staffEnrolment = z.object({
  needs: z.literal('enrol'),
  ...challenge,
  secret: text(60).describe('For an authenticator app, base32'),
  otpauth_uri: text(500).describe('The same as a QR code'),
});
export type StaffEnrolment = z.infer<typeof staffEnrolment>;

/** Sign-in of staff: a password, then a code of their authenticator app. Entirely separate from customers. */
const authEndpoints = {
  'POST /admin/setup/owner': endpoint({
    access: 'visitor',
    work: 'logins',
    transport: 'private',
    summary: 'Make the first owner of a new shop; the reply begins setting up their second factor',
    body: firstOwnerRequest,
    reply: staffEnrolment,
    status: 201,
    errors: ['staff.setup_over', 'staff.email_taken'],
    limitPerMinute: 10,
  }),
  'POST /admin/setup/key': endpoint({
    access: 'visitor',
    work: 'logins',
    transport: 'private',
    summary: 'Whether the key of a setup address still makes an owner; it is not used up',
    body: setupKeyRequest,
    reply: setupKeyState,
    status: 200,
    errors: [],
    limitPerMinute: 30,
  }),
  'POST /admin/auth/login': endpoint({
    access: 'visitor',
    work: 'logins',
    summary: 'First step of signing in as staff: the password',
    body: staffLoginRequest,
    reply: z.discriminatedUnion('needs', [z.object({ needs: z.literal('totp'), ...challenge }), staffEnrolment]),
    errors: ['staff.credentials_wrong', 'auth.too_many_attempts', 'staff.proof_needed'],
  }),
  'POST /admin/auth/totp': endpoint({
    access: 'visitor',
    work: 'logins',
    summary: 'Second step: six digits of the authenticator app, or a recovery code',
    body: staffTotpRequest,
    reply: staffSignedIn,
    errors: ['staff.challenge_invalid', 'staff.code_wrong', 'auth.too_many_attempts', 'staff.proof_needed'],
    limitPerMinute: 30,
  }),
  'POST /admin/auth/logout': endpoint({
    access: { staff: staffRoles },
    summary: 'End this session',
    reply: done,
    errors: [],
  }),
  'GET /admin/auth/me': endpoint({
    access: { staff: staffRoles },
    summary: 'Who holds this token',
    reply: z.object({ staff: staffMember }),
    errors: [],
  }),
  'GET /admin/auth/sessions': endpoint({
    access: { staff: staffRoles },
    summary: 'Where I am signed in, the last used first',
    reply: z.array(ownSession).max(100),
    errors: [],
  }),
  'DELETE /admin/auth/sessions/{id}': endpoint({
    access: { staff: staffRoles },
    summary: 'End a session of mine; one that is over already is left as it is',
    params: z.object({ id: z.uuid() }),
    reply: done,
    errors: [],
  }),
  'POST /admin/auth/shop-pass': endpoint({
    access: { staff: staffRoles },
    summary: 'Let this browser past the closed page of the shop, as long as this session lives',
    reply: z.object({ pass: text(100).describe('Sent by the browser as the cookie `shop-pass`; kept hashed') }),
    errors: [],
  }),
  'POST /admin/auth/password': endpoint({
    access: { staff: staffRoles },
    work: 'logins',
    summary: 'Change the password; every other session ends',
    body: staffPasswordChange,
    reply: done,
    errors: ['auth.password_wrong', 'auth.too_many_attempts'],
    limitPerMinute: 10,
  }),
};

// A reply with a one-time password must not be stored, so none of these supports an Idempotency-Key.
export const newStaffMember = z.object({ email, name: personName, role });
export type NewStaffMember = z.input<typeof newStaffMember>;

export const staffMemberEdit = z
  .object({
    name: personName.optional(),
    role: role.optional(),
    status: z.enum(staffStatuses).optional(),
  })
  .refine((change) => Object.keys(change).length > 0, { message: 'validation.required', ...evenIfWrong });
export type StaffMemberEdit = z.input<typeof staffMemberEdit>;

const memberEndpoints = {
  'GET /admin/staff': endpoint({
    access: { staff: ['owner'] },
    summary: 'Everybody who works here',
    reply: z.array(staffMember).max(1_000),
    errors: [],
  }),
  'POST /admin/staff': endpoint({
    access: { staff: ['owner'] },
    summary: 'Let somebody in: the account is theirs once they use the one-time password',
    body: newStaffMember,
    reply: z.object({ staff: staffMember, one_time_password: oneTimePassword }),
    status: 201,
    errors: ['staff.email_taken'],
  }),
  'PATCH /admin/staff/{id}': endpoint({
    access: { staff: ['owner'] },
    summary: 'Change name, role or whether somebody may come in; a suspended one is signed out at once',
    params: z.object({ id: z.uuid() }),
    body: staffMemberEdit,
    reply: z.object({ staff: staffMember }),
    errors: ['staff.not_found', 'staff.last_owner'],
  }),
  'POST /admin/staff/{id}/reset': endpoint({
    access: { staff: ['owner'] },
    summary: 'For who lost password or phone: a new one-time password, the second factor set up anew',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ staff: staffMember, one_time_password: oneTimePassword }),
    errors: ['staff.not_found'],
  }),
  'GET /admin/audit': endpoint({
    access: { staff: ['owner'] },
    summary: 'What staff did, the latest first',
    query: z.object({
      cursor: textInteger(1, Number.MAX_SAFE_INTEGER).optional(),
      per_page: textInteger(1, 100).optional(),
      actor_id: z.uuid().optional(),
      action: typedText(60).optional(),
      subject_id: typedText(100).optional(),
    }),
    reply: z.object({ data: z.array(auditEntry).max(100), next_cursor: z.int().nullable() }),
    errors: [],
  }),
};

export const staffEndpoints = { ...authEndpoints, ...memberEndpoints };

export type StaffMember = z.infer<typeof staffMember>;
export type AuditEntry = z.infer<typeof auditEntry>;
