export { isXlsx, readXlsx } from './read-xlsx.ts';
