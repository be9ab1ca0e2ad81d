export { type ClaimedUpload, claimUploads, dropUploads, type UploadClaim } from './claim-uploads.ts';
export { hidePicture, incomingFolder, showPicture } from './upload-files.ts';
export { uploadSubscribers } from './upload-subscribers.ts';
export { uploadUrl } from './uploads.routes.ts';
export { type ClaimedVideo, claimVideo, dropVideos } from './videos/claim-video.ts';
export { hideFilm, showFilm } from './videos/video-files.ts';
export { videoSubscribers } from './videos/video-subscribers.ts';
export { filmUrl, presentFailure } from './videos/videos.routes.ts';
export { readVideo } from './videos/videos.store.ts';
