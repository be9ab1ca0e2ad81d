export {
  type AdminFaqGroup,
  type AdminPage,
  contentAdminEndpoints,
  type FaqGroupBody,
  type PageBody,
} from './admin.ts';
export {
  type AdminCustomPage,
  type CustomPage,
  type CustomPageDraft,
  customPageAdminEndpoints,
  customPageEndpoints,
  type ListedCustomPage,
} from './custom-pages.ts';
export { contentEndpoints, type FaqGroup, type InformationPage } from './endpoints.ts';
export { contentRefusals } from './refusals.ts';
