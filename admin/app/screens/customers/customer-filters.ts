import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { nameOf } from '../goods/category-options.ts';

/** Filters of the list of customers. */
export function useCustomerFilters() {
  const say = useText('customers');
  const common = useText('common');
  const segmentTexts = useText('segments');
  const language = useLanguage();
  const { data: groups = [] } = useCall('GET /admin/customer-groups');
  const { data: segments = [] } = useCall('GET /admin/segments');
  return [
    {
      kind: 'choice',
      name: 'has_orders',
      label: say('hasOrders'),
      options: [
        ['true', common('yes')],
        ['false', common('no')],
      ],
    },
    {
      kind: 'choice',
      name: 'group_id',
      label: say('group'),
      options: groups.map((group) => [String(group.id), nameOf(group, language)] as const),
    },
    {
      kind: 'choice',
      name: 'segment_id',
      label: segmentTexts('segments'),
      options: segments.map(({ id, name }) => [String(id), name] as const),
    },
    { kind: 'day', name: 'registered_from', label: say('registeredFrom') },
    { kind: 'day', name: 'registered_to', label: say('registeredTo') },
  ] as const;
}
