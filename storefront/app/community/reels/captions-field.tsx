import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { CommunityIcon } from '../community-icon.tsx';

export const MOST_CAPTIONS = 10_000;

interface CaptionsFieldProps {
  id: string;
  value: string;
  onChange: (captions: string) => void;
  error: string | undefined;
}

/** Captions of the film: typed line by line, or read from a caption file. Texts: reels. */
export function CaptionsField({ id, value, onChange, error }: CaptionsFieldProps) {
  const say = useText('reels');
  return (
    <div className="grid gap-2">
      <TextField
        id={id}
        label={say('captionsLabel')}
        optional={say('optional')}
        hint={say('captionsHint')}
        value={value}
        onChange={onChange}
        maxLength={MOST_CAPTIONS}
        multiline
        rows={3}
        error={error}
      />
      <label className="btn btn-quiet justify-self-start text-sm has-focus-visible:outline-3 has-focus-visible:outline-accent">
        <CommunityIcon name="captions" size={18} />
        {say('captionsFile')}
        <input
          type="file"
          accept=".vtt,.srt,.txt,text/vtt,text/plain"
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void file.text().then((text) => onChange(text.slice(0, MOST_CAPTIONS)));
          }}
        />
      </label>
    </div>
  );
}
