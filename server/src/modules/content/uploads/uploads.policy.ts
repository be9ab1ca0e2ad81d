import type { Actor } from '../../../platform/bind/index.ts';
import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { UploadRow } from './uploads.store.ts';

/** Its owner; whoever knows the id of a guest's on its way to what it is for. To anybody else it does not exist. */
export function mayViewOwnUpload(actor: Actor, upload: Pick<UploadRow, 'customer_id' | 'claimed_kind'>): Denial | null {
  const isOwn = upload.customer_id
    ? actor.kind === 'customer' && actor.customerId === upload.customer_id
    : !upload.claimed_kind;
  return isOwn ? null : deny('uploads.not_found');
}

/** Parts come from whoever began: the customer, or whoever knows the id of a guest's. */
export function mayContinueUpload(actor: Actor, upload: Pick<UploadRow, 'customer_id'>): Denial | null {
  const isOwn = !upload.customer_id || (actor.kind === 'customer' && actor.customerId === upload.customer_id);
  return isOwn ? null : deny('uploads.not_found');
}
