export { presentReels } from './present-reel.ts';
