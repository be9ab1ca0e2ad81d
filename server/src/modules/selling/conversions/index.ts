export { listBannerAnswers } from './consents.store.ts';
