import { postEndpoints, postEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { collectionRoutes } from './collections/collections.routes.ts';
import { eraseAuthor, exportCollections, exportComments, exportPosts, exportSaves, exportVotes } from './leave.ts';
import { pointSubscribers } from './post-points.ts';
import { saleSubscribers } from './post-sales.ts';
import { mayViewHeldPictures } from './posts.policy.ts';
import { postRoutes } from './posts.routes.ts';
import { postsProcessing } from './processing.ts';
import { foldChanges } from './reactions.store.ts';
import { postRefusalTexts } from './refusals.ts';

const FOLDED_AT_ONCE = 5_000;

export const posts = defineModule({
  name: 'posts',
  wing: 'community',
  processing: postsProcessing,
  uses: ['search', 'uploads', 'identity', 'points', 'catalog', 'orders', 'reviews', 'returns', 'members'],
  endpoints: postEndpoints,
  refusals: postRefusalTexts,
  needs: ['categories'],
  sends: postEvents,
  handlers: (deps) => ({ ...postRoutes(deps), ...collectionRoutes(deps) }),
  hears: (deps) => [...pointSubscribers(deps), ...saleSubscribers(deps)],
  jobs: ({ db }) => [
    {
      name: 'posts.fold-counts',
      cron: '* * * * *',
      async run() {
        while ((await inTransaction(db, (tx) => foldChanges(tx, FOLDED_AT_ONCE))) > 0);
      },
    },
  ],
  exportPersonalData: ({ db }) => ({
    posts: (customerId) => exportPosts(db, customerId),
    poll_votes: (customerId) => exportVotes(db, customerId),
    saved_posts: (customerId) => exportSaves(db, customerId),
    saved_collections: (customerId) => exportCollections(db, customerId),
    comments: (customerId) => exportComments(db, customerId),
  }),
  erase: () => eraseAuthor,
  uploadAccess: () => ({
    post: async (_, { actor }) => mayViewHeldPictures(actor) === null,
  }),
});
