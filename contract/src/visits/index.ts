export {
  type Beacon,
  deviceKinds,
  funnelSteps,
  pageKinds,
  type SeenProduct,
  type VisitFunnel,
  type VisitReport,
  type VisitSource,
  visitEndpoints,
} from './endpoints.ts';
