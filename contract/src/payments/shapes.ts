import { z } from 'zod';
import { paymentFlows, paymentKinds } from '../vocabulary/index.ts';

/** `cash_on_delivery`, `bank_transfer`, or the name of an extension that takes payments. */
export const paymentMethodCode = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{1,39}$/)
  .describe('`cash_on_delivery`, `bank_transfer`, or a method of an extension: as a quote lists them');

export const paymentKind = z
  .enum(paymentKinds)
  .describe('`cash` at the door, `transfer` by bank, `online` by a method of an extension');

export const paymentFlow = z.enum(paymentFlows);
