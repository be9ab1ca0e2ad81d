import type { AdminReturn } from '@waha/contract';

type Line = AdminReturn['lines'][number];

/** A thing with its variant, as one is told from another. */
export function nameOf({ name, variant }: Pick<Line, 'name' | 'variant'>): string {
  return [name, variant].filter(Boolean).join(' · ');
}

/** «L، M × 2»: what is to be in the parcel. */
export function sayExpected({ expected }: Pick<Line, 'expected'>, language: 'ar' | 'en'): string {
  const said = expected.map(({ variant, quantity }) => (quantity === 1 ? variant : `${variant} × ${quantity}`));
  return said.join(language === 'ar' ? '، ' : ', ');
}

/** Whether something else is to come than what was bought: an earlier exchange brought it. */
export function comesOtherwise({ expected, variant }: Pick<Line, 'expected' | 'variant'>): boolean {
  return expected.some((one) => one.variant !== variant);
}
