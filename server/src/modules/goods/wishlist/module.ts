import { wishlistEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { wishlistProcessing } from './processing.ts';
import { wishlistRefusalTexts } from './refusals.ts';
import { wishlistRoutes } from './wishlist.routes.ts';
import { clearWishlist, listWishlist } from './wishlist.store.ts';

export const wishlist = defineModule({
  name: 'wishlist',
  wing: 'goods',
  processing: wishlistProcessing,
  uses: ['identity', 'catalog'],
  endpoints: wishlistEndpoints,
  apiTags: {
    wishlist: 'Products a customer keeps for later',
  },
  refusals: wishlistRefusalTexts,
  needs: ['categories'],
  handlers: wishlistRoutes,
  exportPersonalData: ({ db }) => ({ wishlist: (customerId) => listWishlist(db, customerId, null, 0) }),
  erase: () => clearWishlist,
});
