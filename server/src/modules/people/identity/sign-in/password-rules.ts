import { dictionary } from '@zxcvbn-ts/language-common';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';

/** Loaded at first use, because thirty thousand words would delay the start. */
let common: Set<string> | undefined;

function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const bare = password.normalize('NFKC').toLowerCase();
  // A repeated single letter or a run of digits is as common as a listed word.
  return common.has(bare) || /^(.)\1*$/u.test(bare) || '01234567890123456789'.includes(bare);
}

/** The shop's name with a few digits is the first guess, so it is no password (ASVS 5.0 §6.1.2). */
const SHOP_WORDS = /waha|واحة|واحه|الواحة/gu;
const LETTERS_BESIDE = 4;

function isAboutTheShop(password: string): boolean {
  const bare = password.normalize('NFKC').toLowerCase();
  const others = bare.replaceAll(SHOP_WORDS, '').replaceAll(/\P{L}/gu, '');
  return bare.search(SHOP_WORDS) >= 0 && others.length < LETTERS_BESIDE;
}

interface Owner {
  firstName: string;
  lastName: string;
  /** E.164; empty without a phone. */
  phone: string;
}

function isPersonal(password: string, { firstName, lastName, phone }: Owner): boolean {
  const bare = password.normalize('NFKC').toLowerCase();
  const digits = bare.replace(/\D/g, '');
  const names = [firstName, lastName].map((name) => name.normalize('NFKC').toLowerCase());
  // Names of three letters or less occur in words by chance.
  const holdsPhone = phone !== '' && digits.includes(phone.slice(-9));
  return holdsPhone || names.some((name) => name.length > 3 && bare.includes(name));
}

/** Refuses a new password that is common, holds its owner's name or phone, or differs from its confirmation (422). */
export function checkNewPassword(
  { password, password_confirmation: confirmation }: { password: string; password_confirmation: string },
  owner: Owner,
  language: Language,
): void {
  if (password !== confirmation) refuseField(language, 'password_confirmation', 'validation.password_mismatch');
  if (isPersonal(password, owner)) refuseField(language, 'password', 'validation.password_personal');
  if (isCommon(password) || isAboutTheShop(password)) refuseField(language, 'password', 'validation.password_common');
}
