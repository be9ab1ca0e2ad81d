import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Unread } from '../../ui/unread.tsx';
import { FrameFields } from './frame-form.tsx';

/** Menus of the header, the footer and phones, and the lines that every page or home shows. */
export default function Menus() {
  const say = useText('menus');
  const { data, error, refetch } = useCall('GET /admin/settings/frame');
  const may = useMay()('PUT /admin/settings/frame');
  return (
    <Page title={say('title')}>
      {data ? (
        // Lists that end in small buttons: on a desk the save bar follows them, because it would cover some.
        <fieldset disabled={!may} className="max-w-4xl lg:[&_.save-bar]:static!">
          <legend className="sr-only">{say('title')}</legend>
          <FrameFields settings={data} />
        </fieldset>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}
