import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import type { S3Settings } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';

/** The storage of this shop: its bucket, or else its data folder. */
export function openStorage({ dataDir, s3 }: { dataDir: string; s3: S3Settings | undefined }): FileStorage {
  return s3 ? createS3Storage(s3) : createDiskStorage(dataDir);
}
