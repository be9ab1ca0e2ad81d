/** The kinds of files people may upload, with their size limits, for every way of upload. */
export const fileKinds = {
  image: { maxBytes: 10 * 1024 * 1024 },
  video: { maxBytes: 60 * 1024 * 1024 },
} as const;

export type FileKind = keyof typeof fileKinds;
