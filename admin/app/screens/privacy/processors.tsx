import type { Processor } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { countryName } from './country-name.ts';
import { NewProcessor, ProcessorForm } from './processor-form.tsx';

/** Processors of personal data: extensions that list themselves, and others that the owner writes down. */
export default function Processors() {
  const say = useText('privacy');
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useCall('GET /admin/privacy/processors');
  return (
    <Page
      title={say('processors')}
      acts={
        may('POST /admin/privacy/processors') ? (
          <button type="button" className="btn btn-primary" onClick={() => setAdding(true)}>
            {say('addProcessor')}
          </button>
        ) : null
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('processorsText')}</p>
      {data ? (
        <div className="grid gap-4 lg:grid-cols-2">
          {data
            .toSorted((one, other) => Number(other.is_on) - Number(one.is_on))
            .map((one) => (
              <Card key={one.key} processor={one} />
            ))}
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
      {isAdding ? <NewProcessor onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

function Card({ processor }: { processor: Processor }) {
  const say = useText('privacy');
  const may = useMay();
  const language = useLanguage();
  const common = useText('common');
  const [shown, setShown] = useState<'edit' | 'remove'>();
  const remove = useAct('DELETE /admin/privacy/processors/{key}', { done: say('removed') });
  const { key, data, country, ground, is_on: isOn, is_abroad: isAbroad } = processor;
  const transfer = isAbroad
    ? ([
        [
          say('transfer'),
          <State key="ground" tone={ground ? 'good' : isOn ? 'warn' : 'plain'}>
            {ground ? say(`ground_${ground}`) : say('noGround')}
          </State>,
        ],
        [say('assessedOn'), processor.assessed_on && <When key="on" at={processor.assessed_on} isDay />],
      ] as const)
    : [];
  return (
    <Panel
      title={processor.name}
      aside={
        <>
          {processor.is_extension ? <span className="text-sm text-soft">{say('isExtension')}</span> : null}
          {isOn ? null : <State tone="plain">{say('isOff')}</State>}
        </>
      }
    >
      <DescriptionList
        facts={[
          ...(processor.purpose ? [[say('purpose'), processor.purpose] as const] : []),
          [say('dataKinds'), data.map((one) => say(`data_${one}`)).join(common('listSeparator')) || null],
          [say('country'), country ? countryName(country, language) : say('countryUnknown')],
          [
            say('contractOn'),
            processor.contract_on ? <When key="on" at={processor.contract_on} isDay /> : say('noContract'),
          ],
          ...(processor.contact ? [[say('contact'), processor.contact] as const] : []),
          ...transfer,
          ...(processor.note ? [[say('note'), processor.note] as const] : []),
        ]}
      />
      {may('PUT /admin/privacy/processors/{key}') ? (
        <div className="mt-3 flex flex-wrap justify-end gap-2" data-print="hide">
          {processor.is_extension ? null : (
            <button type="button" className="btn btn-quiet" onClick={() => setShown('remove')}>
              {say('removeProcessor')}
            </button>
          )}
          <button type="button" className="btn btn-quiet" onClick={() => setShown('edit')}>
            {say('editProcessor')}
          </button>
        </div>
      ) : null}
      {shown === 'edit' ? <ProcessorForm processor={processor} onClose={() => setShown(undefined)} /> : null}
      {shown === 'remove' ? (
        <Confirm
          title={say('removeAsk')}
          act={say('removeProcessor')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={() => setShown(undefined)}
          onConfirm={() => void remove.run({ params: { key } })}
        >
          {say('removeText')}
        </Confirm>
      ) : null}
    </Panel>
  );
}
