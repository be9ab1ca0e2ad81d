/** The states of a screen, in the order of the gallery's columns. */
export const states = ['empty', 'one', 'many', 'loading', 'slow', 'offline', 'error', 'long-ar', 'long-en'] as const;

export type State = (typeof states)[number];

/** Shops with different data, one process each. */
export type WorldName = 'bare' | 'single' | 'demo' | 'long';

/** The shop in which a state is found: states of the network are those of the demo shop. */
export const worldOf: Readonly<Record<State, WorldName>> = {
  empty: 'bare',
  one: 'single',
  many: 'demo',
  loading: 'demo',
  slow: 'demo',
  offline: 'demo',
  error: 'demo',
  'long-ar': 'long',
  'long-en': 'long',
};

/** Reasons for states that a screen cannot have. */
export type Impossible = Readonly<Partial<Record<State, string>>>;
