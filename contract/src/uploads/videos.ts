import { z } from 'zod';
import { text } from '../platform/shapes.ts';

/** A film is made anew from what was sent before anybody sees it. */
export const videoStatuses = ['processing', 'ready', 'failed'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

export const videoFailureCodes = [
  'damaged',
  'no_video',
  'codec',
  'hevc',
  'sound',
  'too_long',
  'too_large',
  'too_many_frames',
  'landscape',
  'too_slow',
  'failed',
] as const;
export type VideoFailureCode = (typeof videoFailureCodes)[number];

/** Why nothing could be made of it; another file may be sent. */
export const videoFailure = z.object({ code: z.enum(videoFailureCodes), message: text(300) });
