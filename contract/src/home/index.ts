export { homeEndpoints } from './endpoints.ts';
export type { AdminHome, AdminHomePart, HomeChoice, HomePart, HomePartDraft, HomeParts } from './shapes.ts';
