import type { Webhook, WebhookEvent } from '@waha/contract/types';
import { ChoiceField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EventsField } from './events-field.tsx';
import type { SecretOf } from './new-secret.tsx';

type EventName = WebhookEvent['name'];
interface Values {
  url: string;
  description: string;
  kind: 'all' | 'chosen';
  events: readonly EventName[];
  version: number;
}
const empty: Values = { url: '', description: '', kind: 'all', events: [], version: 0 };

const valuesOf = ({ url, description, events, version }: Webhook): Values => ({
  ...{ url, description, version },
  kind: events === null ? 'all' : 'chosen',
  events: events ?? [],
});
const bodyOf = ({ url, description, kind, events }: Values) => ({
  ...{ url, description },
  events: kind === 'all' ? null : [...events],
});

interface NewProps {
  onClose: () => void;
  onMade: (made: SecretOf) => void;
}

export function NewWebhookForm({ onClose, onMade }: NewProps) {
  const say = useText('webhooks');
  const form = useForm({
    call: 'POST /admin/webhooks',
    initial: empty,
    input: (values) => ({ body: bodyOf(values) }),
    onDone: (made) => {
      onClose();
      onMade(made);
    },
  });
  return (
    <Dialog title={say('add')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} save={say('add')}>
        <Fields form={form} />
      </Form>
    </Dialog>
  );
}

export function WebhookForm({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const say = useText('webhooks');
  const form = useForm({
    call: 'PUT /admin/webhooks/{id}',
    initial: valuesOf(webhook),
    input: (values) => ({
      params: { id: webhook.id },
      body: { ...bodyOf(values), version: values.version, is_active: webhook.state === 'active' },
    }),
    changedTo: valuesOf,
    done: say('saved'),
    onDone: onClose,
  });
  const labels = { url: say('url'), description: say('description'), kind: say('events'), events: say('chooseEvents') };
  return (
    <Dialog title={say('edit')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} labels={labels}>
        <Fields form={form} />
      </Form>
    </Dialog>
  );
}

function Fields({ form }: { form: FormOf<Values> }) {
  const say = useText('webhooks');
  return (
    <>
      <TextField {...form.field('url')} label={say('url')} hint={say('urlHint')} type="url" dir="ltr" most={500} />
      <TextField
        {...form.field('description')}
        label={say('description')}
        hint={say('descriptionHint')}
        isOptional
        most={200}
      />
      <ChoiceField
        {...form.field('kind')}
        label={say('events')}
        options={[
          ['all', say('allEventsLater')],
          ['chosen', say('chosenEvents')],
        ]}
      />
      {form.values.kind === 'chosen' ? (
        <EventsField
          value={form.values.events}
          onChange={(events) => form.set('events', events)}
          error={form.errorOf('events')}
        />
      ) : null}
    </>
  );
}
