import { useText } from '../../text/use-text.ts';
import { useRootData } from '../root-data.ts';

/** Identity of the shop that Saudi e-commerce law requires. */
export function LegalIdentity() {
  const say = useText('shell');
  const { settings } = useRootData();
  if (!settings) return null;
  const facts = [
    { label: say('commercialRegistration'), number: settings.commercial_registration },
    { label: say('vatNumber'), number: settings.vat_number },
    // Staff may also list these two numbers among the licences; each is shown once.
    ...settings.licences.filter(
      ({ number }) => number !== settings.commercial_registration && number !== settings.vat_number,
    ),
  ];
  const known = facts.filter(({ number }) => number);
  if (!known[0] && !settings.is_demo) return null;
  return (
    <div className="mt-4 text-xs text-soft">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {known.map((fact) => (
          <div key={fact.label} className="flex gap-1.5">
            <dt>{fact.label}</dt>
            <dd className="text-ink tabular-nums">
              <bdi>{fact.number}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {settings.is_demo ? <p className="mt-3 font-semibold text-warning">{say('demoShop')}</p> : null}
    </div>
  );
}
