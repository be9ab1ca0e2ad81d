import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/bind/index.ts';
import { mayContinueUpload, mayViewOwnUpload } from './uploads.policy.ts';

const callers: Record<string, Actor> = {
  guest: { kind: 'guest' },
  noura: { kind: 'customer', customerId: 'noura', sessionId: '' },
  huda: { kind: 'customer', customerId: 'huda', sessionId: '' },
  owner: { kind: 'staff', staffId: 'one', sessionId: '', role: 'owner' },
};

/** The roles that see an upload as their own, and those that may continue it. */
interface Case {
  of: string | null;
  claimed_kind: string | null;
  view: string[];
  go_on: string[];
}

test.each<Case>([
  { of: 'noura', claimed_kind: null, view: ['noura'], go_on: ['noura'] },
  { of: 'noura', claimed_kind: 'review', view: ['noura'], go_on: ['noura'] },
  {
    of: null,
    claimed_kind: null,
    view: ['guest', 'noura', 'huda', 'owner'],
    go_on: ['guest', 'noura', 'huda', 'owner'],
  },
  // A guest's upload belongs to its order, and is visible to readers of that order.
  { of: null, claimed_kind: 'receipt', view: [], go_on: ['guest', 'noura', 'huda', 'owner'] },
])('an upload of $of for $claimed_kind', ({ of: customer_id, claimed_kind, view, go_on }) => {
  for (const [name, actor] of Object.entries(callers)) {
    const denied = { code: 'uploads.not_found', params: {} };
    const upload = { customer_id, claimed_kind };
    expect(mayViewOwnUpload(actor, upload), `${name} looks`).toEqual(view.includes(name) ? null : denied);
    expect(mayContinueUpload(actor, upload), `${name} goes on`).toEqual(go_on.includes(name) ? null : denied);
  }
});
