import { ApiError } from '@waha/contract/client';
import type { AffiliateApplication, AffiliateProgramme } from '@waha/contract/types';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { type FieldMessages, useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { type ApplicationDraft, asAddress, firstDraft, storeDraft } from './application-draft.ts';

const TIMEOUT_MS = 20_000;

interface ApplicationForm {
  application: AffiliateApplication;
  programme: AffiliateProgramme;
  onDone: (now: AffiliateApplication) => void;
}

/** State of the application form: stored in the browser while typed, and sent only once even if pressed repeatedly. */
export function useApplication({ application, programme, onDone }: ApplicationForm) {
  const say = useText('applying');
  const api = useApi();
  const [draft, setDraft] = useState(() => firstDraft(application));
  const [agrees, setAgrees] = useState(false);
  // Not stored in the browser, unlike the other fields: it is a bank account.
  const [iban, setIban] = useState('');
  // A retry after a network failure repeats the same application; a changed one gets a new key.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const sending = useSubmit(say('networkTrouble'), (error) => {
    const code = error instanceof ApiError ? error.code : '';
    // A refusal of the code alone is shown at its field.
    if (code === 'affiliates.code_taken' || code === 'affiliates.code_reserved') {
      sending.show({ code: (error as ApiError).message });
    }
  });

  function change(part: Partial<ApplicationDraft>, ...fields: string[]): void {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(next);
    setKey(crypto.randomUUID());
    sending.mend(...fields);
  }

  function mistakes(): FieldMessages {
    const channels = draft.channels.flatMap(({ url }, index) =>
      url.trim() === '' ? [[`channels.${index}.url`, say('needUrl')] as const] : [],
    );
    return {
      ...Object.fromEntries(channels),
      ...(draft.audience.trim() === '' && { audience: say('needAudience') }),
      ...(!agrees && { agree: say('needAgree') }),
    };
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = mistakes();
    if (Object.keys(wrong).length > 0) {
      sending.show(wrong);
      return;
    }
    void sending.run(async () => {
      const body = {
        channels: draft.channels.map(({ kind, url }) => ({ kind, url: asAddress(url) })),
        audience: draft.audience,
        ...(draft.mawthooq.trim() !== '' && { mawthooq_number: draft.mawthooq }),
        ...(iban.trim() !== '' && { iban }),
        ...(draft.code.trim() !== '' && { code: draft.code.trim() }),
        terms_version: programme.terms_version,
      };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const now = await api('POST /community/affiliate/apply', { body, idempotencyKey, signal });
      storeDraft(null);
      onDone(now);
    });
  }

  return {
    draft,
    change,
    iban,
    changeIban(text: string) {
      setIban(text);
      setKey(crypto.randomUUID());
      sending.mend('iban');
    },
    agrees,
    agree(now: boolean) {
      setAgrees(now);
      sending.mend('agree');
    },
    errors: sending.errors,
    trouble: 'code' in sending.errors ? null : sending.trouble,
    isSending: sending.isSending,
    submit,
  };
}
