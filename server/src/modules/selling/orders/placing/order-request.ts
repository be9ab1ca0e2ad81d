import type { EndpointInput, Endpoints } from '@waha/contract';

export type PlaceOrderRequest = EndpointInput<Endpoints['POST /orders']>['body'];
