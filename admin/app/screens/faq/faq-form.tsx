import type { AdminFaqGroup } from '@waha/contract/types';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { BothField } from '../../form/both-field.tsx';
import { InBoth, LongTextField, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Question {
  slug: string;
  question: { ar: string; en: string };
  answer: { ar: string; en: string };
  is_active: boolean;
}

const valuesOf = (group: AdminFaqGroup | undefined, position: number) => ({
  slug: group?.slug ?? '',
  name: group?.name ?? { ar: '', en: '' },
  position: group?.position ?? position,
  questions: (group?.questions ?? []) as Question[],
  version: group?.version ?? 0,
});

type Values = ReturnType<typeof valuesOf>;

interface FaqFormProps {
  group?: AdminFaqGroup;
  /** Position of a new group. */
  position: number;
  onClose: () => void;
}

/** A group with its questions, in their order. */
export function FaqForm({ group, position, onClose }: FaqFormProps) {
  const say = useText('faq');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/faq/{slug}',
    initial: valuesOf(group, position),
    ...(group ? {} : { draft: 'faq:new' }),
    input: ({ slug, ...body }) => ({ params: { slug }, body }),
    changedTo: (stored) => valuesOf(stored, position),
    done: common('saved'),
    onDone: onClose,
  });
  return (
    <Dialog
      title={say(group ? 'editGroup' : 'addGroup')}
      size="wide"
      onClose={onClose}
      mayClose={() => !group || !form.isDirty}
    >
      <Form form={form} isInDialog onCancel={onClose}>
        <BothField form={form} name="name" label={say('groupName')} most={120} />
        {group ? null : (
          <TextField {...form.field('slug')} label={say('anchor')} hint={say('anchorHint')} dir="ltr" most={80} />
        )}
        <Questions form={form} />
      </Form>
    </Dialog>
  );
}

const emptyQuestion: Question = { slug: '', question: { ar: '', en: '' }, answer: { ar: '', en: '' }, is_active: true };

function Questions({ form }: { form: FormOf<Values> }) {
  const say = useText('faq');
  const { questions } = form.values;
  const become = (next: Question[]) => form.set('questions', next);
  const move = (at: number, by: number) => {
    const next = questions.filter((_, index) => index !== at);
    const one = questions[at];
    if (one) become(next.toSpliced(at + by, 0, one));
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{say('questionsOf')}</legend>
      {questions.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new question has no name yet, and every field is controlled
        <div key={at} className="grid gap-3 rounded-lg bg-tint p-3">
          <QuestionFields
            value={one}
            errorOf={(path) => form.errorOf(`questions.${at}.${path}`)}
            onChange={(next) => become(questions.with(at, next))}
          />
          <div className="flex flex-wrap gap-2">
            <button type="button" className="btn btn-quiet" disabled={at === 0} onClick={() => move(at, -1)}>
              <ArrowUp className="size-4" aria-hidden="true" />
              {say('up')}
            </button>
            <button
              type="button"
              className="btn btn-quiet"
              disabled={at === questions.length - 1}
              onClick={() => move(at, 1)}
            >
              <ArrowDown className="size-4" aria-hidden="true" />
              {say('down')}
            </button>
            <button type="button" className="btn btn-danger ms-auto" onClick={() => become(questions.toSpliced(at, 1))}>
              <Trash2 className="size-4" aria-hidden="true" />
              {say('removeQuestion')}
            </button>
          </div>
        </div>
      ))}
      <button type="button" className="btn btn-quiet w-fit" onClick={() => become([...questions, emptyQuestion])}>
        <Plus className="size-4" aria-hidden="true" />
        {say('addQuestion')}
      </button>
    </fieldset>
  );
}

interface QuestionFieldsProps {
  value: Question;
  errorOf: (path: string) => string | undefined;
  onChange: (value: Question) => void;
}

function QuestionFields({ value, errorOf, onChange }: QuestionFieldsProps) {
  const say = useText('faq');
  const common = useText('common');
  const of = (part: 'question' | 'answer', language: 'ar' | 'en') => ({
    name: `${part}.${language}`,
    value: value[part][language],
    onChange: (typed: string) => onChange({ ...value, [part]: { ...value[part], [language]: typed } }),
    error: errorOf(`${part}.${language}`),
    label: `${say(part)} (${common(language === 'ar' ? 'arabic' : 'english')})`,
    lang: language,
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
  });
  return (
    <>
      <InBoth>
        <TextField {...of('question', 'ar')} most={300} />
        <TextField {...of('question', 'en')} most={300} />
        <LongTextField {...of('answer', 'ar')} rows={3} most={5_000} />
        <LongTextField {...of('answer', 'en')} rows={3} most={5_000} />
      </InBoth>
      <InBoth>
        <TextField
          name="slug"
          value={value.slug}
          onChange={(slug) => onChange({ ...value, slug })}
          error={errorOf('slug')}
          label={say('anchor')}
          hint={say('anchorHint')}
          dir="ltr"
          most={80}
        />
        <SwitchField
          name="is_active"
          value={value.is_active}
          onChange={(isActive) => onChange({ ...value, is_active: isActive })}
          error={undefined}
          label={say('isActive')}
        />
      </InBoth>
    </>
  );
}
