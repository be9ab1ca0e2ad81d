import { Socket } from 'node:net';

type Chunk = string | Uint8Array;
type Done = (error?: Error | null) => void;

/**
 * A socket for pipelining: it sends all writes of one turn of the event loop together. A statement is several small
 * messages, and a system call for each costs more than PostgreSQL takes to answer.
 */
export class TickSocket extends Socket {
  #isHeld = false;

  override cork(): void {
    super.cork();
    this.#hold();
  }

  override write(chunk: Chunk, done?: Done): boolean;
  override write(chunk: Chunk, encoding?: BufferEncoding, done?: Done): boolean;
  override write(chunk: Chunk, second?: BufferEncoding | Done, done?: Done): boolean {
    this.#hold();
    return typeof second === 'string' ? super.write(chunk, second, done) : super.write(chunk, second);
  }

  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      super.uncork();
    });
  }
}
