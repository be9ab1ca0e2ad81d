/* Visits, counted by a beacon of each page. */
export { visitLosses } from './count-visits.ts';
