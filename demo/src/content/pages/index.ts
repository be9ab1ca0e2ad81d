import type { DemoPage } from '../../shop-types.ts';
import { about } from './about.ts';
import { cookies } from './cookies.ts';
import { help } from './help.ts';
import { privacy } from './privacy.ts';
import { returns } from './returns.ts';
import { shipping } from './shipping.ts';
import { terms } from './terms.ts';

export const demoPages: readonly DemoPage[] = [about, help, shipping, returns, privacy, terms, cookies];
