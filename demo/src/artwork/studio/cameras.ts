/** Where a camera sees the ground, and how large the object before it is; px of a picture of 960 × 1200. */
export type Camera = {
  /** The edge between the ground and what is behind it; absent: the ground fills the picture. */
  readonly horizon: number | null;
  /** The foot of the main object. */
  readonly ground: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
};

export type CameraName = 'eye' | 'high' | 'low';

/** At eye level, straight down from above, and close to the ground. */
export const cameras: Readonly<Record<CameraName, Camera>> = {
  eye: { horizon: 850, ground: 1000, maxWidth: 560, maxHeight: 660 },
  high: { horizon: null, ground: 955, maxWidth: 620, maxHeight: 730 },
  low: { horizon: 985, ground: 1085, maxWidth: 720, maxHeight: 860 },
};
