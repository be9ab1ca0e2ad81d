import type { DemoArticle, DemoBlogCategory } from '../../shop-types.ts';
import { choosingAWatch } from './choosing-a-watch.ts';
import { choosingOud } from './choosing-oud.ts';
import { datesGuide } from './dates-guide.ts';
import { findingYourSize } from './finding-your-size.ts';
import { firstCampingTrip } from './first-camping-trip.ts';
import { giftsThatFit } from './gifts-that-fit.ts';
import { perfumeThatLasts } from './perfume-that-lasts.ts';
import { ramadanTable } from './ramadan-table.ts';
import { saudiCoffee } from './saudi-coffee.ts';
import { skinCareDryHeat } from './skin-care-dry-heat.ts';

export const demoBlogCategories: readonly DemoBlogCategory[] = [
  { slug: 'perfume', name: { ar: 'عطور وعود', en: 'Perfume & oud' } },
  { slug: 'table', name: { ar: 'ضيافة ومائدة', en: 'Hospitality' } },
  { slug: 'style', name: { ar: 'أناقة ومقاسات', en: 'Style & sizes' } },
  { slug: 'care', name: { ar: 'عناية', en: 'Care' } },
  { slug: 'life', name: { ar: 'بيت وحياة', en: 'Home & life' } },
];

export const demoArticles: readonly DemoArticle[] = [
  choosingOud,
  saudiCoffee,
  datesGuide,
  choosingAWatch,
  findingYourSize,
  giftsThatFit,
  skinCareDryHeat,
  ramadanTable,
  perfumeThatLasts,
  firstCampingTrip,
];
