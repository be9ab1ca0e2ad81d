import type { SeenProduct, VisitReport } from '@waha/contract/types';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text/language.tsx';
import { Money, Panel } from '../../ui/parts.tsx';

interface Line {
  key: string | number;
  name: ReactNode;
  figure: ReactNode;
  hint?: ReactNode;
}

/** Names with their figures; a sentence where there are none. */
function Lines({ title, text, lines, none }: { title: string; text?: string; lines: readonly Line[]; none: string }) {
  return (
    <Panel title={title}>
      {text ? <p className="mb-3 max-w-prose text-soft">{text}</p> : null}
      {lines.length === 0 ? <p className="text-soft">{none}</p> : null}
      <ul className="grid gap-2">
        {lines.map(({ key, name, figure, hint }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 grow truncate">{name}</span>
            <span className="shrink-0 text-soft">{figure}</span>
            {hint ? <span className="w-full text-sm text-soft sm:w-auto">{hint}</span> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function SeenProducts({ products }: { products: readonly SeenProduct[] }) {
  const say = useText('visits');
  const lines = products.map(({ id, name, views, carted }) => ({
    key: id,
    name: (
      <Link to={`/products/${id}`} className="text-link hover:underline">
        {name}
      </Link>
    ),
    figure: say('views', { count: views }),
    hint: say('carted', { count: carted }),
  }));
  return <Lines title={say('products')} text={say('productsText')} lines={lines} none={say('noProducts')} />;
}

export function Terms({ terms }: { terms: VisitReport['terms'] }) {
  const say = useText('visits');
  const lines = terms.map(({ words, times }) => ({
    key: words,
    name: <bdi>{words}</bdi>,
    figure: say('times', { count: times }),
  }));
  return <Lines title={say('terms')} text={say('termsText')} lines={lines} none={say('noTerms')} />;
}

export function Devices({ devices }: { devices: VisitReport['devices'] }) {
  const say = useText('visits');
  const lines = devices.map(({ device, visits, orders, sales }) => ({
    key: device,
    name: say(`device_${device}`),
    figure: say('visitsCount', { count: visits }),
    hint: (
      <>
        {say('ordersCount', { count: orders })} · <Money riyals={sales} />
      </>
    ),
  }));
  return <Lines title={say('devices')} lines={lines} none={say('nobody')} />;
}

export function Cities({ cities }: { cities: VisitReport['cities'] }) {
  const say = useText('visits');
  const lines = cities.map(({ name, orders, sales }) => ({
    key: name,
    name,
    figure: say('ordersCount', { count: orders }),
    hint: <Money riyals={sales} />,
  }));
  return <Lines title={say('cities')} lines={lines} none={say('noCities')} />;
}

export function Pages({ pages }: { pages: VisitReport['pages'] }) {
  const say = useText('visits');
  const lines = pages.map(({ page, views }) => ({
    key: page,
    name: say(`page_${page}`),
    figure: say('views', { count: views }),
  }));
  return <Lines title={say('pages')} lines={lines} none={say('nobody')} />;
}
