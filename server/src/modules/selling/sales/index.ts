export { readWindow } from './window.ts';
