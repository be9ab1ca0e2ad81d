import type arabic from '../ar/extensions.ts';
import type { Translation } from '../areas.ts';

export default {
  extensions: 'Extensions',
  about:
    'Providers of payments and messages. Keys are stored encrypted and never shown once saved; what the server’s environment sets cannot be changed here.',
  none: 'This shop has no extensions',
  noneText: 'They are added in the file waha.config.ts.',
  state_on: 'Working',
  state_off: 'Not set up',
  state_unused: 'Not used in this shop',
  state_wrong: 'A setting cannot be used',
  problem: 'Please correct: {label}',
  port_payment: 'Payments',
  port_tax: 'E-invoicing',
  port_carrier: 'Shipping',
  port_protocol: 'Selling through agents',
  port_message: 'Messages',
  webhook: 'Address for the provider’s notifications',
  webhookText: 'Enter it at the provider, so that it tells your shop of changes.',
  copyWebhook: 'Copy the address',
  webhookCopied: 'Copied',
  scopes: 'It may use:',
  hears: 'It hears of:',
  nothingToSet: 'This extension needs no settings.',
  fromEnvironment: 'From the server’s environment',
  secretSaved: 'Saved. Type a new value to replace it.',
  tryIt: 'Try it',
  clear: 'Clear the settings',
  clearText: 'The extension stops at once, and needs your keys to start again.',
  cleared: 'The settings are cleared',
  saved: 'The settings are saved and in use',
} satisfies Translation<typeof arabic>;
