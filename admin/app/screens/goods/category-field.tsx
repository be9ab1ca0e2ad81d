import { useId } from 'react';
import { described, FieldFrame } from '../../form/fields.tsx';
import type { FieldProps } from '../../form/use-form.ts';
import { CategoryChoice } from './category-choice.tsx';
import type { CategoryOption } from './category-options.ts';

interface CategoryFieldProps extends FieldProps<string> {
  label: string;
  options: readonly CategoryOption[];
  hint?: string;
  none?: string;
}

/** A category in a form. */
export function CategoryField({ name, value, onChange, error, label, hint, options, none }: CategoryFieldProps) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <CategoryChoice
        {...described(id, error, hint)}
        {...{ name, value, onChange, options }}
        {...(none === undefined ? {} : { none })}
      />
    </FieldFrame>
  );
}
