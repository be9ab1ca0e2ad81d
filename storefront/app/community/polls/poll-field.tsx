import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { POLL, type PollDraft } from './poll-draft.ts';

interface PollFieldProps {
  id: string;
  poll: PollDraft;
  error: string | undefined;
  onChange: (poll: PollDraft | null) => void;
}

/** Options and days of a poll whose question is the text of the post. Texts: posts. */
export function PollField({ id, poll, error, onChange }: PollFieldProps) {
  const say = useText('posts');
  const { options, days } = poll;
  const withOptions = (changed: readonly string[]) => onChange({ ...poll, options: changed });
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-3 rounded-2xl border border-line p-4"
    >
      <legend className="sr-only">{say('poll')}</legend>
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-soft">{say('pollHint')}</p>
        <button
          type="button"
          className="icon-btn shrink-0"
          aria-label={say('removePoll')}
          onClick={() => onChange(null)}
        >
          <CommunityIcon name="x" />
        </button>
      </div>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has no identity but its place
        <div key={at} className="flex items-end gap-2">
          <TextField
            id={`${id}-${at}`}
            label={say('option', { number: at + 1 })}
            value={option}
            maxLength={POLL.letters}
            className="min-w-0 flex-1"
            onChange={(text) => withOptions(options.map((one, place) => (place === at ? text : one)))}
          />
          {options.length > POLL.fewest ? (
            <button
              type="button"
              className="icon-btn shrink-0"
              aria-label={say('removeOption', { number: at + 1 })}
              onClick={() => withOptions(options.filter((_, place) => place !== at))}
            >
              <CommunityIcon name="trash-2" />
            </button>
          ) : null}
        </div>
      ))}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm text-negative">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-3">
        {options.length < POLL.most ? (
          <button type="button" className="btn btn-quiet text-sm" onClick={() => withOptions([...options, ''])}>
            <CommunityIcon name="plus" size={18} />
            {say('addOption')}
          </button>
        ) : (
          <span />
        )}
        <label htmlFor={`${id}-days`} className="text-sm font-semibold">
          <span className="mb-1 block">{say('pollLength')}</span>
          <Select
            id={`${id}-days`}
            value={days}
            onChange={(event) => onChange({ ...poll, days: Number(event.target.value) })}
          >
            {Array.from({ length: POLL.mostDays }, (_, day) => day + 1).map((count) => (
              <option key={count} value={count}>
                {say('pollDays', { count })}
              </option>
            ))}
          </Select>
        </label>
      </div>
    </fieldset>
  );
}
