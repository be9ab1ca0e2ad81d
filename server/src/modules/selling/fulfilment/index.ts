export { eachOrder } from './each-order.ts';
export { plainOrders } from './order-resource.ts';
