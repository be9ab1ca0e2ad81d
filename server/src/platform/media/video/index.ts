export { drawPoster, encodeAgain, findFfmpeg } from './ffmpeg.ts';
export { findRewriter, type Rewritten, rewriteVideo } from './rewrite-video.ts';
export { type StoredVideo, storedVideo, videoUrl } from './stored-video.ts';
export { videoKindOf } from './video-kind.ts';
