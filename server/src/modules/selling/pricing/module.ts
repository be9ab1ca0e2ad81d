import { defineModule } from '../../../module.ts';

export const pricing = defineModule({
  name: 'pricing',
  wing: 'selling',
  uses: [],
});
