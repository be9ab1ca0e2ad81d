import { useEffect, useState } from 'react';
import { storedToken } from '../api/session.ts';
import { useRootData } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

interface PrivatePictureProps {
  /** Of the upload. */
  id: string;
  alt: string;
  /** The smallest size at least this wide is fetched; the largest unless said. */
  width?: number;
  /** The secret of a guest's order, for pictures sent about it. */
  viewToken?: string;
  className?: string;
}

/** A picture only some may see: fetched with who asks, and shown from memory. Needs the texts of `photos`. */
export function PrivatePicture({ id, alt, width, viewToken, className = '' }: PrivatePictureProps) {
  const { storeKey } = useRootData();
  const say = useText('photos');
  const [shown, setShown] = useState<string | 'failed' | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const query = new URLSearchParams({
      ...(width && { width: String(width) }),
      ...(viewToken && { view_token: viewToken }),
    });
    const token = storedToken();
    const headers = { 'x-api-key': storeKey, ...(token && { authorization: `Bearer ${token}` }) };
    let url: string | undefined;
    fetch(`/api/store/uploads/${id}?${query}`, { headers, signal: controller.signal })
      .then((response) => (response.ok ? response.blob() : Promise.reject(new Error(String(response.status)))))
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
  }, [id, width, viewToken, storeKey]);
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
