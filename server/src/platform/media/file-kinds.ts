/** The kinds of files people may upload, with their size limits, for every way of upload. */
export const fileKinds = {
  image: { maxBytes: 10 * 1024 * 1024 },
  video: { maxBytes: 60 * 1024 * 1024 },
} as const;

export type FileKind = keyof typeof fileKinds;

/** Size limit of files that staff send for buyers; no visitor sends them. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
