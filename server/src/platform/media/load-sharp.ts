/** The picture tools, with the first picture: nine megabytes that a process which is sent none does without. */
export async function loadSharp() {
  return (await import('sharp')).default;
}
