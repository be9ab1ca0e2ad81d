import { useId } from 'react';
import { ChoiceField, described, FieldFrame, NumberField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Fold } from '../../ui/fold.tsx';
import type { ProductValues } from './product-values.ts';

const FIELDS = ['backorder', 'backorder.kind', 'backorder.ships_from', 'backorder.limit'];

/** Sale beyond stock: of what has not arrived, or is away, with the day it ships from. */
export function BackorderFold({ form }: { form: Form<ProductValues> }) {
  const say = useText('products');
  const { backorder } = form.values;
  const field = (key: 'kind' | 'ships_from' | 'limit') => ({
    name: `backorder.${key}`,
    error: form.errorOf(`backorder.${key}`),
  });
  const change = (to: Partial<ProductValues['backorder']>) => form.set('backorder', { ...backorder, ...to });
  return (
    <Fold title={say('backorder')} hint={say('backorderHint')} isWrong={FIELDS.some((name) => name in form.errors)}>
      <div className="grid gap-4 sm:grid-cols-3">
        <ChoiceField
          {...field('kind')}
          label={say('backorderKind')}
          value={backorder.kind}
          onChange={(kind) => change({ kind })}
          options={[
            ['', say('backorder_none')],
            ['preorder', say('backorder_preorder')],
            ['backorder', say('backorder_backorder')],
          ]}
        />
        {backorder.kind === '' ? null : (
          <>
            <DayField
              {...field('ships_from')}
              label={say('shipsFrom')}
              hint={say('shipsFromHint')}
              value={backorder.ships_from}
              onChange={(day) => change({ ships_from: day })}
            />
            <NumberField
              {...field('limit')}
              label={say('backorderLimit')}
              hint={say('backorderLimitHint')}
              value={backorder.limit}
              onChange={(limit) => change({ limit })}
              isWhole
              isOptional
            />
          </>
        )}
      </div>
    </Fold>
  );
}

interface DayFieldProps {
  name: string;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

function DayField({ name, label, hint, value, error, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...described(id, error, hint)}
        name={name}
        type="date"
        className="field"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
