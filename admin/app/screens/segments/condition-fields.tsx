import { marketingChannels, rankKeys, segmentConditions, timesAgo } from '@waha/contract/vocabulary';
import type { ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, MoneyField, NumberField, TextField } from '../../form/fields.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { nameOf } from '../goods/category-options.ts';
import { CategoryIds, CityIds, ProductIds, RegionIds, Ticks } from './chosen-ids.tsx';
import type { ConditionValues } from './condition-values.ts';

const MONTHS = 12;

interface ConditionProps {
  values: ConditionValues;
  onChange: (values: ConditionValues) => void;
  /** The error of one field. */
  errorOf: (name: string) => string | undefined;
}

/** One condition: what it is about, and its values. */
export function ConditionFields({ values, onChange, errorOf }: ConditionProps) {
  const say = useText('segments');
  const field = <Name extends keyof ConditionValues & string>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: ConditionValues[Name]) => onChange({ ...values, [name]: value }),
    error: errorOf(name),
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <ChoiceField
        {...field('kind')}
        label={say('condition')}
        options={segmentConditions.map((kind) => [kind, say(`kind_${kind}`)])}
      />
      <Values values={values} field={field} />
      {errorOf('ids') || errorOf('ranks') ? (
        <p className="text-negative text-sm">{errorOf('ids') ?? errorOf('ranks')}</p>
      ) : null}
    </div>
  );
}

type FieldOf = <Name extends keyof ConditionValues & string>(
  name: Name,
) => {
  name: Name;
  value: ConditionValues[Name];
  onChange: (value: ConditionValues[Name]) => void;
  error: string | undefined;
};

function Values({ values, field }: { values: ConditionValues; field: FieldOf }) {
  const say = useText('segments');
  const customers = useText('customers');
  const ids = { ids: values.ids, onChange: field('ids').onChange };
  switch (values.kind) {
    case 'orders':
      return (
        <>
          <NumberField {...field('least')} label={say('least')} isWhole />
          <NumberField {...field('most')} label={say('most')} isWhole isOptional />
        </>
      );
    case 'spent':
      return (
        <>
          <MoneyField {...field('least')} label={say('least')} />
          <MoneyField {...field('most')} label={say('most')} isOptional />
        </>
      );
    case 'last_order':
    case 'joined':
      return (
        <>
          <ChoiceField {...field('is')} label={say('when')} options={timesAgo.map((is) => [is, say(`is_${is}`)])} />
          <NumberField {...field('days')} label={say('days')} isWhole />
        </>
      );
    case 'bought_product':
      return <Has field={field} choice={<ProductIds {...ids} />} />;
    case 'bought_category':
      return <Has field={field} choice={<CategoryIds {...ids} />} />;
    case 'bought_brand':
      return (
        <Has
          field={field}
          choice={<TextField {...field('brands')} label={say('brands')} hint={say('brandsHint')} most={500} />}
        />
      );
    case 'city':
      return <CityIds {...ids} />;
    case 'region':
      return <RegionIds {...ids} />;
    case 'rank':
      return (
        <Ticks
          label={customers('rank')}
          options={rankKeys.map((rank) => ({ value: rank, name: customers(`rank_${rank}`) }))}
          chosen={values.ranks}
          onChange={field('ranks').onChange}
        />
      );
    case 'group':
      return <GroupChoice field={field} />;
    case 'birthday':
      return <MonthChoice field={field} />;
    case 'consent':
      return (
        <Has
          field={field}
          choice={
            <ChoiceField
              {...field('channel')}
              label={say('channel')}
              options={marketingChannels.map((channel) => [channel, say(`channel_${channel}`)])}
            />
          }
        />
      );
    default:
      return <Has field={field} />;
  }
}

/** A choice between customers who have and customers who have not. */
function Has({ field, choice }: { field: FieldOf; choice?: ReactNode }) {
  const say = useText('segments');
  const { value, onChange, ...has } = field('has');
  return (
    <>
      <ChoiceField
        {...has}
        value={value ? 'yes' : 'no'}
        onChange={(chosen) => onChange(chosen === 'yes')}
        label={say('whether')}
        options={[
          ['yes', say('has')],
          ['no', say('hasNot')],
        ]}
      />
      {choice}
    </>
  );
}

function GroupChoice({ field }: { field: FieldOf }) {
  const say = useText('customers');
  const language = useLanguage();
  const { data: groups = [] } = useCall('GET /admin/customer-groups');
  return (
    <ChoiceField
      {...field('group')}
      label={say('group')}
      options={[['', say('noGroup')], ...groups.map((group) => [String(group.id), nameOf(group, language)] as const)]}
    />
  );
}

function MonthChoice({ field }: { field: FieldOf }) {
  const say = useText('segments');
  const language = useLanguage();
  const names = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : 'en', {
    month: 'long',
    timeZone: 'UTC',
  });
  const months = Array.from({ length: MONTHS }, (_, at) => [String(at + 1), names.format(Date.UTC(2000, at))] as const);
  return <ChoiceField {...field('month')} label={say('month')} options={[['', say('thisMonth')], ...months]} />;
}
