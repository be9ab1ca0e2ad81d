export { homeEndpoints } from './endpoints.ts';
export {
  type AdminHome,
  type AdminHomePart,
  type HomeChoice,
  type HomePart,
  type HomePartDraft,
  type HomeParts,
  type PlainHomePart,
  plainHomeParts,
} from './shapes.ts';
