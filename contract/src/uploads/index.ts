export { type Upload, uploadEndpoints } from './endpoints.ts';
export { uploadRefusals } from './refusals.ts';
