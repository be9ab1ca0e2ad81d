import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export interface ReceivedPart {
  bytes: number;
  /** True where the client disconnected or sent too much; the bytes received until then are stored. */
  isBroken: boolean;
}

/**
 * Writes a stream to a new file as it arrives, at most `most` bytes. An interrupted connection is not an error here.
 */
export async function receivePart(sent: Readable, path: string, most: number): Promise<ReceivedPart> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  let isBroken = false;
  const onBroken = () => {
    isBroken = true;
  };
  try {
    for await (const piece of untilBroken(sent, onBroken)) {
      const fitting = piece.subarray(0, most - bytes);
      await file.writeFile(fitting);
      bytes += fitting.length;
      if (fitting.length < piece.length) {
        isBroken = true;
        break;
      }
    }
  } finally {
    await file.close();
  }
  return { bytes, isBroken };
}

async function* untilBroken(sent: Readable, onBroken: () => void): AsyncGenerator<Buffer> {
  try {
    for await (const piece of sent) yield piece;
  } catch {
    onBroken();
  }
}
