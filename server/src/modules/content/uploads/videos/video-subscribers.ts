import { z } from 'zod';
import type { ScheduledJob, Subscriber } from '../../../../platform/jobs/index.ts';
import { processVideo, type VideoDeps } from './process-video.ts';
import { removeFilm } from './video-files.ts';
import { listStalled } from './videos.store.ts';

const arrived = z.object({ videoId: z.uuid() });
const dropped = z.object({
  original: z.string().optional(),
  key: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});

/** Processes uploaded films, and deletes the files of deleted ones. */
export function videoSubscribers(deps: VideoDeps): Subscriber[] {
  return [
    {
      name: 'uploads.process-video',
      event: 'video.arrived',
      handle: (payload) => processVideo(deps, arrived.parse(payload).videoId),
    },
    {
      name: 'uploads.remove-film',
      event: 'video.dropped',
      async handle(payload) {
        const { original, key } = dropped.parse(payload);
        if (original) await deps.storage.remove(original);
        if (key) await removeFilm(deps.storage, { key });
      },
    },
  ];
}

/** Longer than a film waits in the queue; after this time its job counts as lost. */
const FORGOTTEN_MS = 5 * 60_000;

/** Resumes films whose process was killed. */
export function resumeVideos(deps: VideoDeps): ScheduledJob {
  return {
    name: 'uploads.resume-videos',
    cron: '* * * * *',
    async run() {
      const at = deps.now();
      const stalled = await listStalled(deps.db, { at: new Date(at), before: new Date(at - FORGOTTEN_MS) });
      for (const id of stalled) await processVideo(deps, id);
    },
  };
}
