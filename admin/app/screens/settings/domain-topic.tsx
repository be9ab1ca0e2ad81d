import type { CallReply } from '@waha/contract/client';
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { DescriptionList, Latin, Panel } from '../../ui/parts.tsx';
import { Section } from './section.tsx';

type Domain = CallReply<'GET /admin/settings/domain'>;
type Check = CallReply<'POST /admin/settings/domain/check'>;

const CHECKS = ['resolves', 'answers', 'is_this_shop'] as const satisfies Check['passed'];

/** The domain of the shop: what it is, which one is wanted, and whether that one leads here. */
export function DomainTopic() {
  const say = useText('domain');
  const read = useCall('GET /admin/settings/domain');
  const { data } = read;
  return (
    <>
      <Panel title={say('now')}>
        {data ? (
          <DescriptionList
            facts={[
              [say('address'), <Latin key="address">{data.address}</Latin>],
              ...(data.former.length > 0
                ? [[say('former'), <Latin key="former">{data.former.join(' · ')}</Latin>] as const]
                : []),
            ]}
          />
        ) : null}
        <p className="mt-3 max-w-prose text-soft">{data ? say(`source_${data.source}`) : null}</p>
      </Panel>
      {data?.source === 'environment' ? null : (
        <Section title={say('wanted')} text={say('wantedText')} change="PUT /admin/settings/domain" read={read}>
          {(domain) => <Wanted domain={domain} />}
        </Section>
      )}
    </>
  );
}

function Wanted({ domain }: { domain: Domain }) {
  const say = useText('domain');
  const form = useForm({
    call: 'PUT /admin/settings/domain',
    initial: { wanted: domain.wanted ?? '', version: domain.version },
    input: ({ wanted, version }) => ({ body: { wanted: wanted.trim() === '' ? null : wanted, version } }),
    changedTo: ({ wanted, version }) => ({ wanted: wanted ?? '', version }),
    done: say('saved'),
  });
  return (
    <div className="grid gap-5">
      <Form form={form} isInDialog>
        <TextField {...form.field('wanted')} label={say('name')} hint={say('nameHint')} isOptional />
      </Form>
      {domain.wanted === null ? null : <Proof key={domain.wanted} domain={domain} wanted={domain.wanted} />}
    </div>
  );
}

function Proof({ domain, wanted }: { domain: Domain; wanted: string }) {
  const say = useText('domain');
  const may = useMay();
  const check = useAct('POST /admin/settings/domain/check');
  const use = useAct('POST /admin/settings/domain/use');
  const [found, setFound] = useState<Check>();
  const [isAsking, setAsking] = useState(false);
  const [used, setUsed] = useState<Domain>();
  if (used) return <Moved domain={used} />;
  return (
    <div className="grid gap-4">
      <ol className="grid max-w-prose list-decimal gap-1 ps-5">
        <li>{say('recordText', { domain: wanted })}</li>
        <li>{say('wwwText', { domain: wanted })}</li>
        <li>{say('waitText')}</li>
      </ol>
      {found ? <Found found={found} /> : null}
      {may('POST /admin/settings/domain/use') ? (
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className={`btn ${found?.fault === null ? 'btn-quiet' : 'btn-primary'}`}
            disabled={check.isBusy}
            onClick={() => void check.run({}).then((reply) => reply && setFound(reply))}
          >
            {say(check.isBusy ? 'checking' : 'check')}
          </button>
          {found?.fault === null ? (
            <button type="button" className="btn btn-primary" onClick={() => setAsking(true)}>
              {say('use')}
            </button>
          ) : null}
        </div>
      ) : null}
      {isAsking ? (
        <Confirm
          title={say('useTitle', { domain: wanted })}
          act={say('use')}
          isBusy={use.isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            void use.run({ body: { version: domain.version } }).then((reply) => {
              setAsking(false);
              if (reply) setUsed(reply);
            })
          }
        >
          {say('useText')}
        </Confirm>
      ) : null}
    </div>
  );
}

/** The checks one under the other: passed, failed with what to do, or not asked yet. */
function Found({ found: { passed, fault, addresses } }: { found: Check }) {
  const say = useText('domain');
  const failed = CHECKS[passed.length];
  return (
    <div role="status" className="grid gap-2">
      <ul className="grid gap-1">
        {CHECKS.map((one) => {
          const state = passed.includes(one) ? 'passed' : one === failed ? 'failed' : 'unasked';
          const Mark = { passed: CircleCheck, failed: CircleX, unasked: CircleMinus }[state];
          const colour = { passed: 'text-positive', failed: 'text-negative', unasked: 'text-soft' }[state];
          return (
            <li key={one} className="flex items-start gap-2">
              <Mark className={`mt-0.5 size-5 shrink-0 ${colour}`} aria-hidden="true" />
              <span>
                {say(`check_${one}`)} <span className="sr-only">{say(state)}</span>
                {one === 'resolves' && addresses.length > 0 ? <Latin>{addresses.join(' · ')}</Latin> : null}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={`max-w-prose ${fault === null ? 'text-positive' : 'text-negative'}`}>
        {say(fault === null ? 'proved' : `fault_${fault}`)}
      </p>
    </div>
  );
}

/** Where the shop is from now on. */
function Moved({ domain: { in_use: domain, restarts } }: { domain: Domain }) {
  const say = useText('domain');
  const address = `https://${domain}/admin`;
  return (
    <div role="status" className="grid gap-2">
      <p className="max-w-prose font-semibold">{say(restarts ? 'restarting' : 'restartByHand')}</p>
      <a className="link" href={address}>
        <Latin>{address}</Latin>
      </a>
    </div>
  );
}
