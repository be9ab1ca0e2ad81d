import { AsyncLocalStorage } from 'node:async_hooks';

interface Context {
  workClass: string;
  visitor: string | undefined;
}

const contexts = new AsyncLocalStorage<Context>();

/** The work class whose quota pays for this work; undefined when the caller set none. */
export function currentWorkClass(): string | undefined {
  return contexts.getStore()?.workClass;
}

/** The visitor this work is done for, as the key of inner fair queues; undefined in jobs. */
export function currentVisitor(): string | undefined {
  return contexts.getStore()?.visitor;
}

/** Runs `run` as work of a class: its database connections are taken from the quota of that class. */
export function runAsWorkClass<Result>(workClass: string, run: () => Result, visitor?: string): Result {
  return contexts.run({ workClass, visitor }, run);
}
