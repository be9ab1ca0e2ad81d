import { endpoints } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { countAgainstLimit } from '../../../platform/rate-limit/index.ts';

const MOST_AN_HOUR = 120;

/** Counts an uploaded file of a visitor against 120 an hour, in addition to the call's limit per minute. */
export async function countUploadOfHour(db: Database, visitor: string): Promise<void> {
  const bucket = `uploads ${visitor}`;
  await countAgainstLimit(db, { bucket, most: MOST_AN_HOUR, minutes: 60, code: 'uploads.too_many' });
}

/** Counts an upload, also one in parts: both ways share one limit. */
export async function countUpload(db: Database, visitor: string): Promise<void> {
  const { limitPerMinute: most } = endpoints['POST /uploads'];
  await countAgainstLimit(db, { bucket: `POST /uploads ${visitor}`, most, minutes: 1, code: 'request.rate_limited' });
  await countUploadOfHour(db, visitor);
}

const MOST_VIDEOS_AN_HOUR = 20;

/** Counts the start of a film upload by a visitor: processing may take minutes of a core. */
export async function countVideo(db: Database, visitor: string): Promise<void> {
  const bucket = `videos ${visitor}`;
  await countAgainstLimit(db, { bucket, most: MOST_VIDEOS_AN_HOUR, minutes: 60, code: 'uploads.too_many_videos' });
}
