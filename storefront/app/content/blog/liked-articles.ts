/** What this browser remembers of likes: the number it made up for itself, and the articles it liked. */
const VISITOR_KEY = 'visitor';
const LIKED_KEY = 'liked-articles';
/** The oldest are forgotten beyond this many; the server still knows them. */
const REMEMBERED = 500;

function readLiked(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LIKED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

export function isLiked(id: number): boolean {
  return readLiked().includes(id);
}

export function rememberLiked(id: number, liked: boolean): void {
  const others = readLiked().filter((one) => one !== id);
  try {
    localStorage.setItem(LIKED_KEY, JSON.stringify(liked ? [...others, id].slice(-REMEMBERED) : others));
  } catch {
    // Storage may be refused or full; the like counts all the same.
  }
}

/** Made when it is first needed, random, and used for likes alone. Undefined where nothing can be kept. */
export function visitorId(): string | undefined {
  try {
    const known = localStorage.getItem(VISITOR_KEY);
    if (known && /^[\da-f-]{36}$/.test(known)) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(VISITOR_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}
