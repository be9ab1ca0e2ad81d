import { demoCustomers, demoPassword, demoStaff, demoStaffEmail, demoTotpSecret } from '@waha/demo/accounts';

/** The demo accounts, printed at the end of a start. */
export function describeDemoAccounts(): string {
  const customers = demoCustomers.map(({ phone }) => phone).join(', ');
  const staff = demoStaff.map(({ role }) => demoStaffEmail(role)).join(', ');
  return [
    'This is a demo shop. Its accounts, all with the password',
    `  ${demoPassword}`,
    `Customers: ${customers}`,
    `Staff:     ${staff}`,
    `The staff's second factor: npm run staff:code, or ${demoTotpSecret} in an authenticator app`,
  ].join('\n');
}
