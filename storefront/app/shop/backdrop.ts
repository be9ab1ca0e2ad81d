const backdrops: Record<string, string> = {
  sand: 'bg-sand',
  sage: 'bg-sage',
  dusk: 'bg-dusk',
  rose: 'bg-rose',
  lavender: 'bg-lavender',
  stone: 'bg-stone',
};

/** Background class of a category's backdrop; sand where the name is not known here. */
export function backdropClass(name: string): string {
  return backdrops[name] ?? 'bg-sand';
}
