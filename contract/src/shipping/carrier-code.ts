import { z } from 'zod';

export const carrierCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/)
  .describe('Code of a carrier at which parcels are booked');
