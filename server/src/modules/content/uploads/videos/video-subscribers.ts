import type { Subscriber } from '../../../../platform/events/index.ts';
import type { ScheduledJob } from '../../../../platform/jobs/index.ts';
import { processVideo, type VideoDeps } from './process-video.ts';
import { removeFilm } from './video-files.ts';
import { listStalled } from './videos.store.ts';

/** Processes uploaded films, and deletes the files of deleted ones. */
export function videoSubscribers(deps: VideoDeps): Subscriber[] {
  return [
    {
      name: 'uploads.process-video',
      event: 'video.arrived',
      // The child processes that convert it have limits of their own.
      limitMs: 30 * 60_000,
      handle: (payload) => processVideo(deps, payload.videoId),
    },
    {
      name: 'uploads.remove-film',
      event: 'video.dropped',
      async handle(payload) {
        const { original, key } = payload;
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
