import type { Actor } from '../platform/bind/index.ts';

/** Authenticates bearer tokens of one kind. */
export interface Authenticator {
  /** Whether a token has this authenticator's format; the last module that accepts a token is asked for its actor. */
  accepts(token: string): boolean;
  /** The actor of a live session, or undefined for an unknown or expired token. */
  findActor(token: string): Promise<Actor | undefined>;
}
