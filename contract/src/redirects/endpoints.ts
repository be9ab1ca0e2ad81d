import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, textId, timestamp, typedText } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';

const managers = { staff: ['owner', 'manager'] } as const;

/** A path, or a whole address that was copied: its host is left out. */
const address = typedText(500).regex(/^(?:\/|https?:\/\/)/, 'validation.path');

export const redirectDraft = z.object({
  from: address.describe('The address that people still have, a path or whole: `/collections/oud`'),
  to: address.describe('Where it leads within the shop: `/category/oud`'),
});
export type RedirectDraft = z.infer<typeof redirectDraft>;

export const redirect = z.object({
  id,
  from: text(500).describe('In lower case, without language and without a slash at its end'),
  to: text(500),
  created_at: timestamp,
});
export type Redirect = z.infer<typeof redirect>;

const params = z.object({ id: textId });

export const redirectEndpoints = {
  'GET /admin/redirects': endpoint({
    access: managers,
    summary: 'Addresses that lead elsewhere, the latest first',
    query: staffListQuery({ sorts: ['-created_at', 'from'], filters: { q: searched } }),
    reply: staffPage(redirect),
    errors: [],
  }),
  'POST /admin/redirects': endpoint({
    access: managers,
    summary:
      'Lead an address elsewhere, permanently (301). The shop’s own pages come first: a redirect counts where it has none. One that leads to another redirect leads to its target',
    body: redirectDraft,
    reply: redirect,
    status: 201,
    errors: ['redirects.loop'],
  }),
  'DELETE /admin/redirects/{id}': endpoint({
    access: managers,
    summary: 'Lead an address nowhere again',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: ['redirects.not_found'],
  }),
};
