import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { requireMember } from '../members/index.ts';
import { memberWatchRoutes } from './member-watch.routes.ts';
import type { ModerationDeps } from './moderation-deps.ts';
import { queueRoutes } from './queue.routes.ts';
import { report } from './report.ts';
import { wordRoutes } from './words.routes.ts';

type ModerationKey =
  | 'POST /community/reports'
  | Extract<EndpointKey, `${string} /admin/community/${'queue' | 'members' | 'posts' | 'words'}${string}`>;

export function moderationRoutes(deps: ModerationDeps): Handlers<ModerationKey> {
  return {
    ...queueRoutes(deps),
    ...memberWatchRoutes(deps),
    ...wordRoutes(deps),
    'POST /community/reports': async ({ body }, { actor }) => {
      await report(deps, await requireMember(deps.db, actor), body);
      return { done: true };
    },
  };
}
