import type { AdminShippingZone } from '@waha/contract/types';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Money, Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { MethodForm } from './method-form.tsx';
import { ZoneForm } from './zone-form.tsx';

/** Ways to deliver, and zones with their places and prices. */
export default function Shipping() {
  const say = useText('shipping');
  const { data, error, refetch } = useCall('GET /admin/shipping');
  return (
    <Page title={say('shipping')}>
      {data ? (
        <div className="grid gap-6">
          <Zones zones={data.zones} />
          <section className="grid gap-3">
            <h2 className="text-base font-bold">{say('methods')}</h2>
            {data.methods.map((method) => (
              <MethodForm key={method.code} method={method} />
            ))}
          </section>
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

function Zones({ zones }: { zones: readonly AdminShippingZone[] }) {
  const say = useText('shipping');
  const common = useText('common');
  const language = useLanguage();
  const may = useMay();
  const [edited, setEdited] = useState<AdminShippingZone | 'new'>();
  const [removed, setRemoved] = useState<AdminShippingZone>();
  const remove = useAct('DELETE /admin/shipping/zones/{id}', { done: say('zoneRemoved') });
  const mayChange = may('PUT /admin/shipping/zones/{id}');
  return (
    <section className="grid gap-3">
      <header className="flex items-center gap-3">
        <h2 className="grow text-base font-bold">{say('zones')}</h2>
        {mayChange ? (
          <button type="button" className="btn btn-primary" onClick={() => setEdited('new')}>
            <Plus className="size-4" aria-hidden="true" />
            {say('addZone')}
          </button>
        ) : null}
      </header>
      {zones.length === 0 ? (
        <div className="panel">
          <Empty title={say('noZones')}>{say('noZonesText')}</Empty>
        </div>
      ) : null}
      {zones.map((zone) => (
        <Panel
          key={zone.id}
          title={zone.name[language]}
          aside={
            mayChange ? (
              <span className="flex gap-2">
                <button type="button" className="btn btn-quiet" onClick={() => setEdited(zone)}>
                  {common('edit')}
                </button>
                <button type="button" className="btn btn-danger" onClick={() => setRemoved(zone)}>
                  {common('remove')}
                </button>
              </span>
            ) : null
          }
        >
          <p className="mb-2 text-soft">
            {say('places', { regions: zone.region_ids.length, cities: zone.city_ids.length })}
          </p>
          <Rates zone={zone} />
        </Panel>
      ))}
      {edited ? (
        <ZoneForm
          {...(edited === 'new' ? {} : { zone: edited })}
          position={zones.length}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {removed ? (
        <Confirm
          title={say('removeZoneTitle', { name: removed.name[language] })}
          act={common('remove')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            if (await remove.run({ params: { id: removed.id } })) setRemoved(undefined);
          }}
        >
          {say('removeZoneText')}
        </Confirm>
      ) : null}
    </section>
  );
}

function Rates({ zone }: { zone: AdminShippingZone }) {
  const say = useText('shipping');
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={say('ratesOf', { zone: zone.name[language] })}>
      <table className="table">
        <thead>
          <tr>
            {[say('method'), say('upTo'), say('cost'), say('freeOver'), say('days')].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zone.rates.map((rate) => (
            <tr key={`${rate.method} ${rate.up_to_grams}`}>
              <th scope="row">{say(`method_${rate.method}`)}</th>
              <td>{say('kilograms', { count: rate.up_to_grams / 1_000 })}</td>
              <td>
                <Money riyals={rate.cost} />
              </td>
              <td>{rate.free_over === null ? '—' : <Money riyals={rate.free_over} />}</td>
              <td>
                <bdi dir="ltr">
                  {rate.min_days}–{rate.max_days}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
