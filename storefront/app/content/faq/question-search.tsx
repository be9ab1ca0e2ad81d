import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

interface QuestionSearchProps {
  value: string;
  found: number;
  onChange: (value: string) => void;
}

/** Search field that filters while typing. Hidden without JavaScript, which it needs. */
export function QuestionSearch({ value, found, onChange }: QuestionSearchProps) {
  const say = useText('content');
  return (
    <search aria-label={say('faqSearch')} className="needs-script mt-5 block max-w-md" data-print="hide">
      <label htmlFor="faq-search" className="sr-only">
        {say('faqSearch')}
      </label>
      <div className="relative">
        <Icon name="search" size={18} className="pointer-events-none absolute inset-y-0 start-4 my-auto text-soft" />
        <input
          id="faq-search"
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={say('faqSearch')}
          autoComplete="off"
          enterKeyHint="search"
          className="field ps-11"
        />
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-soft">
        {value.trim() === '' ? '' : say('faqFound', { count: found })}
      </p>
    </search>
  );
}
