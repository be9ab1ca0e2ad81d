import type { EndpointInput, Endpoints } from '@waha/contract';

export type PlaceOrderRequest = EndpointInput<Endpoints['POST /orders']>['body'];
/** The request with its resolved address. */
export type PlaceOrderInput = PlaceOrderRequest & { address: NonNullable<PlaceOrderRequest['address']> };
