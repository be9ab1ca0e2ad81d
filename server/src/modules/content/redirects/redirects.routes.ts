import type { EndpointKey, Redirect } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { refuseField } from '../../../text/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { deleteRedirect, listRedirects, type RedirectRow, readRedirect } from './redirects.store.ts';
import { writeRedirect } from './write-redirect.ts';

type RedirectKey = Extract<EndpointKey, `${string} /admin/redirects${string}`>;

const present = ({ id, path, target, created_at }: RedirectRow): Redirect => ({
  id,
  from: path,
  to: target,
  created_at: created_at.toISOString(),
});

const redirects = auditedResource<number, RedirectRow, Redirect>({
  read: async (where, id) => (await readRedirect(where, id)) ?? refuse('redirects.not_found'),
  subject: ({ id }) => ({ kind: 'redirect', id }),
  audited: ({ path, target }) => ({ path, target }),
  present: (_, row) => present(row),
});

export function redirectRoutes({ db, now }: { db: Database; now: () => number }): Handlers<RedirectKey> {
  return {
    'GET /admin/redirects': async ({ query }) =>
      presentList(await listRedirects(db, query), (rows) => rows.map(present)),
    'POST /admin/redirects': ({ body }, context) =>
      redirects.create(db, context, 'redirects.added', async (tx) => {
        const written = await writeRedirect(tx, body, new Date(now()));
        if ('id' in written) return written.id;
        if (written.fault === 'loop') return refuse('redirects.loop');
        const key = written.fault === 'taken' ? 'validation.slug_taken' : 'validation.path';
        return refuseField(context.language, written.field, key);
      }),
    'DELETE /admin/redirects/{id}': async ({ params: { id } }, context) => {
      await redirects.remove(db, context, { id, action: 'redirects.removed' }, async (tx) => {
        if (!(await deleteRedirect(tx, id))) refuse('redirects.not_found');
      });
      return { done: true };
    },
  };
}
