import type { GiftCardDraft, IssuedGiftCard } from '@waha/contract/types';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChoiceField, InBoth, MomentField, MoneyField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Panel } from '../../ui/parts.tsx';

const initial = {
  value: '',
  language: 'ar' as GiftCardDraft['language'],
  recipient_name: '',
  recipient_email: '',
  message: '',
  send_at: '',
  ends_at: '',
};

const orNull = (typed: string) => (typed.trim() === '' ? null : typed);

/** Form of a new gift card; its code is shown once, after it. */
export default function IssueGiftCard() {
  const say = useText('giftcards');
  const [issued, setIssued] = useState<IssuedGiftCard>();
  const form = useForm({
    call: 'POST /admin/gift-cards',
    initial,
    // A retry after a lost answer uses the same key, so that one card is issued.
    input: ({ value, language, ...typed }, attempt) => ({
      body: {
        // A text that is no number is refused by the server at its field.
        value: readNumber(value) as number,
        language,
        recipient_name: orNull(typed.recipient_name),
        recipient_email: orNull(typed.recipient_email),
        message: orNull(typed.message),
        send_at: orNull(typed.send_at),
        ends_at: orNull(typed.ends_at),
      },
      ...attempt,
    }),
    onDone: (card) => {
      setIssued(card);
      scrollTo({ top: 0 });
    },
  });
  return (
    <Page title={say('issue')} back={{ to: '/gift-cards', label: say('title') }}>
      {issued ? (
        <Issued card={issued} />
      ) : (
        <Form form={form} save={say('issue')}>
          <Panel>
            <InBoth>
              <MoneyField {...form.field('value')} label={say('value')} />
              <ChoiceField
                {...form.field('language')}
                label={say('language')}
                options={(['ar', 'en'] as const).map((language) => [language, say(language)])}
              />
              <TextField {...form.field('recipient_name')} label={say('name')} most={60} isOptional />
              <TextField
                {...form.field('recipient_email')}
                label={say('email')}
                hint={say('emailHint')}
                type="email"
                dir="ltr"
                most={254}
                isOptional
              />
              <TextField {...form.field('message')} label={say('message')} most={500} isOptional />
              <MomentField {...form.field('send_at')} label={say('sendAt')} hint={say('sendAtHint')} isOptional />
              <MomentField {...form.field('ends_at')} label={say('endsAt')} hint={say('endsAtHint')} isOptional />
            </InBoth>
          </Panel>
        </Form>
      )}
    </Page>
  );
}

function Issued({ card }: { card: IssuedGiftCard }) {
  const say = useText('giftcards');
  return (
    <div role="status">
      <Panel title={say('issued')}>
        <div className="grid gap-3">
          <p className="w-fit rounded-lg bg-tint px-3 py-2 text-lg font-bold">
            <Latin>{card.code}</Latin>
          </p>
          <p className="text-soft">{say('codeOnce')}</p>
          <Link to={`/gift-cards/${card.id}`} className="btn btn-quiet w-fit">
            {say('open')}
          </Link>
        </div>
      </Panel>
    </div>
  );
}
