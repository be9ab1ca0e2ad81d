import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { readWindow } from '../sales/index.ts';
import { createVisitCounter, type VisitCounterDeps } from './count-visits.ts';
import { reportVisits } from './present-visits.ts';
import { visitsCsv } from './visits-csv.ts';

type VisitKey = Extract<EndpointKey, 'POST /visits' | `${string} /admin/visits${string}`>;

interface VisitDeps extends VisitCounterDeps {
  whenClosing(work: () => Promise<void>): void;
}

export function visitRoutes({ whenClosing, ...deps }: VisitDeps): Handlers<VisitKey> {
  const { db, now } = deps;
  const counter = createVisitCounter(deps);
  whenClosing(counter.flush);
  return {
    'POST /visits': async ({ body }, context) => {
      counter.count(context, body);
      return { done: true };
    },
    'GET /admin/visits': ({ query }, { language }) => reportVisits(db, readWindow(query, now()), language),
    'GET /admin/visits.csv': async ({ query }, context) => ({
      bytes: visitsCsv(db, readWindow(query, now()).window, context),
    }),
  };
}
