export { wishlistRoutes } from './wishlist.routes.ts';
export { dropAll, listKept } from './wishlist.store.ts';
