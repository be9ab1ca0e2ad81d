import { fileURLToPath } from 'node:url';

/**
 * Where the pictures of the demo shop lie, made ready: drawing them takes longer than everything else of a first start. They
 * are named by their drawings, so one whose drawing changed is not found, and is drawn (`npm run demo:pictures` makes all anew).
 */
export const picturesFolder = fileURLToPath(new URL('../pictures', import.meta.url));
