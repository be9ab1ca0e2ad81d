import { fileURLToPath } from 'node:url';

/**
 * Folder of the rendered pictures of the demo shop: rendering them takes longer than the rest of a first start. Each is
 * named by a hash of its drawing, so a changed drawing is rendered again (`npm run demo:pictures` renders all).
 */
export const picturesFolder = fileURLToPath(new URL('../pictures', import.meta.url));
