/** How a visit of this tab came about, as the shop is told; kept in sessionStorage until the tab is closed. */
export interface VisitMarks {
  referrer?: string;
  source?: string;
  medium?: string;
  campaign?: string;
}

const VISIT_KEY = 'visit';
const LONGEST = { referrer: 100, source: 60, medium: 60, campaign: 100 } as const;
const names = ['referrer', 'source', 'medium', 'campaign'] as const;

/** The marks of a link: `utm_…` of its address, and the host of another site that it stands on. */
export function marksOf(search: string, referrer: string, ownHost: string): VisitMarks {
  const query = new URLSearchParams(search);
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const told = {
    referrer: host === ownHost ? '' : host,
    source: query.get('utm_source') ?? '',
    medium: query.get('utm_medium') ?? '',
    campaign: query.get('utm_campaign') ?? '',
  };
  return Object.fromEntries(names.flatMap((name) => (told[name] ? [[name, told[name].slice(0, LONGEST[name])]] : [])));
}

/** The marks that a tab keeps: anybody can edit them, so only short texts are read. */
function readMarks(stored: string): VisitMarks {
  try {
    const value: unknown = JSON.parse(stored);
    return Object.fromEntries(
      names.flatMap((name) => {
        const text: unknown = Reflect.get(Object(value), name);
        return typeof text === 'string' ? [[name, text.slice(0, LONGEST[name])]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** The marks of this tab's visit, and whether it begins now: with the tab, or with a link that names another source. */
export function visitOfTab(found: VisitMarks): { marks: VisitMarks; isFirst: boolean } {
  try {
    const stored = sessionStorage.getItem(VISIT_KEY);
    if (stored !== null && !found.source) return { marks: readMarks(stored), isFirst: false };
    const text = JSON.stringify(found);
    if (stored === text) return { marks: found, isFirst: false };
    sessionStorage.setItem(VISIT_KEY, text);
  } catch {
    // Where storage is refused, each document is a visit.
  }
  return { marks: found, isFirst: true };
}
