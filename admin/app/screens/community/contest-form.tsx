import type { AdminContest } from '@waha/contract/types';
import { contestPrizeKinds } from '@waha/contract/vocabulary';
import { ChoiceField, InBoth, LongTextField, MomentField, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const valuesOf = (contest?: AdminContest) => ({
  title_ar: contest?.title_ar ?? '',
  title_en: contest?.title_en ?? '',
  about_ar: contest?.about_ar ?? '',
  about_en: contest?.about_en ?? '',
  rules_ar: contest?.rules_ar ?? '',
  rules_en: contest?.rules_en ?? '',
  prize_kind: contest?.prize_kind ?? ('honour' as const),
  prize_ar: contest?.prize_ar ?? '',
  prize_en: contest?.prize_en ?? '',
  prize_points: showNumber(contest?.prize_points),
  prize_percent: showNumber(contest?.prize_percent),
  licence_number: contest?.licence_number ?? '',
  winner_count: showNumber(contest?.winner_count ?? 1),
  starts_at: contest?.starts_at ?? '',
  voting_at: contest?.voting_at ?? '',
  ends_at: contest?.ends_at ?? '',
  version: contest?.version ?? 0,
});

type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ version: _, ...values }: Values) => ({
  ...values,
  prize_points: values.prize_kind === 'points' ? readNumber(values.prize_points) : null,
  prize_percent: values.prize_kind === 'coupon' ? readNumber(values.prize_percent) : null,
  licence_number: values.prize_kind === 'honour' || values.licence_number === '' ? null : values.licence_number,
  winner_count: readNumber(values.winner_count) as number,
});

interface ContestFormProps {
  contest?: AdminContest;
  onClose: () => void;
  onDone?: (contest: AdminContest) => void;
}

/** A contest as a whole; it can be changed until it opens. */
export function ContestForm({ contest, onClose, onDone }: ContestFormProps) {
  const say = useText('community');
  const common = useText('common');
  const form = useForm({
    call: contest ? 'PUT /admin/community/contests/{id}' : 'POST /admin/community/contests',
    initial: valuesOf(contest),
    ...(contest ? {} : { draft: 'contest:new' }),
    input: (values) =>
      contest
        ? {
            params: { id: contest.id },
            body: { ...bodyOf(values), version: values.version },
          }
        : { body: bodyOf(values) },
    changedTo: valuesOf,
    done: common('saved'),
    onDone: (saved) => {
      onClose();
      onDone?.(saved);
    },
  });
  const kind = form.values.prize_kind;
  return (
    <Dialog
      title={say(contest ? 'contest' : 'addContest')}
      size="wide"
      onClose={onClose}
      mayClose={() => !contest || !form.isDirty}
    >
      <Form form={form} isInDialog onCancel={onClose}>
        <InBoth>
          <TextField {...form.field('title_ar')} label={say('titleAr')} lang="ar" dir="rtl" most={120} />
          <TextField {...form.field('title_en')} label={say('titleEn')} lang="en" dir="ltr" most={120} />
          <LongTextField {...form.field('about_ar')} label={say('aboutAr')} lang="ar" dir="rtl" rows={2} most={500} />
          <LongTextField {...form.field('about_en')} label={say('aboutEn')} lang="en" dir="ltr" rows={2} most={500} />
          <LongTextField {...form.field('rules_ar')} label={say('rulesAr')} lang="ar" dir="rtl" rows={4} most={5_000} />
          <LongTextField {...form.field('rules_en')} label={say('rulesEn')} lang="en" dir="ltr" rows={4} most={5_000} />
          <ChoiceField
            {...form.field('prize_kind')}
            label={say('prizeKind')}
            options={contestPrizeKinds.map((one) => [one, say(`prize_${one}`)] as const)}
          />
          <NumberField {...form.field('winner_count')} label={say('winnerCount')} isWhole />
          {kind === 'points' ? <NumberField {...form.field('prize_points')} label={say('points')} isWhole /> : null}
          {kind === 'coupon' ? (
            <NumberField {...form.field('prize_percent')} label={say('percent')} unit="%" isWhole />
          ) : null}
          {kind === 'honour' ? null : (
            <TextField
              {...form.field('licence_number')}
              label={say('licence')}
              hint={say('licenceHint')}
              dir="ltr"
              most={40}
            />
          )}
        </InBoth>
        <InBoth>
          <TextField {...form.field('prize_ar')} label={say('prizeAr')} lang="ar" dir="rtl" most={300} />
          <TextField {...form.field('prize_en')} label={say('prizeEn')} lang="en" dir="ltr" most={300} />
        </InBoth>
        <div className="grid gap-4 lg:grid-cols-3">
          <MomentField {...form.field('starts_at')} label={say('startsAt')} />
          <MomentField {...form.field('voting_at')} label={say('votingAt')} />
          <MomentField {...form.field('ends_at')} label={say('endsAt')} />
        </div>
      </Form>
    </Dialog>
  );
}
