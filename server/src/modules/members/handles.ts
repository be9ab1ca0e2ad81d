import { normalise } from '../search/index.ts';

/** Words no member may be called by, in any spelling or inside a longer handle: they would speak for the shop. */
const RESERVED = [
  'waha',
  'admin',
  'staff',
  'support',
  'official',
  'moderator',
  'واحة',
  'واحه',
  'الإدارة',
  'إدارة',
  'الدعم',
  'مشرف',
  'رسمي',
  'خدمة_العملاء',
].map(handleKey);

/** Digits that are read as letters, and what stands between words. */
const DISGUISES: readonly [RegExp, string][] = [
  [/0/g, 'o'],
  [/[1l]/g, 'i'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/_/g, ''],
];

/** The spelling in which handles are compared: أحمد, احمد and @AHMED_ are told apart by letters alone. */
export function handleKey(handle: string): string {
  return normalise(handle.replace(/^@/, '')).replace(/[^\p{L}\p{N}_]/gu, '');
}

/** Whether a handle says, or seems to say, that it is the shop's. */
export function isReserved(handle: string): boolean {
  const key = handleKey(handle);
  const plain = disguiseless(key);
  return RESERVED.some((word) => key.includes(word) || plain.includes(disguiseless(word)));
}

function disguiseless(key: string): string {
  return DISGUISES.reduce((text, [sign, letter]) => text.replace(sign, letter), key);
}
