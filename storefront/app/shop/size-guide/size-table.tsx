import type { SizeTable as Table } from '@waha/contract/types';
import { useText } from '../../text/use-text.ts';
import { formatRange } from './length.ts';

type Value = Table['rows'][number]['values'][number];

/** Both lengths of a cell; the switch around the tables shows one. */
function Length({ value }: { value: Value }) {
  if (!value) return '–';
  return (
    <>
      <bdi className="group-has-[[value=inch]:checked]/units:hidden">{formatRange(value.cm)}</bdi>
      <bdi className="hidden group-has-[[value=inch]:checked]/units:inline">{formatRange(value.inch)}</bdi>
    </>
  );
}

export function SizeTable({ table }: { table: Table }) {
  const say = useText('sizes');
  return (
    <div className="prose">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard */}
      <section className="table-scroll tabular-nums" tabIndex={0} aria-label={say('scroll', { name: table.name })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('size')}</th>
              {table.equivalents.map((system) => (
                <th key={system} scope="col">
                  {system}
                </th>
              ))}
              {table.measures.map((measure) => (
                <th key={measure.key} scope="col">
                  {measure.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.size}>
                <th scope="row">
                  <bdi>{row.size}</bdi>
                </th>
                {row.equivalents.map((text, index) => (
                  <td key={table.equivalents[index]} className="whitespace-nowrap">
                    <bdi>{text}</bdi>
                  </td>
                ))}
                {row.values.map((value, index) => (
                  <td key={table.measures[index]?.key} className="whitespace-nowrap">
                    <Length value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.note ? <p className="text-sm text-soft">{table.note}</p> : null}
    </div>
  );
}
