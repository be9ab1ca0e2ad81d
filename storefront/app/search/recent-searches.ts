const KEY = 'recent-searches';
const KEPT = 6;

/** Searches of this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function keep(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Without storage there are no recent searches.
  }
}

export function rememberSearch(search: string): void {
  keep([search, ...recentSearches().filter((entry) => entry !== search)].slice(0, KEPT));
}

export function forgetSearches(): void {
  keep([]);
}
