import type { Answered, Parts } from './contract-world.fixture.ts';

/**
 * The parts of a good call, made anew once a handler may have used them up: what is refused as not valid reaches none, or is
 * rolled back. To be shown every answer.
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
