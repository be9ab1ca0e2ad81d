import { digitalGoodsEndpoints, digitalGoodsEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { inPages } from '../../../platform/database/index.ts';
import { digitalGoodsInvariants } from './digital-goods.invariants.ts';
import { digitalGoodsSubscribers } from './digital-goods-subscribers.ts';
import { exportGivings } from './givings.store.ts';
import { goodsRoutes } from './goods.routes.ts';
import { mountDownloads } from './mount-downloads.ts';
import { orderGoodsRoutes } from './order-goods.routes.ts';
import { digitalGoodsProcessing } from './processing.ts';
import { digitalGoodsRefusalTexts } from './refusals.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';

export const digitalGoods = defineModule({
  name: 'digital-goods',
  wing: 'selling',
  uses: ['uploads', 'staff', 'catalog', 'payments', 'orders', 'returns'],
  endpoints: digitalGoodsEndpoints,
  apiTags: { 'digital-goods': 'Codes and files that are given after payment' },
  refusals: digitalGoodsRefusalTexts,
  needs: ['onlineMethods'],
  sends: digitalGoodsEvents,
  processing: digitalGoodsProcessing,
  handlers: ({ extensions, ...deps }) => ({
    ...goodsRoutes({ ...deps, seal: extensions.seal }),
    ...orderGoodsRoutes({ ...deps, seal: extensions.seal }),
  }),
  mounts: (server, { extensions, ...deps }) => mountDownloads(server, { ...deps, seal: extensions.seal }),
  hears: digitalGoodsSubscribers,
  jobs: ({ db, storage, now }) => [
    {
      name: 'digital-goods.remove-unused-files',
      cron: '53 3 * * *',
      run: () => removeUnusedFiles(db, storage, new Date(now())),
    },
  ],
  exportPersonalData: ({ db }) => ({
    digital_goods: (customerId) => inPages((limit, offset) => exportGivings(db, customerId, limit, offset)),
  }),
  invariants: digitalGoodsInvariants,
});
