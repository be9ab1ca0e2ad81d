/** A thing with its variant, as one is told from another. */
export function nameWithVariant({ name, variant }: { name: string; variant: string | null }): string {
  return [name, variant].filter(Boolean).join(' · ');
}
