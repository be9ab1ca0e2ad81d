import { z } from 'zod';
import { paymentMethodCodes } from '../vocabulary/index.ts';

export const paymentMethodCode = z.enum(paymentMethodCodes);
