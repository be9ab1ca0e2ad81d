/** The version of the protocol that is served. */
export const VERSION = '2026-04-17';
