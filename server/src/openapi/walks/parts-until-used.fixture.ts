import type { Answered, Parts } from './contract-world.fixture.ts';

/**
 * The parts of a valid call, created again once a handler may have consumed them: a `request.invalid` answer reaches no
 * handler, or is rolled back. Every answer must be passed to `seen`.
 */
export function partsUntilUsed(make: () => Promise<Parts>) {
  let made: Promise<Parts> | undefined;
  return {
    parts(): Promise<Parts> {
      made ??= make();
      return made;
    },
    seen(answer: Answered): Answered {
      if (Reflect.get(Object(answer.body), 'code') !== 'request.invalid') made = undefined;
      return answer;
    },
  };
}
