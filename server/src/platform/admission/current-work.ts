import { AsyncLocalStorage } from 'node:async_hooks';

const works = new AsyncLocalStorage<string>();

/** Whose share what is done here comes out of; undefined where nobody said. */
export function currentWork(): string | undefined {
  return works.getStore();
}

/** Does something as work of a kind: all that it asks of the database comes out of that one's share. */
export function doAs<Result>(work: string, run: () => Result): Result {
  return works.run(work, run);
}
