import type { CallReply } from '@waha/contract/client';
import { shopLanguages } from '@waha/contract/vocabulary';
import { ChoiceField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';

/** Whether the shop speaks Arabic and English, or Arabic alone. */
export function LanguagesForm({ settings }: { settings: CallReply<'GET /admin/settings/languages'> }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/languages',
    initial: settings,
    input: (body) => ({ body }),
    changedTo: (saved) => saved,
    done: common('saved'),
  });
  const isAlone = form.values.languages === 'ar';
  return (
    <Form form={form} isInDialog>
      <ChoiceField
        {...form.field('languages')}
        label={say('shopLanguages')}
        options={shopLanguages.map((one) => [one, say(`languages_${one}`)] as const)}
      />
      <p className="max-w-prose text-soft">{say(isAlone ? 'languagesAlone' : 'languagesBoth')}</p>
    </Form>
  );
}
