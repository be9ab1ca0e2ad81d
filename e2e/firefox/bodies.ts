import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;
const LOOKS = 100;

/** Where an answer was received: the page's context and the address. */
interface Place {
  context: string;
  url: string;
}

const keyOf = ({ context, url }: Place) => `${context} ${url}`;

/**
 * Bodies of answers, which Firefox keeps for its driver from version 143 on. Until then each page tells what its own
 * `fetch` received. Answers from one address are told apart by their order.
 */
export class Bodies {
  readonly #bodies = new Map<string, string[]>();
  readonly #seen = new Map<string, number>();
  readonly #places = new Map<string, { key: string; at: number }>();

  /** Notes that the answer to a request has begun. */
  begin(request: string, place: Place): void {
    const key = keyOf(place);
    const at = this.#seen.get(key) ?? 0;
    this.#seen.set(key, at + 1);
    this.#places.set(request, { key, at });
  }

  /** Keeps a body that a page received. */
  keep(place: Place, body: string): void {
    const key = keyOf(place);
    this.#bodies.set(key, [...(this.#bodies.get(key) ?? []), body]);
  }

  /** The body of the answer to a request, waited for until its page has read it; undefined after five seconds. */
  async find(request: string): Promise<string | undefined> {
    const place = this.#places.get(request);
    if (!place) return undefined;
    for (let look = 0; look < LOOKS; look += 1) {
      const body = this.#bodies.get(place.key)?.[place.at];
      if (body !== undefined) return body;
      await sleep(LOOK_MS);
    }
    return undefined;
  }
}
