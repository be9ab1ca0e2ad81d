import { filmsAtTheTable } from './films-at-the-table.ts';
import { filmsOutAndAbout } from './films-out-and-about.ts';
import type { Films } from './shot.ts';

export const films: Films = { ...filmsAtTheTable, ...filmsOutAndAbout };
