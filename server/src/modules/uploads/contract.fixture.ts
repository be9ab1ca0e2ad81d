import { uploadEndpoints } from '@waha/contract';
import { about, absentUuid, anUpload, moduleFixture, NOBODYS_UUID } from '../../openapi/module-fixture.fixture.ts';
import { makePicture } from '../../testing/index.ts';

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
  }),
  rows: {
    'POST /uploads': 'anybody',
    // As long as it is part of nothing, it exists for no one of the staff.
    'GET /uploads/{id}': about(anUpload, NOBODYS_UUID),
  },
  staff: {},
});
