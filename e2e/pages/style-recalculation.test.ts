import { expect } from 'vitest';
import { type ArriveOptions, journey } from '../support/journey.ts';
import { publicRoutes } from '../support/public-routes.ts';
import type { Visitor } from '../support/visitor.ts';

/*
 * Some selectors make a browser compute the styles of every element of a page at each small change, which delays the
 * answer to a press. Rules with `~ *` or `+ *` do so whenever an element is added, `::selection` of the root whenever one
 * page goes over into the next. Rules that may end in any element do so with an attribute of the root.
 */

/** Elements whose styles are computed again, for one change; a page has 900 to 2,000. */
const FEW = 120;

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** Number of elements whose styles the browser computes for a change: the most in one pass. */
async function restyledBy({ page, context }: Visitor, change: string): Promise<number> {
  const session = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
  await page.evaluate(`(async () => {
    ${change};
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  })()`);
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return Math.max(
    ...events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0),
  );
}

const changes = {
  'a part is added before the others': 'document.getElementById("main").prepend(document.createElement("section"))',
  'one page goes over into the next': 'await document.startViewTransition(() => undefined).finished',
};

const dense = 'document.documentElement.dataset.grid = "dense"';

interface Visitors {
  arrive(options?: ArriveOptions): Promise<Visitor>;
}

/** A visitor on a page of which every part has been laid out. */
const arriveAt = async ({ arrive }: Visitors, path: string): Promise<Visitor> => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  await visitor.open((await publicRoutes.get(path)?.address()) ?? path);
  await visitor.page.evaluate('scrollBy(0, 1)');
  await visitor.page.locator('html[data-drawn-last]').waitFor({ state: 'attached' });
  return visitor;
};

for (const path of ['/', '/products', '/product/:id/:slug?'])
  journey(`the styles of few elements are computed when little changes on ${path}`, async (start) => {
    const visitor = await arriveAt(start, path);
    for (const [name, change] of Object.entries(changes)) {
      // The first time, a browser also finds the styles of the elements that it makes for a transition.
      await restyledBy(visitor, change);
      expect(await restyledBy(visitor, change), name).toBeLessThan(FEW);
    }
    // Control: with rules of the kind a browser does the whole page each time.
    await visitor.page.evaluate(`document.head.append(Object.assign(document.createElement('style'), {
      textContent: '.none > * ~ * { color: red } ::selection { background: red }',
    }))`);
    for (const [name, change] of Object.entries(changes)) {
      await restyledBy(visitor, change);
      expect(await restyledBy(visitor, change), name).toBeGreaterThan(4 * FEW);
    }
  });

journey('three products abreast change the styles of a third of a list at most', async (start) => {
  const visitor = await arriveAt(start, '/products');
  const all = await visitor.page.evaluate<number>('document.querySelectorAll("body *").length');
  expect(await restyledBy(visitor, dense)).toBeLessThan(all / 3);
});
