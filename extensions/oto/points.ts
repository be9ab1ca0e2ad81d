import type { CarrierPoint, PointsRequest } from '@waha/extend';
import { type AskOto, branches } from './api.ts';

/** A city as two lists of it may write it: `RIYADH`, `Ar Riyadh`. */
const bare = (city: string): string =>
  city
    .toLowerCase()
    .replace(/^(?:al|ar|as|ad|at|az|an)[ -]/, '')
    .replaceAll(/[^a-z]/g, '');

const DAYS = { weekdays: 'الأحد–الخميس', weekend: 'الجمعة والسبت' };

/** Branches and lockers of a company in a city; those of other cities, which some companies list too, are left out. */
export async function readPoints(ask: AskOto, { cityEn }: PointsRequest, company: string): Promise<CarrierPoint[]> {
  const body = { deliveryCompanyName: company, countryCode: 'SA', city: cityEn };
  const { pickupPoints } = await ask(branches, 'POST', 'checkDCBranchList', body);
  return pickupPoints
    .filter(({ city, dcBranchName, address }) => dcBranchName && address && (!city || bare(city) === bare(cityEn)))
    .map(({ branchCode, dcBranchName, address, workingHours, weekendWorkingHours, codSupported }) => ({
      ...{ id: String(branchCode), name: dcBranchName ?? '', address: address ?? '', takesCash: codSupported === true },
      hours: hoursOf(workingHours ?? '', weekendWorkingHours ?? ''),
    }));
}

/** Hours of a week in digits, which both languages read; the names of days are Arabic. */
function hoursOf(week: string, end: string): string {
  const said = (hours: string) => (/^24 ?hours$/i.test(hours) ? '24/7' : hours);
  if (week === '' || end === '' || week === end) return said(week || end);
  return `${DAYS.weekdays} ${said(week)}، ${DAYS.weekend} ${said(end)}`;
}
