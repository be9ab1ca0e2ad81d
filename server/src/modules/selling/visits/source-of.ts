/** Names of sources by the host that leads here; hosts below these count as them. */
const sites: Readonly<Record<string, string>> = {
  'bing.com': 'bing',
  'duckduckgo.com': 'duckduckgo',
  'yahoo.com': 'yahoo',
  'instagram.com': 'instagram',
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  't.co': 'x',
  'x.com': 'x',
  'twitter.com': 'x',
  'snapchat.com': 'snapchat',
  'tiktok.com': 'tiktok',
  'youtube.com': 'youtube',
  'whatsapp.com': 'whatsapp',
  'wa.me': 'whatsapp',
  't.me': 'telegram',
  'telegram.org': 'telegram',
  'linkedin.com': 'linkedin',
  'pinterest.com': 'pinterest',
  'chatgpt.com': 'chatgpt',
  'perplexity.ai': 'perplexity',
};

/** A source without a link that names it. */
export const DIRECT = 'direct';
/** All sources of a day beyond the number that is kept. */
export const OTHER = 'other';

/** Sources that are never folded into `other`, however few came by them. */
export const knownSources: readonly string[] = [
  ...new Set([...Object.values(sites), 'google', 'newsletter', 'email', 'sms', DIRECT]),
];

export interface Source {
  source: string;
  medium: string;
  campaign: string;
}

interface Told {
  referrer?: string | undefined;
  source?: string | undefined;
  medium?: string | undefined;
  campaign?: string | undefined;
}

/** A mark of a link as it is counted: one spelling, and nothing that may name a person. */
export function tidyMark(typed: string | undefined, longest: number): string {
  if (!typed || typed.includes('@')) return '';
  const said = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._+-]+/gu, ' ')
    .trim();
  return [...said].slice(0, longest).join('').trim();
}

/** The source of a host: its known name, else the host itself. Null for what is no public host. */
export function sourceOfHost(host: string): string | null {
  const bare = host.toLowerCase().replace(/^www\./, '');
  if (!/^[a-z0-9.-]{3,60}$/.test(bare) || !/\.[a-z][a-z0-9-]+$/.test(bare)) return null;
  if (/(^|\.)google\.[a-z.]{2,6}$/.test(bare)) return 'google';
  const known = Object.keys(sites).find((site) => bare === site || bare.endsWith(`.${site}`));
  return known ? (sites[known] ?? null) : bare;
}

/** The source of a visit: the marks of its link before the site that it came from. */
export function sourceOf({ referrer, source, medium, campaign }: Told): Source {
  const named = tidyMark(source, 60);
  const asHost = named.includes('.') ? sourceOfHost(named) : null;
  return {
    source: asHost ?? (named || (referrer && sourceOfHost(referrer)) || DIRECT),
    medium: tidyMark(medium, 60),
    campaign: tidyMark(campaign, 100),
  };
}
