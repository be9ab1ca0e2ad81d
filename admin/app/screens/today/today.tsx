import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { AdvertisingAlarm } from './advertising-alarm.tsx';
import { Backups } from './backups.tsx';
import { DigitalAlarm } from './digital-alarm.tsx';
import { EInvoicingAlarm } from './e-invoicing-alarm.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ParcelsAlarm } from './parcels-alarm.tsx';
import { PrivacyAlarm } from './privacy-alarm.tsx';
import { Sales } from './sales.tsx';
import { SmsAlarm } from './sms-alarm.tsx';
import { StoppedJobs } from './stopped-jobs.tsx';
import { StoppedWebhooks } from './stopped-webhooks.tsx';
import { Waits } from './waits.tsx';

/** Open work of today, and the figures of the shop. */
export default function Today() {
  const shell = useText('shell');
  const may = useMay();
  return (
    <Page title={shell('today')}>
      <div className="grid gap-6">
        {may('GET /admin/setup') ? <FirstSteps /> : null}
        {may('GET /admin/sms') ? <SmsAlarm /> : null}
        {may('GET /admin/marketing/phone') ? <AdvertisingAlarm /> : null}
        {may('GET /admin/failed-jobs') ? <StoppedJobs /> : null}
        {may('GET /admin/webhooks') ? <StoppedWebhooks /> : null}
        {may('GET /admin/bookings') ? <ParcelsAlarm /> : null}
        {may('GET /admin/privacy/requests') ? <PrivacyAlarm /> : null}
        {may('GET /admin/digital-waits') ? <DigitalAlarm /> : null}
        {may('GET /admin/e-invoicing') ? <EInvoicingAlarm /> : null}
        {may('GET /admin/backups') ? <Backups /> : null}
        <Waits />
        {may('GET /admin/sales') ? <Sales /> : null}
      </div>
    </Page>
  );
}
