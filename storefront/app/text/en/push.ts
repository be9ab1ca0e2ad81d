import type { Areas, Translation } from '../areas.ts';

export default {
  orderTitle: 'News of your order on this device',
  orderText: 'A notification when your order leaves and arrives, and nothing else',
  orderTurnOn: 'Tell me about the order',
  orderOn: 'We will tell you about your order on this device',
  title: 'Notifications on this device',
  text: 'News of your orders and community, even while the site is closed',
  communityText:
    'They reach this device even while the site is closed, with news of your orders. Kinds that are off above are not sent',
  turnOn: 'Turn on notifications here',
  on: 'Notifications reach this device',
  turnOff: 'Turn off on this device',
  working: 'One moment…',
  denied:
    'Your browser blocks notifications of this site. Press the icon beside the address, allow notifications and reload the page',
  install:
    'On iPhone and iPad, notifications come once the site is on the home screen: Share, then “Add to Home Screen”',
  unsupported: 'This browser shows no notifications of sites',
  failed: 'Notifications could not be changed. Check the connection and try again',
  devices: 'Other devices that get your notifications',
  unknownDevice: 'Unknown device',
  lastUsed: 'Last used {moment}',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  removed: 'This device gets no more notifications',
} as const satisfies Translation<Areas['push']>;
