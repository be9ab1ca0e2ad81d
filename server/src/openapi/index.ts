export { mountApiReference } from './mount-api-reference.ts';
