import type { Company } from '@waha/contract/types';
import { Fragment } from 'react';
import { useText } from '../text/use-text.ts';

/** A company with its numbers and its address, as it stands on an invoice. */
export function CompanyLines({ company }: { company: Company }) {
  const say = useText('order');
  const sayShell = useText('shell');
  const { name, vat_number: vat, registration, address } = company;
  const { street, building, district, city, postal_code: postalCode } = address;
  const parts = Object.entries({ street, building: say('building', { number: building }), district, city, postalCode });
  return (
    <>
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      {vat === null ? null : (
        <p>
          {say('vatNumber')} <bdi dir="ltr">{vat}</bdi>
        </p>
      )}
      {registration === null ? null : (
        <p>
          {say('companyRegistration')} <bdi dir="ltr">{`${registration.scheme} ${registration.number}`}</bdi>
        </p>
      )}
      <p>
        {parts.map(([key, part], index) => (
          <Fragment key={key}>
            {index > 0 ? sayShell('listSeparator') : null}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </p>
    </>
  );
}
