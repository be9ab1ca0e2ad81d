import { SHOWN } from '../../../platform/media/index.ts';
import { PARTS } from './resumable/continue-upload.ts';
import { KEPT } from './upload-files.ts';
import { FILMS, ORIGINALS } from './videos/video-files.ts';

/** Files of digital goods, which only their buyers fetch. */
const DIGITAL = 'digital';

/** The key of a file of digital goods. */
export const digitalKey = (id: string): string => `${DIGITAL}/${id}`;

/** All folders of the storage: what a backup copies. */
export const STORED_FOLDERS: readonly string[] = [SHOWN, KEPT, FILMS, ORIGINALS, PARTS, DIGITAL];
