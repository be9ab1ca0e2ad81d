export { cardSubscribers } from './card-subscribers.ts';
export { openToken } from './card-token.ts';
export { forgetCard, forgetCardsOf, forgetExpired } from './end-cards.ts';
export { keepCard } from './keep-card.ts';
export { countCards, exportCards, markUsed, type OwnCard, readOwnCard } from './saved-cards.store.ts';
