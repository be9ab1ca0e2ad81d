export { refreshCommunity } from './count-community.ts';
