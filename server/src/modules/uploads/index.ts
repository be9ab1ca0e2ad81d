export { type ClaimedUpload, claimUploads, dropUploads, type UploadClaim } from './claim-uploads.ts';
export { mountResumableUploads } from './resumable/mount-resumable-uploads.ts';
export { hidePicture, incomingFolder, showPicture } from './upload-files.ts';
export { uploadSubscribers } from './upload-subscribers.ts';
export { type MayView, uploadUrl, type Viewer } from './uploads.routes.ts';
