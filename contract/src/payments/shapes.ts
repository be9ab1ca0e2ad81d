import { z } from 'zod';

export const paymentMethodCode = z.enum(['cash_on_delivery', 'bank_transfer', 'moyasar', 'demo']);
