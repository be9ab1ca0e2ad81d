import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { LogoField } from '../setup/logo-field.tsx';
import { AppearanceForm } from './appearance-form.tsx';
import { BrandPictures } from './brand-pictures.tsx';

/** The look of the storefront: colours, corners, font and logo, with what becomes of them beside it. */
export default function Appearance() {
  const say = useText('appearance');
  const { data, error, refetch } = useCall('GET /admin/settings/appearance');
  const may = useMay();
  return (
    <Page title={say('title')}>
      <div className="grid max-w-6xl gap-4">
        {data ? (
          <AppearanceForm settings={data} isReadOnly={!may('PUT /admin/settings/appearance')} />
        ) : (
          <Unread error={error} refetch={refetch} />
        )}
        {may('POST /admin/settings/logo') ? (
          <Panel title={say('pictures')}>
            <div className="grid gap-6 md:grid-cols-2">
              <LogoField />
              <BrandPictures />
            </div>
          </Panel>
        ) : null}
      </div>
    </Page>
  );
}
