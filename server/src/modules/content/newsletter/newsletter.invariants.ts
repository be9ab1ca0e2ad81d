import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const newsletterInvariants: readonly Invariant[] = [
  {
    name: 'an issue is with nobody before it is sent, and with no more than it says',
    violations: sql`
      select 'letter ' || l.id as subject, l.status || ', says ' || l.sent || ', has ' || count(d.subscriber_id) as detail
      from newsletter_letters l
      left join newsletter_deliveries d on d.letter_id = l.id and d.state = 'sent'
      where l.status in ('draft', 'sent') group by l.id having count(d.subscriber_id) > l.sent`,
  },
];
