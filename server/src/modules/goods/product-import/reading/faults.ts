import { z } from 'zod';

/** A fault of a file: row, column, and text key. */
export const fault = z.object({
  row: z.number(),
  column: z.string().nullable(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Fault = z.infer<typeof fault>;
