import { type RefObject, useEffect, useState } from 'react';

/**
 * Current caption, to be shown above the product and not under it. The film has its track as well, from memory: `src`
 * is its address.
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
    // Read, and drawn by us.
    track.mode = 'hidden';
    const onChange = () =>
      setSaid([...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML().textContent).join('\n'));
    track.addEventListener('cuechange', onChange);
    return () => track.removeEventListener('cuechange', onChange);
  }, [video, src]);
  return { src, said };
}
