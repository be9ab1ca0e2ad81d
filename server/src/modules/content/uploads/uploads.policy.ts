import type { Actor } from '../../../platform/bind/index.ts';
import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { UploadRow } from './uploads.store.ts';

/**
 * Permission to view: the owner; for a guest's unclaimed upload, any caller who knows its id. For others it does not
 * exist.
 */
export function mayViewOwnUpload(actor: Actor, upload: Pick<UploadRow, 'customer_id' | 'claimed_kind'>): Denial | null {
  const isOwn = upload.customer_id
    ? actor.kind === 'customer' && actor.customerId === upload.customer_id
    : !upload.claimed_kind;
  return isOwn ? null : deny('uploads.not_found');
}

/** Permission to continue an upload: the customer that began it; for a guest's upload, any caller that knows its id. */
export function mayContinueUpload(actor: Actor, upload: Pick<UploadRow, 'customer_id'>): Denial | null {
  const isOwn = !upload.customer_id || (actor.kind === 'customer' && actor.customerId === upload.customer_id);
  return isOwn ? null : deny('uploads.not_found');
}
