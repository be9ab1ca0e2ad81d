import type { EndpointKey, VideoFailureCode } from '@waha/contract';
import type { Viewer } from '../../../../manifest/index.ts';
import type { Handlers } from '../../../../platform/bind/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { mayViewOwnUpload } from '../uploads.policy.ts';
import type { UploadDeps } from '../uploads.routes.ts';
import { filmKey } from './video-files.ts';
import { sayVideoFailure } from './video-texts.ts';
import { readVideo, type VideoRow } from './videos.store.ts';

type VideoKey = Extract<EndpointKey, `${string} /uploads/videos${string}`>;

export function videoRoutes({
  db,
  storage,
  uploadAccess,
}: Pick<UploadDeps, 'db' | 'storage' | 'uploadAccess'>): Handlers<VideoKey> {
  return {
    'GET /uploads/videos/{id}': async ({ params }, { actor, language }) => {
      const row = await readVideo(db, params.id);
      if (!row || mayViewOwnUpload(actor, row)) refuse('uploads.video_not_found');
      const { video } = row;
      return {
        id: row.id,
        status: row.status,
        failure: presentFailure(row.failure, language),
        width: video?.width ?? null,
        height: video?.height ?? null,
        duration_seconds: video ? video.durationMs / 1_000 : null,
      };
    },
    'GET /uploads/videos/{id}/content': async ({ params }, { actor }) => {
      const row = await readVideo(db, params.id);
      if (!row?.video || !(await maySee(row, { actor, viewToken: undefined }, uploadAccess)))
        refuse('uploads.video_not_found');
      const found = await storage.read(filmKey(row.video));
      return found ? { bytes: found.body, size: found.file.size } : refuse('uploads.video_not_found');
    },
  };
}

/** The address of a film for permitted viewers; it requires the headers of any call. */
export function filmUrl(id: string): string {
  return `/api/store/uploads/videos/${id}/content`;
}

async function maySee(row: VideoRow, viewer: Viewer, uploadAccess: UploadDeps['uploadAccess']): Promise<boolean> {
  if (mayViewOwnUpload(viewer.actor, row) === null) return true;
  const { claimed_kind: kind, claimed_id: id } = row;
  return kind !== null && id !== null && (await uploadAccess[kind]?.(id, viewer)) === true;
}

/** A failure of film processing in the reader's language. */
export function presentFailure(code: VideoFailureCode | null, language: Language) {
  return code && { code, message: sayVideoFailure(language, code) };
}
