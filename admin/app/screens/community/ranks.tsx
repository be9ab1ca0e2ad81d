import type { AdminRank, PointRule, PointSettings } from '@waha/contract/types';
import { useCall } from '../../api/use-call.ts';
import { InBoth, MoneyField, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** Thresholds and perks of the ranks, point rules, and expiry of points. */
export default function Ranks() {
  const say = useText('community');
  const ranks = useCall('GET /admin/community/ranks');
  const rules = useCall('GET /admin/community/point-rules');
  const settings = useCall('GET /admin/community/point-settings');
  const unread = [ranks, rules, settings].find(({ error, data }) => error && !data) ?? ranks;
  return (
    <Page title={say('ranks')}>
      {ranks.data && rules.data && settings.data ? (
        <div className="grid gap-6">
          <section className="grid gap-3">
            <h2 className="text-base font-bold">{say('ranksTitle')}</h2>
            <div className="grid items-start gap-3 lg:grid-cols-2">
              {ranks.data.data.map((rank) => (
                <RankForm key={rank.key} rank={rank} />
              ))}
            </div>
          </section>
          <section className="grid gap-3">
            <h2 className="text-base font-bold">{say('rules')}</h2>
            <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {rules.data.data.map((rule) => (
                <RuleForm key={rule.kind} rule={rule} />
              ))}
            </div>
          </section>
          <LifeForm settings={settings.data} />
        </div>
      ) : (
        <Unread error={unread.error} refetch={unread.refetch} />
      )}
    </Page>
  );
}

const rankValues = (rank: AdminRank) => ({
  name_ar: rank.name_ar,
  name_en: rank.name_en,
  threshold: showNumber(rank.threshold),
  free_shipping_threshold: showNumber(rank.free_shipping_threshold),
  discount_percent: showNumber(rank.discount_percent),
  version: rank.version,
});

function RankForm({ rank }: { rank: AdminRank }) {
  const say = useText('community');
  const common = useText('common');
  const language = useLanguage();
  const form = useForm({
    call: 'PUT /admin/community/ranks/{key}',
    initial: rankValues(rank),
    input: (values) => ({
      params: { key: rank.key },
      body: {
        ...values,
        threshold: readNumber(values.threshold) as number,
        free_shipping_threshold: readNumber(values.free_shipping_threshold),
        discount_percent: readNumber(values.discount_percent) as number,
      },
    }),
    changedTo: rankValues,
    done: common('saved'),
  });
  return (
    <Panel title={language === 'ar' ? rank.name_ar : rank.name_en}>
      <Form form={form} isInDialog>
        <InBoth>
          <TextField {...form.field('name_ar')} label={say('nameAr')} lang="ar" dir="rtl" most={60} />
          <TextField {...form.field('name_en')} label={say('nameEn')} lang="en" dir="ltr" most={60} />
          <NumberField {...form.field('threshold')} label={say('rankFrom')} isWhole />
          <NumberField {...form.field('discount_percent')} label={say('rankDiscount')} unit="%" isWhole />
          <MoneyField {...form.field('free_shipping_threshold')} label={say('rankFree')} hint={say('rankFreeHint')} />
        </InBoth>
      </Form>
    </Panel>
  );
}

const ruleValues = (rule: PointRule) => ({
  points: showNumber(rule.points),
  per_day: showNumber(rule.per_day),
  version: rule.version,
});

const named = ['post', 'reel', 'comment', 'like', 'review', 'order', 'sale', 'contest'] as const;

function RuleForm({ rule }: { rule: PointRule }) {
  const say = useText('community');
  const common = useText('common');
  const kind = named.find((one) => one === rule.kind);
  const form = useForm({
    call: 'PUT /admin/community/point-rules/{kind}',
    initial: ruleValues(rule),
    input: ({ points, per_day: perDay, version }) => ({
      params: { kind: rule.kind },
      body: { points: readNumber(points) as number, per_day: readNumber(perDay), version },
    }),
    changedTo: ruleValues,
    done: common('saved'),
  });
  return (
    <Panel title={kind ? say(`rule_${kind}`) : rule.kind}>
      <Form form={form} isInDialog>
        <NumberField {...form.field('points')} label={say('points')} isWhole />
        <NumberField {...form.field('per_day')} label={say('rulePerDay')} hint={say('rulePerDayHint')} isWhole />
      </Form>
    </Panel>
  );
}

const lifeValues = (settings: PointSettings) => ({
  expires_after_months: showNumber(settings.expires_after_months),
  warning_days: showNumber(settings.warning_days),
  version: settings.version,
});

function LifeForm({ settings }: { settings: PointSettings }) {
  const say = useText('community');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/community/point-settings',
    initial: lifeValues(settings),
    input: (values) => ({
      body: {
        expires_after_months: readNumber(values.expires_after_months),
        warning_days: readNumber(values.warning_days) as number,
        version: values.version,
      },
    }),
    changedTo: lifeValues,
    done: common('saved'),
  });
  return (
    <Panel title={say('life')}>
      <Form form={form} isInDialog>
        <InBoth>
          <NumberField
            {...form.field('expires_after_months')}
            label={say('lifeMonths')}
            hint={say('lifeMonthsHint')}
            isWhole
          />
          <NumberField {...form.field('warning_days')} label={say('lifeWarning')} isWhole />
        </InBoth>
      </Form>
    </Panel>
  );
}
