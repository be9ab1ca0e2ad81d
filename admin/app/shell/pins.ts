import { useState } from 'react';
import { readSetting, writeSetting } from '../session/device.ts';

const MOST_PINS = 8;

export interface Pins {
  paths: readonly string[];
  toggle: (path: string) => void;
}

/** Screens that are pinned to the menu on this device; the oldest gives way. */
export function usePins(): Pins {
  const [paths, setPaths] = useState(() => (readSetting('pins') ?? '').split(' ').filter(Boolean));
  return {
    paths,
    toggle: (path) => {
      const next = paths.includes(path) ? paths.filter((one) => one !== path) : [...paths, path].slice(-MOST_PINS);
      setPaths(next);
      writeSetting('pins', next.length > 0 ? next.join(' ') : null);
    },
  };
}
