export { boughtTogetherEndpoints } from './endpoints.ts';
