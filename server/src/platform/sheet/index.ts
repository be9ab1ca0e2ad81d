export { headerKey, readSheet } from './read-sheet.ts';
