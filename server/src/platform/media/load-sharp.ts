/** The picture tools, with the first picture: nine megabytes that a process which is sent none does without. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // The cache of sharp would hold fifty megabytes, and no picture is processed twice.
  sharp.cache(false);
  return sharp;
}
