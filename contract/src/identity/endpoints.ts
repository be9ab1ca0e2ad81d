import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { email, evenIfWrong, fileBytes, text, typedCode, typedPhone } from '../platform/shapes.ts';
import { proofChannels } from '../vocabulary/index.ts';
import {
  claimedPassword,
  consentsDraft,
  deviceMark,
  language,
  password,
  personName,
  profile,
  session,
  sessionInList,
  signedIn,
  user,
} from './account.ts';

const newPassword = { password, password_confirmation: claimedPassword };
const secret = z.string().min(20, 'validation.link').max(100, 'validation.link');
const isSameTwice = (chosen: { password: string; password_confirmation: string }) =>
  chosen.password === chosen.password_confirmation;
const notTheSame = { message: 'validation.password_mismatch', path: ['password_confirmation'], ...evenIfWrong };
const done = z.object({ done: z.literal(true) });
/** Refusals of a requested text message that would not be sent. */
const smsErrors = ['sms.country_not_served', 'sms.unavailable', 'sms.too_many'] as const;

export const registerRequest = z
  .object({
    firstName: personName,
    lastName: personName,
    phone: typedPhone,
    email: email.nullish(),
    ...newPassword,
    consents: consentsDraft.optional(),
  })
  .refine(isSameTwice, notTheSame);
export type RegisterRequest = z.input<typeof registerRequest>;

export const loginRequest = z.object({
  login: typedCode(254),
  password: claimedPassword,
  device_mark: deviceMark.nullish(),
});
export type LoginRequest = z.input<typeof loginRequest>;

export const loginCodeRequest = z.object({
  login: typedCode(254),
  device_mark: deviceMark.nullish(),
  by: z
    .literal('phone')
    .optional()
    .describe('Send an SMS to the phone that was named, also where the account has a verified address'),
});
export type LoginCodeRequest = z.input<typeof loginCodeRequest>;

export const loginByCodeRequest = z.object({
  login: typedCode(254),
  code: typedCode(20),
  device_mark: deviceMark.nullish(),
});
export type LoginByCodeRequest = z.input<typeof loginByCodeRequest>;

export const signedInByCode = signedIn.extend({
  password_ended: z
    .boolean()
    .describe('The phone was proved for the first time, elsewhere than where it was registered: its password ended'),
});
export type SignedInByCode = z.infer<typeof signedInByCode>;

export const passwordReset = z.object({ token: secret, ...newPassword }).refine(isSameTwice, notTheSame);
export type PasswordReset = z.input<typeof passwordReset>;

/** Sign-in, sign-out, and every proof of identity. */
const authEndpoints = {
  'POST /auth/register': endpoint({
    access: 'visitor',
    whileClosed: 'refuses',
    work: 'logins',
    summary: 'Open an account and sign in',
    message: { ar: 'تم إنشاء الحساب بنجاح', en: 'Your account is ready' },
    body: registerRequest,
    reply: signedIn,
    status: 201,
    errors: ['auth.registration_refused'],
    limitPerMinute: 10,
  }),
  'POST /auth/login': endpoint({
    access: 'visitor',
    work: 'logins',
    summary: 'Sign in with a phone number or a verified e-mail address',
    message: { ar: 'تم تسجيل الدخول بنجاح', en: 'You are logged in' },
    body: loginRequest,
    reply: signedIn,
    errors: ['auth.credentials_wrong', 'auth.too_many_attempts', 'auth.proof_needed'],
  }),
  'POST /auth/login-code': endpoint({
    access: 'visitor',
    summary:
      'Send a code of six digits to log in by, as SMS or mail; the answer never tells whether the account exists',
    body: loginCodeRequest,
    reply: done,
    errors: ['auth.too_many_attempts', ...smsErrors],
  }),
  'POST /auth/login-by-code': endpoint({
    access: 'visitor',
    summary: 'Sign in with the code that was sent',
    message: { ar: 'تم تسجيل الدخول بنجاح', en: 'You are logged in' },
    body: loginByCodeRequest,
    reply: signedInByCode,
    errors: ['auth.code_wrong', 'auth.too_many_attempts'],
  }),
  'POST /auth/logout': endpoint({
    access: 'customer',
    summary: 'End this session',
    message: { ar: 'تم تسجيل الخروج', en: 'You are logged out' },
    reply: done,
    errors: [],
  }),
  'GET /auth/me': endpoint({
    access: 'customer',
    summary: 'Who holds this token',
    reply: z.object({ user }),
    errors: [],
  }),
  'POST /auth/refresh': endpoint({
    access: 'customer',
    summary: 'Exchange the token for a new one; the old one ends',
    reply: session,
    errors: [],
    limitPerMinute: 30,
  }),
  'POST /auth/forgot-password': endpoint({
    access: 'visitor',
    work: 'logins',
    summary: 'Send a link to choose a new password; the answer never tells whether the account exists',
    body: z.object({
      email: typedCode(254).describe('Verified e-mail address, or phone'),
      by: z
        .literal('phone')
        .optional()
        .describe('Send an SMS to the phone that was named, also where the account has a verified address'),
    }),
    reply: done,
    errors: [...smsErrors],
    limitPerMinute: 10,
  }),
  'POST /auth/reset-password': endpoint({
    access: 'visitor',
    work: 'logins',
    summary: 'Choose a new password with the token of the link; every session ends',
    body: passwordReset,
    reply: done.extend({ device_mark: deviceMark }),
    errors: ['auth.link_invalid'],
    limitPerMinute: 20,
  }),
  'POST /auth/undo-change': endpoint({
    access: 'visitor',
    work: 'logins',
    summary: 'Undo a change of e-mail, phone or password with the token that the old contact was sent, for 7 days',
    body: z.object({ token: secret }),
    reply: z.object({
      reset_token: text(100).nullable().describe('Chooses a new password; null where no contact is left to prove'),
    }),
    errors: ['auth.link_invalid'],
    limitPerMinute: 20,
  }),
  'POST /auth/verify-email': endpoint({
    access: 'visitor',
    summary: 'Prove an e-mail address with the token that was mailed to it',
    body: z.object({ token: secret }),
    reply: done,
    errors: ['auth.link_invalid'],
    limitPerMinute: 20,
  }),
};

