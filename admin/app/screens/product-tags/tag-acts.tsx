import type { AdminProductTag } from '@waha/contract/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Panel } from '../../ui/parts.tsx';

/** The two ends of a tag: part of another one, or no tag at all. */
export function TagActs({ tag }: { tag: AdminProductTag }) {
  const say = useText('producttags');
  const language = useLanguage();
  const goTo = useNavigate();
  const [open, setOpen] = useState<'merge' | 'remove'>();
  const merge = useAct('POST /admin/tags/{id}/merge', { done: say('merged'), isLeaving: true });
  const remove = useAct('DELETE /admin/tags/{id}', { done: say('removed'), isLeaving: true });
  const params = { id: tag.id };
  const close = () => setOpen(undefined);
  return (
    <Panel title={say('mergeOrRemove')}>
      <p className="mb-3 max-w-prose text-soft">{say('mergeText')}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-quiet" onClick={() => setOpen('merge')}>
          {say('merge')}
        </button>
        <button type="button" className="btn btn-danger" onClick={() => setOpen('remove')}>
          {say('remove')}
        </button>
      </div>
      {open === 'merge' ? (
        <Confirm
          title={say('merge')}
          act={say('merge')}
          isBusy={merge.isBusy}
          reason={{ label: say('mergeInto'), most: 60 }}
          onClose={close}
          onConfirm={async (into) => {
            const left = await merge.run({ params, body: { into, version: tag.version } });
            if (!left) return;
            close();
            goTo(`/products/tags/${left.id}`, { replace: true });
          }}
        >
          {say('mergeText')}
        </Confirm>
      ) : null}
      {open === 'remove' ? (
        <Confirm
          title={say('removeTitle', { name: tag.name[language] })}
          act={say('remove')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={close}
          onConfirm={async () => {
            if (!(await remove.run({ params }))) return;
            close();
            goTo('/products/tags', { replace: true });
          }}
        >
          {say('removeText')}
        </Confirm>
      ) : null}
    </Panel>
  );
}
