import { uploadEndpoints, uploadEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { eraseUploads, exportUploads, exportVideos } from './customer-uploads.ts';
import { removeOldLinePictures } from './line-pictures.ts';
import { uploadsProcessing } from './processing.ts';
import { uploadRefusalTexts } from './refusals.ts';
import { removeUnclaimed } from './remove-unclaimed.ts';
import { mountResumableUploads } from './resumable/mount-resumable-uploads.ts';
import { uploadSubscribers } from './upload-subscribers.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { resumeVideos, videoSubscribers } from './videos/video-subscribers.ts';
import { videoRoutes } from './videos/videos.routes.ts';

export const uploads = defineModule({
  name: 'uploads',
  wing: 'content',
  processing: uploadsProcessing,
  uses: [],
  endpoints: uploadEndpoints,
  apiTags: {
    uploads: 'Pictures and films people send',
  },
  refusals: uploadRefusalTexts,
  mounts: mountResumableUploads,
  sends: uploadEvents,
  handlers: (deps) => ({ ...uploadRoutes(deps), ...videoRoutes(deps) }),
  hears: (deps) => [...uploadSubscribers(deps.storage), ...videoSubscribers(deps)],
  jobs: ({ db, storage, incoming, now }) => [
    resumeVideos({ db, storage, incoming, now }),
    {
      name: 'uploads.remove-unclaimed',
      cron: '41 */6 * * *',
      run: () => removeUnclaimed(db, { storage, incoming }, new Date(now())),
    },
    {
      name: 'uploads.remove-line-pictures',
      cron: '29 3 * * *',
      run: () => removeOldLinePictures(db, new Date(now())),
    },
  ],
  exportPersonalData: ({ db }) => ({
    uploads: (customerId) => exportUploads(db, customerId),
    videos: (customerId) => exportVideos(db, customerId),
  }),
  erase: () => eraseUploads,
});
