import { z } from 'zod';

/** The key of a brand or a tag: letters and digits of its name in lower case, joined by hyphens. */
export const wordKey = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u)
  .describe('Its name in lower case, joined by hyphens, as filters of lists have it');
