import { randomBytes } from 'node:crypto';

const FAMILY_BYTES = 16;
const SECRET_BYTES = 32;
const FAMILY_LENGTH = 22;

/** Prefixes by which scanners of public code find a leaked token. */
const ACCESS = 'waha_at_';
const REFRESH = 'waha_rt_';
const CODE = 'waha_ac_';

const secret = (bytes: number) => randomBytes(bytes).toString('base64url');

export const newAccessToken = (): string => `${ACCESS}${secret(SECRET_BYTES)}`;
export const newCode = (): string => `${CODE}${secret(SECRET_BYTES)}`;
export const newFamily = (): string => secret(FAMILY_BYTES);
/** A refresh token begins with the family that all of its link have. */
export const newRefreshToken = (family: string): string => `${REFRESH}${family}${secret(SECRET_BYTES)}`;

const shaped = (prefix: string, length: number) => new RegExp(`^${prefix}[\\w-]{${length}}$`);
const FORMS = { access: shaped(ACCESS, 43), refresh: shaped(REFRESH, FAMILY_LENGTH + 43), code: shaped(CODE, 43) };

/** Whether a text has the form of such a token: others cost no lookup. */
export const hasForm = (kind: keyof typeof FORMS, token: string): boolean => FORMS[kind].test(token);

export const familyOf = (refreshToken: string): string =>
  refreshToken.slice(REFRESH.length, REFRESH.length + FAMILY_LENGTH);
