import { Pencil, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { SearchChoices } from '../../form/search-choices.tsx';
import { useText } from '../../text/language.tsx';
import { type CategoryOption, FEW_CATEGORIES, findOptions } from './category-options.ts';

interface CategoryChoiceProps {
  id: string;
  /** '' while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  options: readonly CategoryOption[];
  /** Label of the empty choice; without it a chosen category can be changed but not removed. */
  none?: string;
  name?: string;
  'aria-label'?: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

/** A category: chosen from a list or, if there are too many to list, found by its name. */
export function CategoryChoice(props: CategoryChoiceProps) {
  const { options, none, value, onChange, ...field } = props;
  if (options.length > FEW_CATEGORIES) return <Sought {...props} />;
  return (
    <select {...field} className="field" value={value} onChange={(event) => onChange(event.target.value)}>
      {none === undefined ? null : <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {'\u2003'.repeat(option.depth)}
          {option.name}
        </option>
      ))}
    </select>
  );
}

function Sought({ id, value, onChange, options, none, ...field }: CategoryChoiceProps) {
  const say = useText('categories');
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  if (isOpen || !chosen) {
    const choose = (next: string) => {
      setOpen(false);
      onChange(next);
    };
    return <CategorySearch {...{ id, options, field, choose }} placeholder={none} hasFocus={isOpen} />;
  }
  return (
    <span className="flex min-h-11 items-center gap-1 rounded-lg bg-tint ps-3 lg:min-h-9">
      <span className="min-w-0 grow py-1">
        <span className="block">{chosen.name}</span>
        {chosen.above ? <span className="block truncate text-sm text-soft">{chosen.above}</span> : null}
      </span>
      <button
        id={id}
        type="button"
        className="icon-btn size-9"
        aria-label={say('changeChoice', { name: chosen.name })}
        onClick={() => setOpen(true)}
      >
        <Pencil className="size-4" aria-hidden="true" />
      </button>
      {none === undefined ? null : (
        <button
          type="button"
          className="icon-btn size-9"
          aria-label={say('dropChoice', { name: chosen.name })}
          onClick={() => onChange('')}
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

const MOST_FOUND = 8;

interface CategorySearchProps {
  id: string;
  options: readonly CategoryOption[];
  choose: (value: string) => void;
  placeholder: string | undefined;
  /** The field replaces the button that opened it, and takes its focus. */
  hasFocus: boolean;
  field: Pick<CategoryChoiceProps, 'name' | 'aria-label' | 'aria-invalid' | 'aria-describedby'>;
}

function CategorySearch({ id, options, choose, placeholder, hasFocus, field }: CategorySearchProps) {
  const say = useText('categories');
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const found = sought === '' ? [] : findOptions(options, sought, MOST_FOUND);
  return (
    <div className="grid gap-1">
      <SearchChoices
        // The button that this field replaces had the focus.
        field={{ ...field, id, placeholder: placeholder ?? say('findCategory'), autoFocus: hasFocus }}
        typed={typed}
        onType={setTyped}
        found={found}
        keyOf={(option) => option.value}
        line={(option) => (
          <span>
            <span className="block">{option.name}</span>
            {option.above ? <span className="block text-sm text-soft">{option.above}</span> : null}
          </span>
        )}
        onChoose={(option) => choose(option.value)}
        nothing={sought === '' ? undefined : say('noneCalledSo')}
      />
    </div>
  );
}
