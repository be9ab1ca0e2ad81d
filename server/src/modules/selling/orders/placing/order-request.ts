import type { EndpointInput, Endpoints } from '@waha/contract';

export type PlaceOrderRequest = EndpointInput<Endpoints['POST /orders']>['body'];
/** The request with the address it goes to. */
export type PlaceOrderInput = PlaceOrderRequest & { address: NonNullable<PlaceOrderRequest['address']> };
