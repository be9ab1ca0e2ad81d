import type { Backdrop } from '../../shop-types.ts';

export type Person = {
  readonly backdrop: Backdrop;
  readonly skin: SkinName;
  readonly head: 'ghutra' | 'shemagh' | 'hijab' | 'scarf' | 'cap' | 'taqiyah' | 'bare';
  /** Colour of the cloth on the head, where it has one. */
  readonly cloth?: string;
  readonly hair: string;
  /** Hair that shows: all of a bare head, the front of a loose scarf. */
  readonly cut?: 'short' | 'curly' | 'wavy' | 'long' | 'bun' | 'receding';
  readonly beard?: 'stubble' | 'goatee' | 'short' | 'full';
  readonly glasses?: 'round' | 'square';
  /** Lines of the face. */
  readonly isOlder?: true;
  readonly isWoman?: true;
  readonly wears: 'thobe' | 'abaya' | 'crew' | 'collar' | 'hood';
  readonly dress: string;
  /** Half the width of the face; 40 is the middle. */
  readonly breadth?: number;
  /** Degrees the head leans. */
  readonly lean?: number;
  /** Looks to the other side. */
  readonly mirrored?: true;
};

export type SkinName = 'fair' | 'olive' | 'tan' | 'brown' | 'deep';

type Skin = {
  readonly lit: string;
  readonly base: string;
  readonly shade: string;
  readonly line: string;
  readonly lip: string;
};

export const skins: Readonly<Record<SkinName, Skin>> = {
  fair: { lit: '#f7d9bf', base: '#eec3a2', shade: '#cf9774', line: '#8a5438', lip: '#c4766a' },
  olive: { lit: '#efcaa4', base: '#dfb087', shade: '#b98459', line: '#764526', lip: '#b56a58' },
  tan: { lit: '#e2b48a', base: '#cb966a', shade: '#a16d45', line: '#633719', lip: '#a35c4a' },
  brown: { lit: '#c99468', base: '#ae774c', shade: '#83522f', line: '#4c2a12', lip: '#8f4f3e' },
  deep: { lit: '#a06c47', base: '#835331', shade: '#5c361c', line: '#341b0b', lip: '#78443a' },
};
