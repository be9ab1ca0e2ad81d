export { type SizeGuide, type SizeTable, sizingEndpoints } from './endpoints.ts';
