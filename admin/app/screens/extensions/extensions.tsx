import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { ExtensionPanel } from './extension-panel.tsx';

/** The extensions of the shop: how each is set up, its settings, and a try. */
export default function Extensions() {
  const say = useText('extensions');
  const { data, error, refetch } = useCall('GET /admin/extensions');
  return (
    <Page title={say('extensions')}>
      <p className="mb-4 max-w-prose text-soft">{say('about')}</p>
      {data ? (
        <div className="grid max-w-5xl gap-4">
          {data.data.length === 0 ? <Empty title={say('none')}>{say('noneText')}</Empty> : null}
          {data.data.map((extension) => (
            <ExtensionPanel key={extension.name} extension={extension} />
          ))}
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}
