/** The picture tools, with the first picture: nine megabytes that a process which is sent none does without. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // sharp's cache would take fifty megabytes, although no picture is processed twice.
  sharp.cache(false);
  return sharp;
}
