export { type Upload, uploadEndpoints, type VideoUpload } from './endpoints.ts';
export { uploadRefusals } from './refusals.ts';
export { type VideoFailureCode, type VideoStatus, videoFailureCodes, videoStatuses } from './videos.ts';
