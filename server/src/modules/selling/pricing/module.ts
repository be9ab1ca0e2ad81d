import { defineModule } from '../../../manifest/index.ts';

export const pricing = defineModule({
  name: 'pricing',
  wing: 'selling',
  uses: [],
});
