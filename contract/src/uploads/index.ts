export { type Upload, uploadEndpoints, type VideoUpload } from './endpoints.ts';
export { uploadEvents } from './events.ts';
export { uploadRefusals } from './refusals.ts';
