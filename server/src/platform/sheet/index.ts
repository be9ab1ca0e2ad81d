export { gramsOf, isArabic, readFlag, readNumber } from './read-cells.ts';
export { type DayEdge, readMoment } from './read-moment.ts';
export { headerKey, readSheet } from './read-sheet.ts';
