import type { Subscriber } from '../../../platform/events/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { removeEverywhere } from './upload-files.ts';

/** Removes the files of uploads that are gone. */
export function uploadSubscribers(storage: FileStorage): Subscriber[] {
  return [
    {
      name: 'uploads.remove-files',
      event: 'upload.dropped',
      handle: (payload) => removeEverywhere(storage, payload),
    },
  ];
}
