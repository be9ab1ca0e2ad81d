import type { FieldMessages } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { FieldFrame, TextField } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  type ApplicationDraft,
  type ChannelDraft,
  channelKinds,
  emptyChannel,
  MOST_CHANNELS,
} from './application-draft.ts';

interface ChannelFieldsProps {
  draft: ApplicationDraft;
  errors: FieldMessages;
  change: (part: Partial<ApplicationDraft>, ...fields: string[]) => void;
}

/** Channels in which an applicant publishes: one to five. */
export function ChannelFields({ draft: { channels }, errors, change }: ChannelFieldsProps) {
  const say = useText('applying');
  const put = (index: number, part: Partial<ChannelDraft>, field: string) =>
    change({ channels: channels.map((one, at) => (at === index ? { ...one, ...part } : one)) }, field, 'channels');
  // Errors of fields are keyed by index, and indexes shift when a channel is removed.
  const places = channels.map((_, index) => `channels.${index}.url`);

  function add(): void {
    change({ channels: [...channels, emptyChannel] });
    requestAnimationFrame(() => document.getElementById(`channel-${channels.length}`)?.focus());
  }

  function remove(index: number): void {
    change({ channels: channels.filter((_, at) => at !== index) }, ...places);
    requestAnimationFrame(() => document.getElementById(`channel-${Math.max(0, index - 1)}`)?.focus());
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lg font-semibold">{say('channels')}</legend>
      <p className="text-sm text-soft">{say('channelsHint')}</p>
      {channels.map((channel, index) => {
        const number = index + 1;
        const field = `channels.${index}.url`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a channel is known by its place alone
          <div key={index} className="grid items-start gap-3 sm:grid-cols-2">
            <FieldFrame id={`kind-${index}`} label={say('kind', { number })}>
              <Select
                id={`kind-${index}`}
                value={channel.kind}
                onChange={(event) =>
                  put(index, { kind: channelKinds.find((kind) => kind === event.target.value) ?? 'other' }, field)
                }
              >
                {channelKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {say(`kind_${kind}`)}
                  </option>
                ))}
              </Select>
            </FieldFrame>
            <div className="flex items-start gap-2">
              <TextField
                id={`channel-${index}`}
                label={say('url', { number })}
                hint={index === 0 ? say('urlHint') : undefined}
                error={errors[field] ?? (index === 0 ? errors.channels : undefined)}
                value={channel.url}
                latin
                maxLength={300}
                className="min-w-0 flex-1"
                onChange={(url) => put(index, { url }, field)}
              />
              {channels.length > 1 ? (
                <button
                  type="button"
                  aria-label={say('removeChannel', { number })}
                  className="grid size-11 place-items-center rounded-xl text-soft hover:bg-tint hover:text-negative mt-6 shrink-0"
                  onClick={() => remove(index)}
                >
                  <Icon name="trash-2" size={18} />
                </button>
              ) : null}
            </div>
          </div>
        );
      })}
      {channels.length < MOST_CHANNELS ? (
        <button type="button" className="btn btn-quiet justify-self-start" onClick={add}>
          <Icon name="plus" size={18} />
          {say('addChannel')}
        </button>
      ) : null}
    </fieldset>
  );
}
