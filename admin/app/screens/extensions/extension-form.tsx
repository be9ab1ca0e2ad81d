import type { Extension } from '@waha/contract/types';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type FieldProps, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Latin } from '../../ui/parts.tsx';

type Setting = Extension['settings'][number];

/** Texts by the name of each setting, and the version. A secret is empty unless a new one is typed. */
const valuesOf = ({ settings, version }: Extension): Record<string, string> => ({
  ...Object.fromEntries(settings.map(({ name, value }) => [name, value ?? ''])),
  version: String(version),
});

/** Changes that were typed: empty fields take a setting away, empty secrets leave it as it is. */
function changesOf(settings: readonly Setting[], values: Record<string, string>) {
  return settings.flatMap(({ name, is_secret, source }) => {
    const value = values[name] ?? '';
    if (source === 'environment' || (is_secret && value === '')) return [];
    return [{ name, value: value === '' ? null : value }];
  });
}

interface ExtensionFormProps {
  extension: Extension;
  /** Content below the form, by whether changes in it are not saved. */
  below: (isDirty: boolean) => ReactNode;
}

export function ExtensionForm({ extension, below }: ExtensionFormProps) {
  const say = useText('extensions');
  const { name, settings } = extension;
  const form = useForm({
    call: 'PUT /admin/extensions/{name}',
    initial: valuesOf(extension),
    input: (values) => ({
      params: { name },
      body: { values: changesOf(settings, values), version: Number(values.version) },
    }),
    changedTo: valuesOf,
    done: say('saved'),
  });
  const labels = Object.fromEntries(settings.map((setting) => [setting.name, setting.label]));
  return (
    <>
      <Form form={form} labels={labels} isInDialog acts={<Acts extension={extension} isDirty={form.isDirty} />}>
        {settings.map((setting) =>
          setting.source === 'environment' ? (
            <FromEnvironment key={setting.name} setting={setting} />
          ) : (
            <SettingField key={setting.name} setting={setting} field={form.field(setting.name)} />
          ),
        )}
      </Form>
      {below(form.isDirty)}
    </>
  );
}

function SettingField({ setting, field }: { setting: Setting; field: FieldProps<string> }) {
  const say = useText('extensions');
  const { kind, label, is_secret, is_needed, source } = setting;
  if (kind === 'flag') {
    const flag = {
      ...field,
      value: field.value === '1',
      onChange: (isOn: boolean) => field.onChange(isOn ? '1' : '0'),
    };
    return <SwitchField {...flag} label={label} />;
  }
  return (
    <TextField
      {...field}
      label={label}
      dir="ltr"
      most={500}
      type={is_secret ? 'password' : 'text'}
      autoComplete={is_secret ? 'new-password' : 'off'}
      isOptional={!is_needed}
      hint={is_secret && source === 'form' ? say('secretSaved') : undefined}
    />
  );
}

function FromEnvironment({ setting: { label, name, value, is_secret } }: { setting: Setting }) {
  const say = useText('extensions');
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{label}</p>
      <p className="text-soft">
        {say('fromEnvironment')} <Latin>{is_secret || value === null ? name : `${name}=${value}`}</Latin>
      </p>
    </div>
  );
}

/** A try of the saved settings, and taking them away. */
function Acts({
  extension: { name, state, can_try, settings, version },
  isDirty,
}: {
  extension: Extension;
  isDirty: boolean;
}) {
  const say = useText('extensions');
  const [said, setSaid] = useState<{ is_good: boolean; text: string }>();
  const [isClearing, setClearing] = useState(false);
  const attempt = useAct('POST /admin/extensions/{name}/try');
  const clear = useAct('PUT /admin/extensions/{name}', { done: say('cleared') });
  const typed = settings.filter(({ source }) => source === 'form');
  return (
    <>
      <p role="status" className={`me-auto self-center ${said?.is_good === false ? 'text-negative' : ''}`}>
        {said?.text}
      </p>
      {typed.length > 0 ? (
        <button type="button" className="btn btn-quiet" onClick={() => setClearing(true)}>
          {say('clear')}
        </button>
      ) : null}
      {can_try && state === 'on' ? (
        <button
          type="button"
          className="btn btn-quiet"
          disabled={attempt.isBusy || isDirty}
          onClick={async () => setSaid(await attempt.run({ params: { name } }))}
        >
          {say('tryIt')}
        </button>
      ) : null}
      {isClearing ? (
        <Confirm
          title={say('clear')}
          act={say('clear')}
          isDangerous
          isBusy={clear.isBusy}
          onClose={() => setClearing(false)}
          onConfirm={async () => {
            const values = typed.map((setting) => ({ name: setting.name, value: null }));
            if (await clear.run({ params: { name }, body: { values, version } })) setClearing(false);
          }}
        >
          {say('clearText')}
        </Confirm>
      ) : null}
    </>
  );
}
