import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readAdminProduct } from '../../goods/catalog/index.ts';
import { readProductFits, shownAdvice } from '../../goods/sizing/index.ts';

type SizeAdviceKey = Extract<EndpointKey, `${string}/size-advice`>;

const NOBODY = { small: 0, as_expected: 0, large: 0, from_returns: 0 };

export function sizeAdviceRoutes({ db }: { db: Database }): Handlers<SizeAdviceKey> {
  return {
    'GET /admin/size-advice': async ({ query: { product_id: id } }) => {
      if (!(await readAdminProduct(db, id))) refuse('catalog.product_not_found');
      const fits = (await readProductFits(db, id)) ?? NOBODY;
      return { ...fits, shown: shownAdvice(fits) };
    },
  };
}
