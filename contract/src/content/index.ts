export { contentEndpoints, type FaqGroup, type InformationPage } from './endpoints.ts';
export { contentRefusals } from './refusals.ts';
