import { useEffect, useState } from 'react';
import { useFetchFile } from '../../api/files.ts';

/** Object URL of a film that only its author may see yet; fetched with the session token. */
export function usePrivateFilm(uploadId: string | null): string | undefined {
  const fetchFile = useFetchFile();
  const [src, setSrc] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the upload says what is fetched
  useEffect(() => {
    if (!uploadId) return;
    const controller = new AbortController();
    let url: string | undefined;
    fetchFile('GET /uploads/videos/{id}/content', { params: { id: uploadId }, signal: controller.signal })
      .then((film) => {
        url = URL.createObjectURL(film);
        setSrc(url);
      })
      // On failure the poster remains.
      .catch(() => undefined);
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
      setSrc(undefined);
    };
  }, [uploadId]);
  return src;
}
