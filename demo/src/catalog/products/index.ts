import type { DemoProduct } from '../../shop-types.ts';
import { bagProducts } from './bags.ts';
import { beautyProducts } from './beauty.ts';
import { bookProducts } from './books.ts';
import { datesCoffeeProducts } from './dates-coffee.ts';
import { electronicsProducts } from './electronics.ts';
import { fashionProducts } from './fashion.ts';
import { homeProducts } from './home.ts';
import { kidsProducts } from './kids.ts';
import { perfumeProducts } from './perfume.ts';
import { shoeProducts } from './shoes.ts';
import { sportsProducts } from './sports.ts';
import { watchProducts } from './watches.ts';

export const demoProducts: readonly DemoProduct[] = [
  ...perfumeProducts,
  ...datesCoffeeProducts,
  ...fashionProducts,
  ...bagProducts,
  ...shoeProducts,
  ...watchProducts,
  ...electronicsProducts,
  ...homeProducts,
  ...beautyProducts,
  ...kidsProducts,
  ...sportsProducts,
  ...bookProducts,
];
