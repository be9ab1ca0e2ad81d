import { useEffect } from 'react';
import { currentToken, noteEnd } from './session.ts';

/** Idle time after which the server ends a session (docs/decisions/0042). */
const IDLE_MS = 30 * 60_000;
const LOOK_MS = 15_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;

/** Ends the session after half an hour without input. */
export function useIdleEnd(): void {
  useEffect(() => {
    let last = Date.now();
    const touch = () => {
      if (Date.now() - last < IDLE_MS) last = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - last >= IDLE_MS) noteEnd(currentToken());
    }, LOOK_MS);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, touch, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, touch);
    };
  }, []);
}
