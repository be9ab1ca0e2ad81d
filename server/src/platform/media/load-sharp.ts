/** The picture tools, with the first picture: nine megabytes that a process which is sent none does without. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // It would keep fifty megabytes of what it last worked on, and no picture is made twice.
  sharp.cache(false);
  return sharp;
}
