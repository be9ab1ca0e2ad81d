export { openToken } from './card-token.ts';
export { forgetCard } from './end-cards.ts';
export { keepCard } from './keep-card.ts';
export { countCards, markUsed, type OwnCard, readOwnCard } from './saved-cards.store.ts';
