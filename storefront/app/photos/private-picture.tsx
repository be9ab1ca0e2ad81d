import { useEffect, useState } from 'react';
import { useFetchFile } from '../api/files.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

interface PrivatePictureProps {
  /** Id of the upload. */
  id: string;
  alt: string;
  /** Minimum width in pixels: the smallest size at least this wide is fetched, by default the largest. */
  width?: number;
  /** View token of a guest's order, for pictures about it. */
  viewToken?: string;
  className?: string;
}

/**
 * A picture with restricted access: fetched with the session token or view token, and shown from memory. Needs the
 * texts of `photos`.
 */
export function PrivatePicture({ id, alt, width, viewToken, className = '' }: PrivatePictureProps) {
  const fetchFile = useFetchFile();
  const say = useText('photos');
  const [shown, setShown] = useState<string | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture says what is fetched
  useEffect(() => {
    const controller = new AbortController();
    let url: string | undefined;
    const query = { ...(width && { width }), ...(viewToken && { view_token: viewToken }) };
    fetchFile('GET /uploads/{id}', { params: { id }, query, signal: controller.signal })
      .then((blob) => {
        url = URL.createObjectURL(blob);
        setShown(url);
      })
      .catch(() => {
        if (!controller.signal.aborted) setShown('failed');
      });
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, width, viewToken]);
  if (shown === 'failed') {
    return (
      <span
        className={`grid place-items-center bg-tint text-soft ${className}`}
        role="img"
        aria-label={say('notShown')}
      >
        <Icon name="circle-alert" size={20} />
      </span>
    );
  }
  return shown ? (
    <img src={shown} alt={alt} className={className} />
  ) : (
    <span className={`block animate-pulse bg-tint ${className}`} />
  );
}
