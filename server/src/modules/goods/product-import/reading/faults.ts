import { z } from 'zod';

/** A fault of a file: row, column, and text key. A warning leaves the product as good as it is. */
export const fault = z.object({
  row: z.number(),
  column: z.string().nullable(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  warns: z.literal(true).optional(),
});
export type Fault = z.infer<typeof fault>;

/** True for what is told of a picture: the product is written without it. */
export const isOfPicture = ({ key }: Fault): boolean => /^import\.(?:pictures?_|too_many_pictures)/.test(key);

/** The same as a warning: the product is written without what is told. */
export const asWarning = (one: Fault): Fault => ({ ...one, warns: true });

/** True if the product cannot be written as it is. */
export const isBlocked = (faults: readonly Fault[]): boolean => faults.some(({ warns }) => !warns);
