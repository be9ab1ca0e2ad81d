import type { SegmentCondition, SegmentFilter } from '@waha/contract/types';
import type { MarketingChannel, RankKey, SegmentConditionKind, SegmentMatch, TimeAgo } from '@waha/contract/vocabulary';
import { readNumber, showNumber } from '../../form/numbers.ts';

/** A condition as typed: fields of other kinds stay as they were and are not sent. */
export interface ConditionValues {
  kind: SegmentConditionKind;
  least: string;
  most: string;
  is: TimeAgo;
  days: string;
  has: boolean;
  ids: number[];
  brands: string;
  ranks: RankKey[];
  group: string;
  month: string;
  channel: MarketingChannel;
}

export interface GroupValues {
  kind: 'conditions';
  match: SegmentMatch;
  conditions: ConditionValues[];
}

export type PartValues = ConditionValues | GroupValues;

export interface FilterValues {
  match: SegmentMatch;
  conditions: PartValues[];
}

export const newCondition: ConditionValues = {
  kind: 'orders',
  least: '1',
  most: '',
  is: 'within',
  days: '90',
  has: true,
  ids: [],
  brands: '',
  ranks: [],
  group: '',
  month: '',
  channel: 'email',
};

const listOf = (typed: string) =>
  typed
    .split(/[,،\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
// A text that is no number is refused by the server at its field.
const needed = (typed: string) => readNumber(typed) as number;

/** The condition that is sent. */
export function conditionBody(values: ConditionValues): SegmentCondition {
  const { kind, has, ids, is } = values;
  const days = () => needed(values.days);
  switch (kind) {
    case 'orders':
    case 'spent':
      return { kind, least: needed(values.least), most: readNumber(values.most) };
    case 'last_order':
    case 'joined':
      return { kind, is, days: days() };
    case 'bought_product':
    case 'bought_category':
      return { kind, has, ids };
    case 'bought_brand':
      return { kind, has, brands: listOf(values.brands) };
    case 'city':
    case 'region':
      return { kind, ids };
    case 'rank':
      return { kind, ranks: values.ranks };
    case 'group':
      return { kind, id: readNumber(values.group) };
    case 'birthday':
      return { kind, month: readNumber(values.month) };
    case 'consent':
      return { kind, has, channel: values.channel };
    default:
      return { kind, has };
  }
}

export function conditionValues(condition: SegmentCondition): ConditionValues {
  const values = { ...newCondition, kind: condition.kind };
  switch (condition.kind) {
    case 'orders':
    case 'spent':
      return { ...values, least: showNumber(condition.least), most: showNumber(condition.most) };
    case 'last_order':
    case 'joined':
      return { ...values, is: condition.is, days: showNumber(condition.days) };
    case 'bought_brand':
      return { ...values, has: condition.has, brands: condition.brands.join('، ') };
    case 'group':
      return { ...values, group: showNumber(condition.id) };
    case 'birthday':
      return { ...values, month: showNumber(condition.month) };
    default:
      return { ...values, ...condition };
  }
}

export const filterBody = ({ match, conditions }: FilterValues): SegmentFilter => ({
  match,
  conditions: conditions.map((part) =>
    part.kind === 'conditions' ? { ...part, conditions: part.conditions.map(conditionBody) } : conditionBody(part),
  ),
});

export const filterValues = ({ match, conditions }: SegmentFilter): FilterValues => ({
  match,
  conditions: conditions.map((part) =>
    part.kind === 'conditions' ? { ...part, conditions: part.conditions.map(conditionValues) } : conditionValues(part),
  ),
});
