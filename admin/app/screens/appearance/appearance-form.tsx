import type { CallReply } from '@waha/contract/client';
import { builtInTheme, contrast, fromHex, nearestColour } from '@waha/contract/theme';
import { headingFonts, themeRadii } from '@waha/contract/vocabulary';
import { ColourField, isHex } from '../../form/colour-field.tsx';
import { ChoiceField, InBoth } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type FieldProps, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { LookPreview } from './look-preview.tsx';
import { palettes } from './palettes.ts';

type Appearance = CallReply<'GET /admin/settings/appearance'>;

export function AppearanceForm({ settings, isReadOnly }: { settings: Appearance; isReadOnly: boolean }) {
  const say = useText('appearance');
  const form = useForm({
    call: 'PUT /admin/settings/appearance',
    initial: settings,
    input: (body) => ({ body }),
    changedTo: (stored) => stored,
    done: say('saved'),
  });
  const { primary, accent, radius, heading_font: headingFont } = form.values;
  const usable = (typed: string, role: 'primary' | 'accent') =>
    isHex(typed) ? nearestColour(role, typed.trim().toLowerCase()) : builtInTheme[role];
  const theme = { primary: usable(primary, 'primary'), accent: usable(accent, 'accent'), radius, headingFont };
  const take = (colours: { primary: string; accent: string }) => form.setAll((values) => ({ ...values, ...colours }));
  return (
    // The save bar follows the fields on a desk, where it would cover some of them.
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:[&_.save-bar]:static!">
      <Form form={form} labels={{ primary: say('primary'), accent: say('accent') }}>
        {isReadOnly ? <p className="rounded-lg bg-tint px-3 py-2">{say('readOnly')}</p> : null}
        <fieldset disabled={isReadOnly} className="relative grid gap-4">
          <legend className="sr-only">{say('title')}</legend>
          <Panel title={say('colours')}>
            <div className="grid gap-4">
              <Palettes onTake={take} />
              <InBoth>
                <CheckedColour kind="primary" field={form.field('primary')} hint={say('primaryHint')} />
                <CheckedColour kind="accent" field={form.field('accent')} hint={say('accentHint')} />
              </InBoth>
            </div>
          </Panel>
          <Panel title={say('shapes')}>
            <InBoth>
              <ChoiceField
                {...form.field('radius')}
                label={say('radius')}
                options={themeRadii.map((one) => [one, say(`radius_${one}`)] as const)}
              />
              <ChoiceField
                {...form.field('heading_font')}
                label={say('headingFont')}
                options={headingFonts.map((one) => [one, say(`font_${one}`)] as const)}
              />
            </InBoth>
          </Panel>
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => {
              const { headingFont: heading_font, ...rest } = builtInTheme;
              form.setAll((values) => ({ ...values, ...rest, heading_font }));
            }}
          >
            {say('reset')}
          </button>
        </fieldset>
      </Form>
      <LookPreview theme={theme} />
    </div>
  );
}

function Palettes({ onTake }: { onTake: (colours: { primary: string; accent: string }) => void }) {
  const say = useText('appearance');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{say('palettes')}</legend>
      <div className="flex flex-wrap gap-2">
        {palettes.map(([name, primary, accent]) => (
          <button key={name} type="button" className="btn btn-quiet" onClick={() => onTake({ primary, accent })}>
            <span aria-hidden="true" className="flex overflow-hidden rounded-full">
              <span className="size-4" style={{ backgroundColor: primary }} />
              <span className="size-4" style={{ backgroundColor: accent }} />
            </span>
            {say(name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const WHITE = fromHex('#ffffff');

/** A colour with what it is worth: its contrast, and the nearest one where text could not be read. */
function CheckedColour({ kind, field, hint }: { kind: 'primary' | 'accent'; field: FieldProps<string>; hint: string }) {
  const say = useText('appearance');
  const typed = field.value.trim().toLowerCase();
  const nearest = isHex(typed) ? nearestColour(kind, typed) : undefined;
  const ratio = isHex(typed) ? contrast(fromHex(typed), WHITE).toFixed(1) : '';
  return (
    <ColourField {...field} label={say(kind)} hint={hint}>
      <div role="status" className="grid gap-2 text-sm">
        {nearest === undefined ? <p className="text-negative">{say('notAColour')}</p> : null}
        {nearest === typed ? <p className="text-soft">{say('contrast', { ratio })}</p> : null}
        {nearest !== undefined && nearest !== typed ? (
          <>
            <p className="text-negative">{say('faint')}</p>
            <button type="button" className="btn btn-quiet justify-self-start" onClick={() => field.onChange(nearest)}>
              <span aria-hidden="true" className="size-4 rounded-full" style={{ backgroundColor: nearest }} />
              {say('takeNearest', { colour: nearest })}
            </button>
          </>
        ) : null}
      </div>
    </ColourField>
  );
}
