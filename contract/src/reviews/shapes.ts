import { z } from 'zod';

export const stars = z.int().min(1).max(5);
