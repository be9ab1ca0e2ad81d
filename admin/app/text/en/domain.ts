import type arabic from '../ar/domain.ts';
import type { Translation } from '../areas.ts';

export default {
  now: 'Address of your shop now',
  address: 'Address',
  former: 'Earlier domains that lead to it',
  source_environment:
    'This address is set on the server in PUBLIC_URL, and changed by those who run the server. It suits a shop on several servers.',
  source_settings: 'This is your domain: links, messages and the site map of the shop go by it.',
  source_none: 'Your shop has no domain yet; its address is that of the machine it runs on.',
  wanted: 'New domain',
  wantedText: 'Nothing changes for visitors until the domain leads to your shop and you ask to use it.',
  name: 'Domain',
  nameHint: 'Like store.com',
  saved: 'The domain is saved; it still has to lead to your shop',
  recordText:
    'Where {domain} is registered, add an A record with the IP address of your server (and an AAAA record if it has an IPv6 address).',
  wwwText: 'Add a CNAME record for www that names {domain}, so that those who type www arrive, too.',
  waitText:
    'Wait some minutes until the records are known, then check. The server in front of the shop fetches the https certificate, if it is set up to.',
  check: 'Check the domain',
  checking: 'Asking the domain…',
  check_resolves: 'The domain has a record that leads to a server',
  check_answers: 'The server answers by https with a valid certificate',
  check_is_this_shop: 'Your shop is what answers',
  passed: 'passed',
  failed: 'failed',
  unasked: 'not asked yet',
  proved: 'The domain leads to your shop, and you can use it.',
  fault_no_record: 'This domain has no record yet. Add it as in the first step; it may take an hour to be known.',
  fault_private_address:
    'The record leads to an address inside a private network, where nobody arrives. Write the public IP address of your server.',
  fault_no_certificate:
    'The server answers without a valid certificate for this domain. Wait a minute until it is fetched, or look at the setup of the server.',
  fault_no_answer:
    'Nothing answers at this domain by https. Make sure that port 443 is open and that the server is running.',
  fault_redirects: 'This domain leads to another address. Remove the redirect where it is registered.',
  fault_another_site: 'Another site answers at this domain. Change the A record to the address of your shop’s server.',
  use: 'Use this domain',
  useTitle: 'Move your shop to {domain}?',
  useText:
    'The shop stops for some seconds and comes back at its new address; pages of the former one lead to it. You and your customers sign in again, and you copy the addresses of notifications from the payments screen to your providers once more.',
  restarting: 'Your shop starts anew with its address. Open it in some seconds:',
  restartByHand: 'The new address is saved; the shop uses it once it is started anew on its server:',
} satisfies Translation<typeof arabic>;
