import type { MarketingCampaign } from '@waha/contract/types';
import { languages } from '@waha/contract/vocabulary';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Money, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { letterTones } from '../newsletter/letter-tones.ts';
import { MarkdownPreview } from '../pages/markdown-preview.tsx';
import { CampaignActs } from './campaign-acts.tsx';
import { MessageFields } from './message-fields.tsx';
import { type MessageValues, messageBody, messageValues, newMessage } from './message-values.ts';
import { OverCeiling, PhoneDraft } from './phone-campaign.tsx';

const EVERY_MS = 3_000;

/** Whether it is being sent, or those whom it reaches are being counted. */
const isMoving = ({ status, reachable }: MarketingCampaign) =>
  status === 'sending' || (status === 'draft' && reachable === null);

/** A campaign: written as a draft, and watched while it is sent. */
export default function Campaign() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewCampaign /> : <OneCampaign key={id} id={Number(id)} />;
}

function NewCampaign() {
  const say = useText('marketing');
  return (
    <Page title={say('newCampaign')} back={{ to: '/marketing/campaigns', label: say('campaigns') }}>
      <CampaignForm />
    </Page>
  );
}

function OneCampaign({ id }: { id: number }) {
  const say = useText('marketing');
  const letters = useText('newsletter');
  const language = useLanguage();
  const { data, error, refetch } = useCall(
    'GET /admin/marketing/campaigns/{id}',
    { params: { id } },
    { keeps: false, everyMs: (campaign) => (campaign && isMoving(campaign) ? EVERY_MS : false) },
  );
  const back = { to: '/marketing/campaigns', label: say('campaigns') };
  if (!data)
    return (
      <Page title={say('campaigns')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  const { subject, body, channel } = data.message;
  const isMail = channel === 'email';
  return (
    <Page
      title={subject[language]}
      back={back}
      state={<State tone={letterTones[data.status]}>{letters(`status_${data.status}`)}</State>}
      acts={<CampaignActs campaign={data} />}
    >
      {data.status === 'draft' ? (
        <div className="grid gap-4">
          <p role="status" className="text-soft">
            {data.reachable === null
              ? say('counting')
              : say(isMail ? 'reachable' : 'reachableByPhone', { count: data.reachable })}
          </p>
          <PhoneDraft campaign={data} />
          <CampaignForm campaign={data} />
        </div>
      ) : (
        <div className="grid gap-4">
          <OverCeiling campaign={data} />
          <Progress campaign={data} />
          <div className="grid gap-4 lg:grid-cols-2">
            {languages.map((one) =>
              isMail ? (
                <MarkdownPreview key={one} markdown={body[one]} language={one} />
              ) : (
                <p key={one} lang={one} dir={one === 'ar' ? 'rtl' : 'ltr'} className="panel whitespace-pre-wrap">
                  {body[one]}
                </p>
              ),
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

function Progress({ campaign }: { campaign: MarketingCampaign }) {
  const say = useText('marketing');
  const letters = useText('newsletter');
  const { audience, sent, failed, left_out: leftOut, outcome, segment, channel, phone } = campaign;
  const { started_at: started, finished_at: finished } = campaign;
  const said = letters('sentOf', { sent, audience });
  return (
    <Panel title={say('whatCame')}>
      <div className="grid gap-3">
        <progress
          className="h-2 w-full accent-primary"
          value={sent + failed + leftOut}
          max={Math.max(1, audience)}
          aria-label={said}
        />
        <p role="status">
          <bdi>{said}</bdi>
        </p>
        {campaign.status === 'sending' ? <p className="text-soft">{say('byDay')}</p> : null}
        <DescriptionList
          facts={[
            [say('segment'), <bdi key="segment">{segment}</bdi>],
            [say('channel'), say(`channel_${channel}`)],
            [say(phone ? 'failedByPhone' : 'failed'), <Latin key="failed">{failed}</Latin>],
            [say('received'), phone && phone.received !== null ? <Latin key="got">{phone.received}</Latin> : null],
            [say('unreached'), phone && phone.unreached !== null ? <Latin key="lost">{phone.unreached}</Latin> : null],
            [say('spent'), phone ? <Money key="spent" riyals={phone.spent} /> : null],
            [say('leftOut'), <Latin key="left">{leftOut}</Latin>],
            [say('orders'), <Latin key="orders">{outcome.orders}</Latin>],
            [say('total'), <Money key="total" riyals={outcome.total} />],
            [letters('startedAt'), started ? <When key="started" at={started} /> : null],
            [letters('finishedAt'), finished ? <When key="finished" at={finished} /> : null],
          ]}
        />
        <p className="text-sm text-soft">{say('outcomeHint')}</p>
      </div>
    </Panel>
  );
}

interface CampaignValues {
  segment: string;
  message: MessageValues;
  version: number;
}

const nothing: CampaignValues = { segment: '', message: newMessage, version: 0 };
const valuesOf = ({ segment_id: id, message, version }: MarketingCampaign): CampaignValues => ({
  segment: showNumber(id),
  message: messageValues(message),
  version,
});

function CampaignForm({ campaign }: { campaign?: MarketingCampaign }) {
  const say = useText('marketing');
  const common = useText('common');
  const navigate = useNavigate();
  const { data: segments = [] } = useCall('GET /admin/segments');
  const initial = useMemo(() => (campaign ? valuesOf(campaign) : nothing), [campaign]);
  const form = useForm({
    call: campaign ? 'PUT /admin/marketing/campaigns/{id}' : 'POST /admin/marketing/campaigns',
    initial,
    draft: campaign ? `marketing:${campaign.id}` : 'marketing:new',
    input: ({ segment, message, version }) => {
      // No choice is refused by the server at its field.
      const body = { segment_id: readNumber(segment) as number, message: messageBody(message) };
      return campaign ? { params: { id: campaign.id }, body: { ...body, version } } : { body };
    },
    done: common('saved'),
    onDone: ({ id }) => {
      if (!campaign) void navigate(`/marketing/campaigns/${id}`);
    },
    changedTo: valuesOf,
  });
  return (
    <Form form={form} labels={{ segment: say('segment'), message: say('message') }}>
      <Panel>
        <ChoiceField
          {...form.field('segment')}
          error={form.errors['segment_id']?.[0]}
          label={say('segment')}
          hint={
            <Link to="/segments" className="text-link hover:underline">
              {say('toSegments')}
            </Link>
          }
          options={[['', '—'], ...segments.map(({ id, name }) => [String(id), name] as const)]}
        />
      </Panel>
      <Panel title={say('message')}>
        <MessageFields
          values={form.values.message}
          onChange={(message) => form.set('message', message)}
          errorOf={(path) => form.errors[`message.${path}`]?.[0]}
        />
      </Panel>
    </Form>
  );
}
