export { type ClaimedUpload, claimUploads, dropUploads, type UploadClaim } from './claim-uploads.ts';
export { exportUploads, forgetUploads } from './customer-uploads.ts';
export { removeUnclaimed, type UploadPlaces } from './remove-unclaimed.ts';
export { mountResumableUploads } from './resumable/mount-resumable-uploads.ts';
export { hidePicture, incomingFolder, showPicture } from './upload-files.ts';
export { uploadSubscribers } from './upload-subscribers.ts';
export { type MayView, uploadRoutes, uploadUrl, type Viewer } from './uploads.routes.ts';
