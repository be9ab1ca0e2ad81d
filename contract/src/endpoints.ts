import * as modules from './modules.ts';
import { mergeNamed } from './platform/merge-named.ts';

/** Every call of the API, keyed by method and path under `/api/store`: what the modules export as `...Endpoints`. */
export const endpoints = mergeNamed(modules, 'Endpoints');

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
