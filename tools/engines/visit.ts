import { setTimeout as sleep } from 'node:timers/promises';
import { addressIn, type Language } from '../../e2e/support/visitor.ts';
import type { Driver, Point } from './driver.ts';
import { FAULTS, LISTEN, LOCATE, READY } from './in-page.ts';

/** The timeout of operations: an engine that renders on the CPU is slow. */
const PATIENCE_MS = 30_000;

/** The first visible element of a selector; where a name is given, the first whose accessible name starts with it. */
export interface Target {
  css: string;
  named?: string;
}

/** A visitor with one window of an engine, using mouse and keyboard. */
export interface Visit {
  language: Language;
  isPhone: boolean;
  /** Opens a path of the shop in the visitor's language, and waits until the page answers. */
  open(path: string): Promise<void>;
  /** Waits for the target; returns its centre. */
  see(target: Target): Promise<Point>;
  press(target: Target): Promise<void>;
  /** Clicks a field and types in place of its text: the checkout keeps what a visitor typed before. */
  fill(target: Target, text: string): Promise<void>;
  /** Waits until an expression is true in the page. */
  until(expression: string): Promise<void>;
  /** Faults of the current page: wider than its window, missing pictures, cramped panels, errors. */
  faults(): Promise<string[]>;
  driver: Driver;
}

interface VisitOptions {
  shopUrl: string;
  language: Language;
  isPhone: boolean;
}

export function visitWith(driver: Driver, { shopUrl, language, isPhone }: VisitOptions): Visit {
  const until = (expression: string) => untilTrue(expression, () => driver.evaluate<boolean>(expression));
  async function see(target: Target): Promise<Point> {
    const question = `(${LOCATE})(${JSON.stringify(target.css)}, ${JSON.stringify(target.named ?? null)})`;
    let at: Located = { trouble: 'is not there' };
    let before: Located;
    // An animated element is clicked once it is at rest.
    await untilTrue(
      () => `${target.css} ${target.named ?? ''}: ${at.trouble}`,
      async () => {
        before = at;
        at = await driver.evaluate<Located>(question);
        return at.trouble === undefined && at.x === before.x && at.y === before.y;
      },
    );
    return { x: at.x ?? 0, y: at.y ?? 0 };
  }
  const press = async (target: Target) => driver.drag([await see(target)]);
  return {
    language,
    isPhone,
    driver,
    see,
    press,
    until,
    async open(path) {
      await driver.open(shopUrl + addressIn(language, path));
      await until(READY);
      await driver.evaluate(LISTEN);
    },
    async fill(target, text) {
      await press(target);
      await driver.evaluate('void document.activeElement?.select?.()');
      await driver.type(text);
    },
    faults: () => driver.evaluate<string[]>(FAULTS),
  };
}

interface Located extends Partial<Point> {
  trouble?: string;
}

async function untilTrue(what: string | (() => string), isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  // A page that is being left does not answer.
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline)
      throw new Error(`not in ${PATIENCE_MS / 1000} s: ${typeof what === 'string' ? what : what()}`);
    await sleep(100);
  }
}
