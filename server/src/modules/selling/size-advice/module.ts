import { sizeAdviceEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { countFits } from './count-fits.ts';
import { sizeAdviceRoutes } from './size-advice.routes.ts';

export const sizeAdvice = defineModule({
  name: 'size-advice',
  wing: 'selling',
  uses: ['sizing', 'catalog', 'reviews', 'returns'],
  endpoints: sizeAdviceEndpoints,
  handlers: sizeAdviceRoutes,
  jobs: ({ db, now }) => [
    {
      name: 'size-advice.count',
      cron: '23 4 * * *',
      run: () => countFits(db, new Date(now())),
    },
  ],
});
