/** Whether this reader's connection counts its bytes, or they want nothing to move: then a film waits for a tap. */
export function waitsForTap(): boolean {
  // Not in every browser, and so not in the types of the platform.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
