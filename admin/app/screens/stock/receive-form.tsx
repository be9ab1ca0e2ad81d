import type { StockTransfer } from '@waha/contract/types';
import { missingCauses } from '@waha/contract/vocabulary';
import type { ReactNode } from 'react';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { StepperField } from '../../form/stepper-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel } from '../../ui/parts.tsx';
import { useItemName } from './item-name.tsx';

/** Form for what arrived of a transfer: all of it unless said. */
export function ReceiveForm({ transfer, acts }: { transfer: StockTransfer; acts: ReactNode }) {
  const say = useText('stock');
  const nameOf = useItemName();
  const { id, version, lines } = transfer;
  const form = useForm({
    call: 'POST /admin/stock-transfers/{id}/receive',
    initial: { received: lines.map(({ quantity }) => String(quantity)), missing_cause: '' },
    input: ({ received, missing_cause: cause }, attempt) => ({
      params: { id },
      body: {
        version,
        // A text that is no number is refused by the server at its field.
        lines: lines.map((line, at) => ({
          variant_id: line.variant_id,
          received: readNumber(received[at] ?? '') as number,
        })),
        missing_cause: missingCauses.find((one) => one === cause) ?? null,
      },
      ...attempt,
    }),
    done: say('transferReceived'),
  });
  const { received, missing_cause: cause } = form.values;
  const missing = lines.reduce(
    (sum, { quantity }, at) => sum + quantity - (Number(readNumber(received[at] ?? '')) || 0),
    0,
  );
  const error = form.errorOf('missing_cause');
  return (
    <Form form={form} save={say('receive')} acts={acts}>
      <Panel title={say('lines')}>
        <p className="mb-2 text-soft">{say('receiveText')}</p>
        <ul className="divide-y divide-line" aria-label={say('lines')}>
          {lines.map((line, at) => (
            <li key={line.variant_id} className="grid gap-1 py-3">
              <StepperField
                name={`lines.${at}.received`}
                value={received[at] ?? ''}
                onChange={(value) =>
                  form.set(
                    'received',
                    received.map((one, place) => (place === at ? value : one)),
                  )
                }
                error={form.errorOf(`lines.${at}.received`)}
                label={say('arrived', { name: nameOf(line) })}
                most={line.quantity}
                of={say('ofSent', { count: line.quantity })}
              />
              <span className="text-sm text-soft">
                <Latin>{line.sku}</Latin>
              </span>
            </li>
          ))}
        </ul>
        {missing > 0 ? (
          <fieldset className="mt-3 grid gap-2" aria-invalid={error ? true : undefined}>
            <legend className="mb-1 font-semibold">{say('missingWhy')}</legend>
            <p className="text-soft">{say('missingPieces', { count: missing })}</p>
            <div className="flex flex-wrap gap-2">
              {missingCauses.map((one) => (
                <button
                  key={one}
                  type="button"
                  className="chip"
                  aria-pressed={cause === one}
                  onClick={() => form.set('missing_cause', one)}
                >
                  {say(`missing_${one}`)}
                </button>
              ))}
            </div>
            {error ? <p className="text-sm text-negative">{error}</p> : null}
          </fieldset>
        ) : null}
      </Panel>
    </Form>
  );
}
