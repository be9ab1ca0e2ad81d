import { z } from 'zod';

/** A film in the media store: `key` names its one file, an MP4 that plays before it is fully loaded. */
export const storedVideo = z.strictObject({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  /** The displayed width, after rotation. */
  width: z.int(),
  height: z.int(),
  durationMs: z.int(),
  bytes: z.int(),
  hasSound: z.boolean(),
});
export type StoredVideo = z.infer<typeof storedVideo>;

/** The address of a public film. */
export function videoUrl({ key }: Pick<StoredVideo, 'key'>): string {
  return `/media/${key}.mp4`;
}
