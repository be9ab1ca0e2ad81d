import type { Backdrop } from '../shop-types.ts';

type Tones = {
  /** For placeholders, before the picture is there. */
  readonly base: string;
  readonly wall: readonly [top: string, bottom: string];
  readonly panel: readonly [top: string, bottom: string];
  readonly floor: readonly [far: string, near: string];
  readonly shadow: string;
};

export const tones: Readonly<Record<Backdrop, Tones>> = {
  sand: {
    base: '#eee2cd',
    wall: ['#f7f0e3', '#efe3cf'],
    panel: ['#e2cfae', '#ecdfc7'],
    floor: ['#dcc8a4', '#ebddc4'],
    shadow: '#5a431f',
  },
  sage: {
    base: '#dce5d6',
    wall: ['#edf2e9', '#dde6d8'],
    panel: ['#bccdb6', '#d0dcca'],
    floor: ['#b3c5ad', '#cfdbc9'],
    shadow: '#2b4029',
  },
  dusk: {
    base: '#d4deed',
    wall: ['#e9eff7', '#d5dfee'],
    panel: ['#b0c3df', '#c7d5ea'],
    floor: ['#a5b9d7', '#c3d1e6'],
    shadow: '#1e3050',
  },
  rose: {
    base: '#f1dbd9',
    wall: ['#faedeb', '#f2dddb'],
    panel: ['#e6bfbd', '#efd2d0'],
    floor: ['#deb3b1', '#edcfcd'],
    shadow: '#5b2a2d',
  },
  lavender: {
    base: '#e1daef',
    wall: ['#f1edf8', '#e2daef'],
    panel: ['#c5b8e0', '#d5cbe9'],
    floor: ['#baabd9', '#d2c7e6'],
    shadow: '#34264f',
  },
  stone: {
    base: '#e0dedb',
    wall: ['#f0efec', '#e2e0dc'],
    panel: ['#c4c0b8', '#d5d2cc'],
    floor: ['#bab5ac', '#d0cdc6'],
    shadow: '#37332c',
  },
};

/** One flat colour for each backdrop, for what shows while the picture loads. */
export const backdropColors: Readonly<Record<Backdrop, string>> = {
  sand: tones.sand.base,
  sage: tones.sage.base,
  dusk: tones.dusk.base,
  rose: tones.rose.base,
  lavender: tones.lavender.base,
  stone: tones.stone.base,
};

type Room = { readonly width: number; readonly height: number; readonly horizon: number };

/** Wall and floor under one light from the upper left. */
export function room(backdrop: Backdrop, { width, height, horizon }: Room): string {
  const { wall, floor } = tones[backdrop];
  return `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${floor[0]}" stop-opacity="0"/><stop offset=".09" stop-color="${floor[0]}"/><stop offset="1" stop-color="${floor[1]}"/></linearGradient>
<radialGradient id="light" cx=".22" cy=".12" r=".85"><stop stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>
<rect y="${horizon - 24}" width="${width}" height="${height - horizon + 24}" fill="url(#floor)"/>
<rect width="${width}" height="${height}" fill="url(#light)"/>`;
}

type Arch = { readonly centre: number; readonly top: number; readonly width: number; readonly foot: number };

/** A niche in the wall, with the round top of the houses of the old towns. */
export function arch(backdrop: Backdrop, { centre, top, width, foot }: Arch, id = 'arch'): string {
  const { panel } = tones[backdrop];
  const left = centre - width / 2;
  const radius = width / 2;
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${panel[0]}" stop-opacity=".75"/><stop offset="1" stop-color="${panel[1]}" stop-opacity=".9"/></linearGradient></defs>
<path d="M${left} ${foot}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${foot}Z" fill="url(#${id})"/>`;
}

type Disc = { readonly x: number; readonly y: number; readonly radius: number };

export function disc(backdrop: Backdrop, { x, y, radius }: Disc, id = 'disc'): string {
  const { panel } = tones[backdrop];
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${panel[0]}" stop-opacity=".8"/><stop offset="1" stop-color="${panel[1]}" stop-opacity=".55"/></linearGradient></defs>
<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

type Plinth = { readonly centre: number; readonly top: number; readonly width: number; readonly height: number };

/** A low round stand. */
export function plinth(backdrop: Backdrop, { centre, top, width, height }: Plinth, id: string): string {
  const { wall, floor, panel, shadow } = tones[backdrop];
  const left = centre - width / 2;
  const tilt = width * 0.13;
  return `<defs><linearGradient id="${id}side"><stop stop-color="${wall[0]}"/><stop offset=".35" stop-color="${panel[1]}"/><stop offset="1" stop-color="${floor[0]}"/></linearGradient>
<linearGradient id="${id}top" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ffffff"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>
<radialGradient id="${id}cast"><stop offset=".55" stop-color="${shadow}" stop-opacity=".26"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient></defs>
<ellipse cx="${centre + width * 0.06}" cy="${top + height + tilt * 0.25}" rx="${width * 0.66}" ry="${tilt * 1.35}" fill="url(#${id}cast)"/>
<path d="M${left} ${top}v${height}a${width / 2} ${tilt} 0 0 0 ${width} 0v-${height}Z" fill="url(#${id}side)"/>
<ellipse cx="${centre}" cy="${top}" rx="${width / 2}" ry="${tilt}" fill="url(#${id}top)"/>`;
}
