export { deliverEvent } from './deliver-event.ts';
export { type FakeRequest, type FakeServer, type Fault, startFakeServer } from './fake-server.ts';
export { type PaymentWorld, paymentIntent } from './payment-world.ts';
export { type CarrierWorld, runCarrierContract, shipmentRequest } from './run-carrier-contract.ts';
export { emailMessage, type MessageWorld, runMessageContract, textMessage } from './run-message-contract.ts';
export {
  feedProduct,
  runFeedContract,
  runProtocolContract,
} from './run-other-contracts.ts';
export { runPaymentContract } from './run-payment-contract.ts';
export { testContext } from './test-context.ts';
