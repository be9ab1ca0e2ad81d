import type { Actor } from '../platform/bind/index.ts';
import type { TokenSource } from '../platform/http/index.ts';

/** Authenticates bearer tokens of one kind. */
export interface Authenticator {
  /** Whether a token has this authenticator's format. The last module that accepts a token looks up its actor. */
  accepts(token: string): boolean;
  /** The actor of a live session or token; undefined for an unknown or expired one, unless it refuses in its own words. */
  findActor(token: string, source: TokenSource): Promise<Actor | undefined>;
}
