export { keepMonthPartitions, type MonthlyTable } from './keep-months.ts';
