export { type ByteRange, type FileStorage, isKey, type StoredFile } from './file-storage.ts';
export { openStorage } from './open-storage.ts';
export type { S3Settings } from './s3-client.ts';
