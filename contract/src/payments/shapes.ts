import { z } from 'zod';
import { paymentMethodCodes } from '../vocabulary.ts';

export const paymentMethodCode = z.enum(paymentMethodCodes);
