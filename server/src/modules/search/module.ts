import { defineModule } from '../../module.ts';

export const search = defineModule({
  name: 'search',
  uses: [],
});
