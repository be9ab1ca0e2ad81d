import type { Actor } from '../platform/bind/index.ts';

/** Authenticates bearer tokens of one kind. */
export interface Authenticator {
  /** Whether a token has this authenticator's format. The last module that accepts a token looks up its actor. */
  accepts(token: string): boolean;
  /** The actor of a live session, or undefined for an unknown or expired token. */
  findActor(token: string): Promise<Actor | undefined>;
}
