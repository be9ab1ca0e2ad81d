import { uploadEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  anUpload,
  MODERATORS,
  moduleFixture,
  NOBODYS_UUID,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { openStorage } from '../../../platform/storage/index.ts';
import { makeFilm, makePicture, storedFilm } from '../../../testing/index.ts';
import { filmKey } from './videos/video-files.ts';

/** A processed film of the caller (the world's customer by default), with its file; returns its id. */
async function aFilm(world: World, owner?: { id: string }, postId?: string): Promise<string> {
  const { id: customerId } = owner ?? (await world.whoCalls());
  const made = storedFilm();
  await openStorage({ dataDir: world.dataDir, s3: undefined }).put(filmKey(made), Buffer.alloc(64, 1));
  return makeFilm(world.db, { customerId, made, ...(postId && { postId }) });
}

export const contractFixture = moduleFixture(uploadEndpoints, {
  samples: (world) => ({
    'POST /uploads': {
      good: [async () => ({ file: await makePicture() })],
      refused: [
        ['uploads.not_an_image', { file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
        ['uploads.file_missing', { file: Buffer.alloc(0) }],
      ],
    },
    'GET /uploads/{id}': {
      good: [
        async () => ({ params: { id: await anUpload(world) } }),
        async () => ({ params: { id: await anUpload(world) }, query: { width: 240 } }),
      ],
      unknown: [absentUuid],
    },
    'GET /uploads/videos/{id}': {
      good: [
        async () => ({ params: { id: await aFilm(world) } }),
        async () => ({
          params: { id: await makeFilm(world.db, { customerId: (await world.whoCalls()).id, failure: 'too_long' }) },
        }),
      ],
      unknown: [absentUuid],
    },
    'GET /uploads/videos/{id}/content': {
      // A film in a post, which moderators may view as well.
      good: [async () => ({ params: { id: await aFilm(world, undefined, '1') } })],
      unknown: [absentUuid],
    },
  }),
  rows: {
    'POST /uploads': 'anybody',
    // An unclaimed upload does not exist for staff.
    'GET /uploads/{id}': about(anUpload, NOBODYS_UUID),
    'GET /uploads/videos/{id}': about((world, owner) => aFilm(world, owner), NOBODYS_UUID),
    'GET /uploads/videos/{id}/content': about((world, owner) => aFilm(world, owner), NOBODYS_UUID),
  },
  staff: { 'GET /uploads/videos/{id}/content': MODERATORS },
});
