export { type CardPayment, type DemoPayment, paymentEndpoints } from './endpoints.ts';
