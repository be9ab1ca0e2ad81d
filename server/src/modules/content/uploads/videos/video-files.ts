import { IMMUTABLE, SHOWN } from '../../../../platform/media/index.ts';
import type { StoredVideo } from '../../../../platform/media/video/index.ts';
import type { FileStorage } from '../../../../platform/storage/index.ts';

/** The folder of converted films. Access to a film is that of the post it is part of. */
export const FILMS = 'videos';
/** The folder of original films until they are processed. It is private. */
export const ORIGINALS = 'originals';

type Film = Pick<StoredVideo, 'key'>;

export function filmKey({ key }: Film): string {
  return `${FILMS}/${key}.mp4`;
}

/** Publishes a film, with range requests, at an unguessable address. Idempotent. */
export function showFilm(storage: FileStorage, film: Film): Promise<void> {
  return storage.copy(filmKey(film), `${SHOWN}/${film.key}.mp4`, { cacheControl: IMMUTABLE });
}

/** Stops serving a film publicly; its owner still has it. */
export function hideFilm(storage: FileStorage, film: Film): Promise<void> {
  return storage.remove(`${SHOWN}/${film.key}.mp4`);
}

/** Deletes every file of a film, public or private. */
export async function removeFilm(storage: FileStorage, film: Film): Promise<void> {
  await hideFilm(storage, film);
  await storage.remove(filmKey(film));
}
