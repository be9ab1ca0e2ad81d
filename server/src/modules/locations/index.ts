export { locationRoutes, presentCity } from './locations.routes.ts';
export { type CityRow, type NeighborhoodRow, readCity, readNeighborhood } from './locations.store.ts';
export { saveReferenceLocations } from './save-locations.ts';
