export { deliverEvent } from './deliver-event.ts';
export { type FakeAnswer, type FakeRequest, type FakeServer, type Fault, startFakeServer } from './fake-server.ts';
export { type PaymentWorld, paymentIntent, startPayment, WHOLE } from './payment-world.ts';
export { type LenderStep, type LenderWorld, playLender } from './play-lender.ts';
export { type CarrierWorld, returnRequest, runCarrierContract, shipmentRequest } from './run-carrier-contract.ts';
export {
  type ConversionWorld,
  conversionOf,
  runConversionContract,
  type TakenConversion,
} from './run-conversion-contract.ts';
export { emailMessage, type MessageWorld, runMessageContract, textMessage } from './run-message-contract.ts';
export {
  feedProduct,
  runFeedContract,
  runProtocolContract,
} from './run-other-contracts.ts';
export { runPaymentContract } from './run-payment-contract.ts';
export { runTaxContract } from './run-tax-contract.ts';
export {
  exemptRate,
  standardRate,
  taxAdjustment,
  taxBuyer,
  taxCorrection,
  taxDocument,
  taxIdentity,
  taxLine,
  zeroRate,
} from './tax-documents.ts';
export { registerUnit, stampNext, type TaxWorld } from './tax-world.ts';
export { testContext } from './test-context.ts';
