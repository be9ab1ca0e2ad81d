import type { AdminReturn } from '@waha/contract';

type Line = AdminReturn['lines'][number];

/** A thing with its variant, as one is told from another. */
export function nameOf({ name, variant }: Pick<Line, 'name' | 'variant'>): string {
  return [name, variant].filter(Boolean).join(' · ');
}
