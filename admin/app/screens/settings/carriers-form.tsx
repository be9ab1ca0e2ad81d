import type { CallReply } from '@waha/contract/client';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { RowsField } from '../../form/rows-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';

type Carriers = CallReply<'GET /admin/settings/carriers'>;

const MOST_CARRIERS = 30;

/** Carriers that staff choose from, with the addresses where their parcels are followed. */
export function CarriersForm({ settings }: { settings: Carriers }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/carriers',
    initial: settings,
    input: (body) => ({ body }),
    changedTo: (stored) => stored,
    done: common('saved'),
  });
  return (
    <Form form={form} isInDialog>
      <RowsField
        form={form}
        name="carriers"
        title={say('carriers')}
        newRow={{ name: '', tracking_url: '' }}
        most={MOST_CARRIERS}
        add={say('addCarrier')}
        remove={say('removeCarrier')}
      >
        {(field) => (
          <>
            <TextField {...field('name')} label={say('carrierName')} most={120} />
            <TextField
              {...field('tracking_url')}
              label={say('trackingUrl')}
              hint={say('trackingUrlHint', { placeholder: '{number}' })}
              isOptional
              dir="ltr"
              type="url"
              most={300}
            />
          </>
        )}
      </RowsField>
    </Form>
  );
}
