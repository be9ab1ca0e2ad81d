import type { City, Neighborhood } from '@waha/contract/types';
import { fold } from '@waha/kit/fold';
import { useEffect, useState } from 'react';
import { useApi } from '../api/use-api.ts';

const DEBOUNCE_MS = 200;
const TIMEOUT_MS = 8_000;
const MOST_PROPOSED = 50;

interface Places<Place> {
  places: readonly Place[];
  /** The query that the places answer; null before the first answer. */
  of: string | null;
  failed: boolean;
}

function usePlaces<Place>(question: string, delayMs: number, ask: (signal: AbortSignal) => Promise<Place[]>) {
  const [answer, setAnswer] = useState<Places<Place>>({ places: [], of: null, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says what is asked
  useEffect(() => {
    if (question === '') return setAnswer({ places: [], of: null, failed: false });
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS + delayMs)]);
    const timer = setTimeout(() => {
      ask(signal).then(
        (places) => setAnswer({ places, of: question, failed: false }),
        () => {
          if (!controller.signal.aborted) setAnswer({ places: [], of: question, failed: true });
        },
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  return answer;
}

/** Cities whose name in either language begins with or resembles the text. */
export function useCities(text: string): Places<City> {
  const api = useApi();
  const query = text.trim();
  return usePlaces(query, DEBOUNCE_MS, (signal) => api('GET /locations/cities-search', { query: { query }, signal }));
}

/** Number of cities offered before anything is typed: about as many as a country has large ones. */
const MAIN_CITIES = 24;

/** The large cities that the shop delivers to, for a field that was entered and holds no text yet. */
export function useMainCities(isWanted: boolean): Places<City> {
  const api = useApi();
  return usePlaces(isWanted ? 'main' : '', 0, async (signal) => {
    const query = { is_served: true, per_page: MAIN_CITIES };
    const { data } = await api('GET /locations/cities', { query, signal });
    // The large ones come first, by name; their numbers follow the size of their regions, Riyadh first.
    return data.toSorted((one, other) => one.id - other.id);
  });
}

/** All neighbourhoods of a city; none where it has no list. */
export function useNeighborhoods(cityId: number | null): Places<Neighborhood> {
  const api = useApi();
  return usePlaces(cityId === null ? '' : String(cityId), 0, (signal) =>
    api('GET /locations/neighborhoods', { query: { city_id: Number(cityId) }, signal }),
  );
}

/** Sorts exact matches first: «رياض» means Riyadh before Riyadh Al Khabra. */
export function exactFirst<Place extends { name: string }>(places: readonly Place[], text: string): Place[] {
  const rank = (place: Place) => (sameName(place.name, text) ? 0 : 1);
  return places.toSorted((one, other) => rank(one) - rank(other));
}

/** A name without parts that people omit or add: the article, «حي», marks, and with similar letters unified. */
function bare(name: string): string {
  return fold(name)
    .trim()
    .replace(/^(?:حي|district)\s+/, '')
    .replace(/^(?:ال|al[\s-]+)/, '');
}

export function sameName(first: string, second: string): boolean {
  return bare(first) !== '' && bare(first) === bare(second);
}

/** Places whose name contains the text; those that begin with it come first. */
export function matchingPlaces<Place extends { name: string }>(places: readonly Place[], text: string): Place[] {
  const wanted = bare(text);
  const matches = places.filter((place) => bare(place.name).includes(wanted));
  const begins = (place: Place) => (bare(place.name).startsWith(wanted) ? 0 : 1);
  return matches.toSorted((one, other) => begins(one) - begins(other)).slice(0, MOST_PROPOSED);
}
