export { cityIdOf } from './city-id-of.ts';
export { type ImportReport, importLocations, type LocationData, locationFiles } from './import-locations.ts';
export { presentCity } from './locations.routes.ts';
export {
  type CityRow,
  countCities,
  countRegions,
  type NeighborhoodRow,
  readCity,
  readNeighborhood,
} from './locations.store.ts';
export { saveReferenceLocations } from './save-locations.store.ts';
