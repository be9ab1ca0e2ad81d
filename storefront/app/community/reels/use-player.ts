import { type RefObject, useEffect, useRef, useState } from 'react';
import { waitsForTap } from './saves-data.ts';

export interface Player {
  isPlaying: boolean;
  /** True while playback waits for data. */
  isWaiting: boolean;
  hasFailed: boolean;
  toggle: () => void;
}

interface Playing {
  /** Whether it is the current reel. */
  isCurrent: boolean;
  isMuted: boolean;
  /** Called once the film was watched for a moment. */
  onSeen: () => void;
}

/** A film that was scrolled past counts as not seen. */
const SEEN_SECONDS = 2;

/**
 * Plays a film while it is the current one: automatically, unless the connection or a setting says otherwise, and never
 * in the background.
 */
export function usePlayer(video: RefObject<HTMLVideoElement | null>, { isCurrent, isMuted, onSeen }: Playing): Player {
  const [isPlaying, setIsPlaying] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const wanted = useRef(true);
  const seen = useRef(false);
  const told = useRef(onSeen);
  told.current = onSeen;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const on = {
      playing: () => {
        setIsPlaying(true);
        setIsWaiting(false);
      },
      pause: () => setIsPlaying(false),
      waiting: () => setIsWaiting(true),
      error: () => setHasFailed(true),
      timeupdate: () => {
        const enough = Math.min(SEEN_SECONDS, element.duration / 2);
        if (seen.current || !(element.currentTime >= enough)) return;
        seen.current = true;
        told.current();
      },
    };
    for (const [name, handle] of Object.entries(on)) element.addEventListener(name, handle);
    return () => {
      for (const [name, handle] of Object.entries(on)) element.removeEventListener(name, handle);
    };
  }, [video]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!isCurrent) {
      element.pause();
      element.currentTime = 0;
      wanted.current = true;
      return;
    }
    if (!waitsForTap()) play(element);
    const onVisible = () => {
      if (document.visibilityState !== 'visible') element.pause();
      else if (wanted.current && !waitsForTap()) play(element);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [video, isCurrent]);

  useEffect(() => {
    if (video.current) video.current.muted = isMuted;
  }, [video, isMuted]);

  return {
    isPlaying,
    isWaiting,
    hasFailed,
    toggle() {
      const element = video.current;
      if (!element) return;
      wanted.current = element.paused;
      if (element.paused) play(element);
      else element.pause();
    },
  };
}

/** A browser may refuse playback without a tap; the play button then stays visible. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => undefined);
}
