import type { WebhookEvent } from '@waha/contract/types';
import { useId } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Latin } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

type EventName = WebhookEvent['name'];

interface EventsFieldProps {
  value: readonly EventName[];
  onChange: (events: EventName[]) => void;
  error: string | undefined;
}

/** Events as checkboxes, each with a sentence that says what happened. */
export function EventsField({ value, onChange, error }: EventsFieldProps) {
  const say = useText('webhooks');
  const id = useId();
  const { data, error: unread, refetch } = useCall('GET /admin/webhooks/events');
  if (!data) return <Unread error={unread} refetch={refetch} rows={4} />;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{say('chooseEvents')}</legend>
      <div className="grid gap-1">
        {data.map(({ name, description }) => (
          <label key={name} className="flex min-h-11 items-start gap-3 py-1">
            <input
              type="checkbox"
              name="events"
              value={name}
              className="mt-1 size-5 shrink-0"
              checked={value.includes(name)}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, name] : value.filter((one) => one !== name))
              }
            />
            <span className="grid">
              <span className="font-medium">{description}</span>
              <span className="text-sm text-soft">
                <Latin>{name}</Latin>
              </span>
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-negative">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
