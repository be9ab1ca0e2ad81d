import { useSyncExternalStore } from 'react';
import { storedText } from '../stored-text.ts';

/** City for deliveries, chosen once for the whole shop: an id and a name, no personal data. */
export interface ChosenCity {
  id: number;
  name: string;
}

const kept = storedText('city');

let current: ChosenCity | null = null;
/** Storage text that `current` was parsed from. */
let currentText: string | null = null;

function parse(text: string | null): ChosenCity | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const [id, name] = [Reflect.get(Object(value), 'id'), Reflect.get(Object(value), 'name')];
    return Number.isSafeInteger(id) && id > 0 && typeof name === 'string' && name !== '' ? { id, name } : null;
  } catch {
    return null;
  }
}

/** The same object until storage changes; null while none is chosen. */
export function readChosenCity(): ChosenCity | null {
  const text = kept.read();
  if (text !== currentText) {
    currentText = text;
    current = parse(text);
  }
  return current;
}

export function chooseCity({ id, name }: ChosenCity): void {
  kept.write(JSON.stringify({ id, name }));
}

/** Null on the server, and during hydration. */
export function useChosenCity(): ChosenCity | null {
  return useSyncExternalStore(kept.subscribe, readChosenCity, () => null);
}
