/** Name of an item with its variant, to tell similar ones apart. */
export function nameWithVariant({ name, variant }: { name: string; variant: string | null }): string {
  return [name, variant].filter(Boolean).join(' · ');
}
