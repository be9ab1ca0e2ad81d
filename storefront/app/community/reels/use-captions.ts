import { type RefObject, useEffect, useState } from 'react';

/**
 * Current caption, for display above the product instead of under it. `src` is the object URL of the same captions as a
 * track of the film.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: string | null,
): { src: string | undefined; said: string } {
  const [src, setSrc] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!captions) return;
    const url = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }));
    setSrc(url);
    return () => {
      URL.revokeObjectURL(url);
      setSrc(undefined);
    };
  }, [captions]);
  useEffect(() => {
    const track = src ? video.current?.textTracks[0] : undefined;
    if (!track) return;
    // The track is read by the browser and drawn by this page.
    track.mode = 'hidden';
    const onChange = () =>
      setSaid([...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML().textContent).join('\n'));
    track.addEventListener('cuechange', onChange);
    return () => track.removeEventListener('cuechange', onChange);
  }, [video, src]);
  return { src, said };
}
