export { type ClaimedUpload, claimUploads, dropUploads, type UploadClaim } from './claim-uploads.ts';
export { hidePicture, showPicture, type UploadFolders, uploadFolders } from './upload-files.ts';
export { uploadSubscribers } from './upload-subscribers.ts';
export { type MayView, uploadUrl, type Viewer } from './uploads.routes.ts';
