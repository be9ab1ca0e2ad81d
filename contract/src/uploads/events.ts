import { z } from 'zod';
import { event } from '../platform/event.ts';

const fileKey = z.string().regex(/^[0-9a-f]{32}$/);
const ofVideo = z.object({ videoId: z.uuid() });

export const uploadEvents = {
  'upload.dropped': event(z.object({ key: fileKey, widths: z.array(z.int()) })),
  'video.arrived': event(ofVideo, { subject: 'videoId' }),
  'video.ready': event(ofVideo, { subject: 'videoId' }),
  'video.failed': event(ofVideo, { subject: 'videoId' }),
  'video.dropped': event(z.object({ original: z.exactOptional(z.string()), key: z.exactOptional(fileKey) })),
};
