import type { Product } from '@waha/contract/types';
import { useId } from 'react';
import { useText } from '../../text/use-text.ts';
import { type Choice, type Option, valuesOf, withChosen } from './variant-choice.ts';

interface PickersProps {
  product: Pick<Product, 'options' | 'variants'>;
  choice: Choice;
  choose: (choice: Choice) => void;
  /** The option that was missing when the shopper tried to buy. */
  problem: number | null;
}

/** The options of a product, one below the other. Texts: product. */
export function OptionPickers({ product, choice, choose, problem }: PickersProps) {
  const say = useText('product');
  return product.options.map(({ name }, at) => (
    <OptionPicker
      key={name}
      legend={name}
      options={valuesOf(product, at, choice)}
      chosen={choice[at] ?? null}
      onChoose={(value) => choose(withChosen(choice, at, value))}
      problem={problem === at ? say('chooseOption', { option: name }) : null}
    />
  ));
}

interface PickerProps {
  legend: string;
  options: Option[];
  chosen: string | null;
  onChoose: (value: string) => void;
  /** Error shown after an attempt to buy without this choice. */
  problem?: string | null;
}

/** Radio buttons drawn as swatches (with a colour) or as boxes (without): arrows move, names are announced. */
function OptionPicker({ legend, options, chosen, onChoose, problem }: PickerProps) {
  const say = useText('product');
  const name = useId();
  if (options.length === 0) return null;
  return (
    <fieldset data-options>
      <legend className="mb-2.5 text-sm">
        <span className="text-soft">{legend}:</span> <span className="font-semibold">{chosen}</span>
        {problem ? (
          <span role="alert" className="ms-2 font-semibold text-negative">
            {problem}
          </span>
        ) : null}
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={option.hex ? 'swatch' : 'size-box'}
            data-unavailable={!option.available || undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => onChoose(option.value)}
              aria-label={option.available ? option.value : say('optionUnavailable', { option: option.value })}
              className="sr-only"
            />
            {option.hex ? <span style={{ backgroundColor: option.hex }} /> : <bdi>{option.value}</bdi>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
