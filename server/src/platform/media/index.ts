export { findHeicConverter } from './convert-heic.ts';
export { type Card, drawCard } from './draw-card.ts';
export { type FileKind, fileKinds, MAX_FILE_BYTES } from './file-kinds.ts';
export {
  importIcon,
  importLogo,
  importPicture,
  importShareCard,
  importShownPicture,
  requirePicture,
} from './import-picture.ts';
export { jpegOf } from './jpeg-of.ts';
export { addressMedia, MEDIA_PATH } from './media-addresses.ts';
export {
  copyToShown,
  IMMUTABLE,
  type PictureFiles,
  PRIVATE,
  pictureKeys,
  removePicture,
  SHOWN,
} from './picture-files.ts';
export { makeSizes, storeSizes, widthsOf } from './store-image.ts';
export { imageUrl, presentImage, type StoredImage, storedImage } from './stored-image.ts';
