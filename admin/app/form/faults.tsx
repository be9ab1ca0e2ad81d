import { type RefObject, useEffect, useState } from 'react';
import { reveal } from './reveal.ts';

interface FaultsProps {
  /** The form the fields are in. */
  form: RefObject<HTMLFormElement | null>;
  errors: Readonly<Record<string, string[]>>;
  /** Labels by the first part of a path, for values that no field shows by itself. */
  labels: Readonly<Record<string, string | undefined>>;
}

interface Fault {
  path: string;
  label: string;
  message: string;
  /** Id of its field; undefined where no field shows the value. */
  id: string | undefined;
  /** Its place among the fields of the form. */
  at: number;
}

/** The faults of a form by the labels of their fields, each a link to its field. */
export function Faults({ form, errors, labels }: FaultsProps) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  // Labels are read from the fields once these are drawn.
  useEffect(() => {
    const now = faultsIn(form.current, errors, labels);
    setFaults((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  }, [form, errors, labels]);
  return (
    <ul className="grid gap-1">
      {faults.map(({ path, label, message, id }) => (
        <li key={path}>
          {id === undefined ? (
            <bdi className="font-semibold">{label}</bdi>
          ) : (
            <a
              href={`#${id}`}
              className="inline-block min-h-6 font-semibold underline"
              onClick={(event) => {
                event.preventDefault();
                reveal(fieldOf(form.current, path));
              }}
            >
              <bdi>{label}</bdi>
            </a>
          )}
          {label === '' ? '' : ': '}
          {message}
        </li>
      ))}
    </ul>
  );
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<Field>('input, select, textarea') ?? []),
];

/** The field of a value; a fault of a whole row is told at the first field of the row. */
function fieldOf(form: HTMLFormElement | null, path: string): Field | undefined {
  const fields = fieldsOf(form);
  return fields.find(({ name }) => name === path) ?? fields.find(({ name }) => name.startsWith(`${path}.`));
}

function faultsIn(
  form: HTMLFormElement | null,
  errors: FaultsProps['errors'],
  labels: FaultsProps['labels'],
): readonly Fault[] {
  const fields = fieldsOf(form);
  const found = Object.entries(errors).map(([path, [message = '']]) => {
    const field = fieldOf(form, path);
    // The first node of a label is its name; that it is optional comes after it.
    const own = field?.labels?.[0]?.firstChild?.textContent?.trim() || field?.getAttribute('aria-label');
    const row = path.includes('.') ? field?.closest('fieldset')?.querySelector('legend')?.textContent : undefined;
    const label = [row, own].filter(Boolean).join(' · ') || labels[path.split('.')[0] ?? ''] || '';
    return { path, label, message, id: field?.id || undefined, at: field ? fields.indexOf(field) : fields.length };
  });
  return found.toSorted((a, b) => a.at - b.at);
}
