import { AsyncLocalStorage } from 'node:async_hooks';

interface Context {
  work: string;
  visitor: string | undefined;
}

const contexts = new AsyncLocalStorage<Context>();

/** Whose share what is done here comes out of; undefined where nobody said. */
export function currentWork(): string | undefined {
  return contexts.getStore()?.work;
}

/** The visitor for whom something is done here, as a key of fair queues further in; undefined in jobs. */
export function currentVisitor(): string | undefined {
  return contexts.getStore()?.visitor;
}

/** Does something as work of a kind: all that it asks of the database comes out of that one's share. */
export function doAs<Result>(work: string, run: () => Result, visitor?: string): Result {
  return contexts.run({ work, visitor }, run);
}
