import type { AffiliateProgramme } from '@waha/contract/types';

/** The programme's numbers as its texts name them. */
export interface ProgrammeNumbers extends Record<string, string | number> {
  percent: number;
  days: number;
  postDays: number;
  points: number;
  pointValue: string;
  withdrawal: number;
}

export function programmeNumbers(programme: AffiliateProgramme): ProgrammeNumbers {
  return {
    percent: programme.commission_percent,
    days: programme.click_days,
    postDays: programme.post_after_days,
    points: programme.least_points,
    pointValue: programme.point_value.toFixed(2),
    withdrawal: programme.least_withdrawal,
  };
}
