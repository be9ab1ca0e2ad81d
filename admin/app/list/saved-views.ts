import { useState } from 'react';
import { readSetting, writeSetting } from '../session/device.ts';
import type { View } from './columns.ts';

const MOST_VIEWS = 12;

/** Named views of a list on this device; signing out removes them. */
export function useSavedViews(list: string) {
  const [views, setViews] = useState(() => read(list));
  const become = (next: readonly View[]) => {
    setViews(next);
    writeSetting(`views:${list}`, JSON.stringify(next));
  };
  return {
    views,
    save: (view: View) => become([...views.filter(({ label }) => label !== view.label), view].slice(-MOST_VIEWS)),
    drop: (view: View) => become(views.filter((one) => one !== view)),
  };
}

function read(list: string): readonly View[] {
  try {
    const kept: unknown = JSON.parse(readSetting(`views:${list}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

const isView = (one: unknown): one is View =>
  typeof one === 'object' && one !== null && 'label' in one && 'search' in one && typeof one.search === 'string';
