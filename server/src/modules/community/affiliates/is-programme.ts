/** User agents of crawlers, link previews and libraries. Others are counted by their network. */
const PROGRAMMES =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|scrap|fetcher|facebookexternalhit|facebookcatalog|whatsapp\/|embedly|lighthouse|pagespeed|gtmetrix|pingdom|uptime|monitor|curl\/|wget\/|python|java\/|okhttp|libwww|httpclient|axios|go-http|node-fetch|^node$|undici|php\/|ruby/i;

/** True for the user agent of a program, or an empty one. */
export function isProgramme(userAgent: string): boolean {
  return userAgent.trim() === '' || PROGRAMMES.test(userAgent);
}
