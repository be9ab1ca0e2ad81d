import * as modules from './modules.ts';
import { mergeNamed } from './platform/merge-named.ts';

/**
 * Every endpoint of the API, keyed by method and path under `/api/store`: the `...Endpoints` exports of the modules.
 */
export const endpoints = mergeNamed(modules, 'Endpoints');

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
