import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '@waha/contract';
import { type Actor, countAgainst, type Handlers } from '../../platform/bind/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { removePicture, takePicture } from '../../platform/media/index.ts';
import { readSize, type UploadFolders } from './upload-files.ts';
import { addUpload, readUpload, type UploadRow } from './uploads.store.ts';

type UploadKey = Extract<EndpointKey, `${string} /uploads${string}`>;

const MOST_AN_HOUR = 120;

/** Who asks to see a picture, and the secret of the order it may be about. */
export interface Viewer {
  actor: Actor;
  viewToken: string | undefined;
}

/** Whether somebody may see the thing of this id, and so the pictures that are part of it. */
export type MayView = (id: string, viewer: Viewer) => Promise<boolean>;

export interface UploadDeps {
  db: Database;
  folders: UploadFolders;
  limits: boolean;
  /** By the kind of thing uploads are claimed for, for staff too. The owner of an upload sees it in any case. */
  viewers: Readonly<Record<string, MayView>>;
}

export function uploadRoutes({ db, folders, limits, viewers }: UploadDeps): Handlers<UploadKey> {
  return {
    'POST /uploads': async ({ file }, { actor, visitor }) => {
      if (limits) {
        const bucket = `uploads ${visitor}`;
        await countAgainst(db, { bucket, most: MOST_AN_HOUR, minutes: 60, code: 'uploads.too_many' });
      }
      const id = randomUUID();
      const image = await takePicture(file.path, folders.kept);
      try {
        await addUpload(db, { id, customerId: actor.kind === 'customer' ? actor.customerId : null, image });
      } catch (error) {
        await removePicture(folders.kept, image);
        throw error;
      }
      return { id, url: uploadUrl(id), width: image.width, height: image.height };
    },
    'GET /uploads/{id}': async ({ params, query }, { actor }) => {
      const upload = await readUpload(db, params.id);
      const viewer = { actor, viewToken: query.view_token };
      if (!upload || !(await maySee(upload, viewer, viewers))) refuse('uploads.not_found');
      return (await readSize(folders.kept, upload.image, query.width)) ?? refuse('uploads.not_found');
    },
  };
}

/** The address of an upload for those who may see it; it asks for the headers of any call. */
export function uploadUrl(id: string): string {
  return `/api/store/uploads/${id}`;
}

async function maySee(upload: UploadRow, viewer: Viewer, viewers: UploadDeps['viewers']): Promise<boolean> {
  const { actor } = viewer;
  if (upload.customer_id) {
    if (actor.kind === 'customer' && actor.customerId === upload.customer_id) return true;
  } else if (!upload.claimed_kind) {
    // A guest's, on its way to what it is for: its id is the secret.
    return true;
  }
  const { claimed_kind: kind, claimed_id: id } = upload;
  return kind !== null && id !== null && (await viewers[kind]?.(id, viewer)) === true;
}
