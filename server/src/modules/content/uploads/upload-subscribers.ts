import { z } from 'zod';
import type { Subscriber } from '../../../platform/jobs/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { removeEverywhere } from './upload-files.ts';

const picture = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/), widths: z.array(z.int()) });

/** Removes the files of uploads that are gone. */
export function uploadSubscribers(storage: FileStorage): Subscriber[] {
  return [
    {
      name: 'uploads.remove-files',
      event: 'upload.dropped',
      handle: (payload) => removeEverywhere(storage, picture.parse(payload)),
    },
  ];
}
