import type { ProcessingActivity } from '@waha/contract/types';
import { offerFile } from '@waha/kit/offer-file';
import { fetchFile } from '../../api/api.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Panel } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** The register of processing: what the shop keeps of people, made of what its modules and extensions declare. */
export default function Register() {
  const say = useText('privacy');
  const toast = useToast();
  const { data, error, refetch } = useCall('GET /admin/privacy/register');
  const take = async () => {
    try {
      offerFile('register-of-processing.csv', await fetchFile('GET /admin/privacy/register.csv'));
    } catch {
      toast({ kind: 'bad', text: say('failed') });
    }
  };
  return (
    <Page
      title={say('register')}
      acts={
        <span data-print="hide" className="flex flex-wrap gap-2">
          <button type="button" className="btn btn-quiet" onClick={() => window.print()}>
            {say('print')}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => void take()}>
            {say('csv')}
          </button>
        </span>
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('registerText')}</p>
      {data ? (
        <div className="grid gap-4 lg:grid-cols-2">
          {data.activities.map((one) => (
            <Activity key={`${one.module}/${one.name}`} activity={one} />
          ))}
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

function Activity({ activity }: { activity: ProcessingActivity }) {
  const say = useText('privacy');
  const common = useText('common');
  const joined = (parts: readonly string[]) => parts.join(common('listSeparator'));
  const { persons, data, basis, from, terms, processors } = activity;
  return (
    <Panel title={activity.title}>
      <p className="mb-3">{activity.purpose}</p>
      <DescriptionList
        facts={[
          [say('persons'), joined(persons.map((one) => say(`person_${one}`)))],
          [say('dataKinds'), joined(data.map((one) => say(`data_${one}`)))],
          [say('basis'), say(`basis_${basis}`)],
          [say('source'), say(`from_${from}`)],
          [
            say('keptFor'),
            joined(terms.map(({ days, until }) => (until ? say(`until_${until}`) : say('days', { days: days ?? 0 })))),
          ],
          [
            say('recipients'),
            processors.length === 0 ? (
              say('nobody')
            ) : (
              <ul key="recipients" className="flex flex-wrap gap-x-3">
                {processors.map(({ name, is_on: isOn }) => (
                  <li key={name} className={isOn ? '' : 'text-soft'}>
                    {isOn ? name : say('notNow', { name })}
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </Panel>
  );
}
