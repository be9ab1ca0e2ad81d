import type { Backdrop } from '../../shop-types.ts';
import type { Mood } from '../home/home-scenes.ts';
import type { Standing } from '../home/standing.ts';
import type { SettingName } from '../studio/settings/index.ts';

/** Where a camera looks, px from the middle of the set, and how near it is. */
export type View = readonly [x: number, y: number, zoom: number];

/** Movement in the air, and where it rises or passes. */
export type Air = {
  readonly kind: 'steam' | 'sparks' | 'sweep' | 'sand' | 'flicker';
  readonly x: number;
  readonly y: number;
};

export type Shot = {
  readonly place: SettingName;
  readonly backdrop: Backdrop;
  readonly mood: Mood;
  readonly horizon: number;
  readonly from: View;
  readonly to: View;
  readonly things: readonly Standing[];
  /** How far the things come in from, px; absent: they stand still. */
  readonly enter?: readonly [x: number, y: number];
  /** Out of focus, between the camera and the things. */
  readonly near?: Standing;
  readonly air?: Air;
  /** Blur of the set, px. */
  readonly softness?: number;
};

/** Shots of each film by the key of its reel, composed in a set of 900 × 1600; the middle 720 × 1280 are seen. */
export type Films = Readonly<Record<string, readonly Shot[]>>;
