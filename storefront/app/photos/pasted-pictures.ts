import { type ClipboardEvent, useEffect } from 'react';
import type { Photos } from './use-photos.ts';

/** Files that were dropped or pasted. */
export const picturesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Adds pasted pictures wherever in the form the cursor is. */
export function usePastedPictures(photos: Photos): void {
  useEffect(() => {
    const paste = (event: Event) => {
      const files = picturesIn((event as unknown as ClipboardEvent).clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      photos.add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}