export const profileEdit = z
  .object({
    first_name: personName.optional(),
    last_name: personName.optional(),
    phone: typedPhone.optional(),
    email: email.nullish(),
    language: language.optional(),
    consents: consentsDraft.optional(),
    consents_from: z
      .enum(['settings', 'checkout'])
      .optional()
      .describe('The page that showed the words which were agreed to; the settings unless said'),
    current_password: claimedPassword.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, { message: 'validation.required', ...evenIfWrong });
export type ProfileEdit = z.input<typeof profileEdit>;

export const passwordChange = z
  .object({ current_password: claimedPassword, ...newPassword })
  .refine(isSameTwice, notTheSame);
export type PasswordChange = z.input<typeof passwordChange>;

/** Endpoints for a customer's own data. */
const userEndpoints = {
  'GET /user/profile': endpoint({
    access: 'customer',
    summary: 'The profile of the customer who asks',
    reply: z.object({ profile }),
    errors: [],
  }),
  'PUT /user/profile': endpoint({
    access: 'customer',
    work: 'logins',
    summary: 'Change the profile; another phone or e-mail, also the first one, needs the password and a new proof',
    body: profileEdit,
    reply: z.object({ profile }),
    errors: ['auth.password_wrong', 'auth.too_many_attempts'],
    limitPerMinute: 30,
  }),
  'DELETE /user/profile': endpoint({
    access: 'customer',
    work: 'logins',
    summary: 'Delete the account; orders stay without a name, as tax law asks',
    body: z.object({ password: claimedPassword }),
    reply: done,
    errors: ['auth.password_wrong', 'auth.too_many_attempts', 'auth.orders_open', 'payouts.withdrawal_open'],
    limitPerMinute: 10,
  }),
  'POST /user/change-password': endpoint({
    access: 'customer',
    work: 'logins',
    summary: 'Change the password; every other session ends',
    body: passwordChange,
    reply: done,
    errors: ['auth.password_wrong', 'auth.too_many_attempts'],
    limitPerMinute: 10,
  }),
  'POST /user/verification': endpoint({
    access: 'customer',
    summary: 'Send a link to the e-mail address or a code to the phone, to prove that it is theirs',
    body: z.object({ channel: z.enum(proofChannels) }),
    reply: done,
    errors: ['auth.too_many_attempts', ...smsErrors],
    limitPerMinute: 3,
  }),
  'POST /user/verify-phone': endpoint({
    access: 'customer',
    summary: 'Prove the phone with the code that was sent to it',
    body: z.object({ code: typedCode(12) }),
    reply: z.object({ profile }),
    errors: ['auth.code_wrong', 'auth.too_many_attempts'],
    limitPerMinute: 10,
  }),
  'GET /user/sessions': endpoint({
    access: 'customer',
    summary: 'Where the customer is signed in',
    reply: z.array(sessionInList).max(100),
    errors: [],
  }),
  'DELETE /user/sessions': endpoint({
    access: 'customer',
    summary: 'End every session but this one, and unlink every shopping agent',
    reply: done,
    errors: [],
  }),
  'DELETE /user/sessions/{id}': endpoint({
    access: 'customer',
    summary: 'End one session',
    params: z.object({ id: z.uuid() }),
    reply: done,
    errors: ['auth.session_not_found'],
  }),
  'GET /user/export': endpoint({
    access: 'customer',
    summary: 'Everything the shop keeps about the customer, as a JSON file in parts by the area that keeps it',
    gives: 'application/json',
    reply: fileBytes,
    errors: [],
    limitPerMinute: 5,
  }),
};

export const identityEndpoints = { ...authEndpoints, ...userEndpoints };
