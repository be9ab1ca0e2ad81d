import { z } from 'zod';

/** Something that is wrong in a file: at which row, in which column, and what is said there, in whatever language it is read. */
export const fault = z.object({
  row: z.number(),
  column: z.string().nullable(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Fault = z.infer<typeof fault>;
