import { formatDay } from '@waha/kit/moment';
import { formatAmount } from '@waha/kit/money';
import { useLanguage, useText } from '../../text/language.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Money } from '../../ui/parts.tsx';

interface SoldDay {
  day: string;
  sales: number;
  orders: number;
}

/** Sales by day as bars, time from left to right in either language, with the same figures as a table. */
export function SalesChart({ days }: { days: readonly SoldDay[] }) {
  const say = useText('today');
  const language = useLanguage();
  const label = (day: string) => formatDay(`${day}T12:00:00+03:00`, language);
  const bars = days.map(({ day, sales }) => ({ key: day, label: label(day), value: sales, text: formatAmount(sales) }));
  return (
    <BarChart title={say('chart')} bars={bars} tableTitle={say('asTable')}>
      <thead>
        <tr>
          <th scope="col">{say('day')}</th>
          <th scope="col" data-align="end">
            {say('orders')}
          </th>
          <th scope="col" data-align="end">
            {say('sold')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, orders, sales }) => (
          <tr key={day}>
            <th scope="row">{label(day)}</th>
            <td data-align="end">{orders}</td>
            <td data-align="end">
              <Money riyals={sales} />
            </td>
          </tr>
        ))}
      </tbody>
    </BarChart>
  );
}
