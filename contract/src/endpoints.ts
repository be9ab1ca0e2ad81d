import { catalogEndpoints } from './catalog/endpoints.ts';
import { blogEndpoints } from './content/blog.ts';
import { contactEndpoints } from './content/contact.ts';
import { contentEndpoints } from './content/endpoints.ts';
import { newsletterEndpoints } from './content/newsletter.ts';
import { addressEndpoints } from './identity/addresses.ts';
import { identityEndpoints } from './identity/endpoints.ts';
import { storeCreditEndpoints } from './identity/store-credit.ts';
import { wishlistEndpoints } from './identity/wishlist.ts';
import { locationEndpoints } from './locations/endpoints.ts';
import { lottoEndpoints } from './lotto/endpoints.ts';
import { reviewEndpoints } from './reviews/endpoints.ts';
import { adminReturnEndpoints } from './selling/admin-returns.ts';
import { couponEndpoints } from './selling/coupons.ts';
import { invoiceEndpoints } from './selling/invoices.ts';
import { orderEndpoints } from './selling/orders.ts';
import { paymentEndpoints } from './selling/payments.ts';
import { returnEndpoints } from './selling/returns.ts';
import { shippingEndpoints } from './selling/shipping.ts';
import { transferEndpoints } from './selling/transfers.ts';
import { shoppingEndpoints } from './shopping/endpoints.ts';
import { staffEndpoints } from './staff/endpoints.ts';
import { storeEndpoints } from './store.ts';
import { uploadEndpoints } from './uploads/endpoints.ts';

/** Every call of the API, keyed by method and path under `/api/store`. */
export const endpoints = {
  ...storeEndpoints,
  ...catalogEndpoints,
  ...locationEndpoints,
  ...shippingEndpoints,
  ...couponEndpoints,
  ...orderEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...transferEndpoints,
  ...returnEndpoints,
  ...adminReturnEndpoints,
  ...contentEndpoints,
  ...uploadEndpoints,
  ...reviewEndpoints,
  ...shoppingEndpoints,
  ...blogEndpoints,
  ...identityEndpoints,
  ...addressEndpoints,
  ...storeCreditEndpoints,
  ...wishlistEndpoints,
  ...newsletterEndpoints,
  ...contactEndpoints,
  ...lottoEndpoints,
  ...staffEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
