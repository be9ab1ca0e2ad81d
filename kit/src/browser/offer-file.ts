/** Starts a download of a file that a script holds. */
export function offerFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the file only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
