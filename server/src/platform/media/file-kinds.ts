/** What people may send, and how large: a setting of each kind, for every way it can come. */
export const fileKinds = {
  image: { maxBytes: 10 * 1024 * 1024 },
  video: { maxBytes: 60 * 1024 * 1024 },
} as const;

export type FileKind = keyof typeof fileKinds;
