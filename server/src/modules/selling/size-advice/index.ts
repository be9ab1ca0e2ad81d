export { countFits } from './count-fits.ts';
