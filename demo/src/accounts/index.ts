export {
  type DemoCustomer,
  type DemoOrder,
  type DemoOrderStatus,
  type DemoReturn,
  demoCustomers,
} from './customers.ts';
export { demoDomain, demoPassword, demoStaff, demoStaffEmail, demoTotpSecret } from './staff.ts';
export { demoTrade } from './trade.ts';
