export { findHeicConverter } from './convert-heic.ts';
export { type StoreImageOptions, storeImage } from './store-image.ts';
export { imageUrl, presentImage, type StoredImage, storedImage } from './stored-image.ts';
export { picturePaths, removePicture, takePicture } from './take-picture.ts';
