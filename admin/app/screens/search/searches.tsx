import type { EmptySearch } from '@waha/contract/types';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, When } from '../../ui/parts.tsx';
import { AddSynonym } from './add-synonym.tsx';

/** Searches without results; a synonym maps their words to the shop's own. */
export default function Searches() {
  const say = useText('search');
  const [answered, setAnswered] = useState<string>();
  return (
    <Page
      title={say('searches')}
      acts={
        <Link to="/synonyms" className="btn btn-quiet">
          {say('synonyms')}
        </Link>
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('searchesText')}</p>
      <ResourceList
        call="GET /admin/searches"
        name={say('searches')}
        idOf={({ words }) => words}
        searchLabel={say('findSearch')}
        filters={[{ kind: 'flag', name: 'hidden', label: say('hidden') }]}
        columns={[
          { key: 'words', label: say('words'), sort: 'words', phone: 'title', cell: ({ words }) => <bdi>{words}</bdi> },
          {
            key: 'times',
            label: say('times'),
            sort: 'times',
            align: 'end',
            phone: 'aside',
            cell: ({ times }) => <Latin>{times}</Latin>,
          },
          {
            key: 'last',
            label: say('lastOn'),
            sort: 'last_on',
            cell: ({ last_on: day }) => <When at={`${day}T12:00:00Z`} isDay />,
          },
          {
            key: 'acts',
            label: say('acts'),
            phone: 'foot',
            cell: (search) => <Acts search={search} onAnswer={() => setAnswered(search.words)} />,
          },
        ]}
        empty={{ title: say('noSearches'), text: say('noSearchesText') }}
      />
      {answered === undefined ? null : (
        <AddSynonym key={answered} words={answered} onClose={() => setAnswered(undefined)} />
      )}
    </Page>
  );
}

function Acts({ search: { words, is_hidden: isHidden }, onAnswer }: { search: EmptySearch; onAnswer: () => void }) {
  const say = useText('search');
  const hide = useAct('PUT /admin/searches/hidden', { done: say(isHidden ? 'shown' : 'hiddenNow') });
  return (
    <span className="flex flex-wrap gap-2">
      <button type="button" className="btn btn-quiet" aria-label={say('addTo', { words })} onClick={onAnswer}>
        {say('addSynonym')}
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={say(isHidden ? 'showWords' : 'hideWords', { words })}
        disabled={hide.isBusy}
        onClick={() => void hide.run({ body: { words, is_hidden: !isHidden } })}
      >
        {say(isHidden ? 'show' : 'hide')}
      </button>
    </span>
  );
}
