import { z } from 'zod';
import type { Subscriber } from '../../platform/jobs/index.ts';
import { removeEverywhere, type UploadFolders } from './upload-files.ts';

const picture = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/), widths: z.array(z.int()) });

/** Removes the files of uploads that are gone. */
export function uploadSubscribers(folders: UploadFolders): Subscriber[] {
  return [
    {
      name: 'uploads.remove-files',
      event: 'upload.dropped',
      handle: (payload) => removeEverywhere(folders, picture.parse(payload)),
    },
  ];
}
