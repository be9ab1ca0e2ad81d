export { type Upload, uploadEndpoints, type VideoUpload } from './endpoints.ts';
export { uploadRefusals } from './refusals.ts';
