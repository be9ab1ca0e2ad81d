export { countBoughtTogether } from './count-bought-together.ts';
