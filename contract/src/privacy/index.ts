import { breachEndpoints } from './breaches.ts';
import { consentEndpoints } from './consents.ts';
import { registerEndpoints } from './register.ts';
import { dataRequestEndpoints } from './requests.ts';

export type {
  Breach,
  BreachAct,
  BreachChange,
  BreachDraft,
  BreachLetter,
  BreachLetters,
  BreachPersons,
  BreachWithPersons,
  ListedBreach,
} from './breaches.ts';
export type { ConsentEvent } from './consents.ts';
export { privacyEvents } from './events.ts';
export { privacyRefusals } from './refusals.ts';
export type { ProcessingActivity, Processor, ProcessorChange, ProcessorDraft } from './register.ts';
export type {
  DataRequest,
  DataRequestForm,
  DataRequestLetter,
  DataRequestStepBody,
  ListedDataRequest,
  OwnDataRequest,
} from './requests.ts';

export const privacyEndpoints = {
  ...registerEndpoints,
  ...dataRequestEndpoints,
  ...breachEndpoints,
  ...consentEndpoints,
};
