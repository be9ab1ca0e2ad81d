import { randomUUID } from 'node:crypto';
import type { UploadAccess, Viewer } from '../../../manifest/index.ts';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { countUploadOfHour } from './count-upload.ts';
import { importUpload } from './import-upload.ts';
import { readSize } from './upload-files.ts';
import { mayViewOwnUpload } from './uploads.policy.ts';
import { readUpload, type UploadRow } from './uploads.store.ts';

type UploadKey = 'POST /uploads' | 'GET /uploads/{id}';

export interface UploadDeps {
  db: Database;
  storage: FileStorage;
  limits: boolean;
  /**
   * Access rules by the kind of subject that uploads are claimed for, also for staff. The owner of an upload always
   * sees it.
   */
  uploadAccess: Readonly<Record<string, UploadAccess>>;
}

export function uploadRoutes({ db, storage, limits, uploadAccess }: UploadDeps): Handlers<UploadKey> {
  return {
    'POST /uploads': async ({ file }, { actor, visitor }) => {
      if (limits) await countUploadOfHour(db, visitor);
      const id = randomUUID();
      const customerId = actor.kind === 'customer' ? actor.customerId : null;
      const image = await importUpload({ db, storage }, { id, customerId, path: file.path });
      return { id, url: uploadUrl(id), width: image.width, height: image.height };
    },
    'GET /uploads/{id}': async ({ params, query }, { actor }) => {
      const upload = await readUpload(db, params.id);
      const viewer = { actor, viewToken: query.view_token };
      if (!upload || !(await maySee(upload, viewer, uploadAccess))) refuse('uploads.not_found');
      const found = await readSize(storage, upload.image, query.width);
      return found ? { bytes: found.body, size: found.file.size } : refuse('uploads.not_found');
    },
  };
}

/** The address of an upload for permitted viewers; it requires the headers of any call. */
export function uploadUrl(id: string): string {
  return `/api/store/uploads/${id}`;
}

async function maySee(upload: UploadRow, viewer: Viewer, uploadAccess: UploadDeps['uploadAccess']): Promise<boolean> {
  if (mayViewOwnUpload(viewer.actor, upload) === null) return true;
  const { claimed_kind: kind, claimed_id: id } = upload;
  return kind !== null && id !== null && (await uploadAccess[kind]?.(id, viewer)) === true;
}
