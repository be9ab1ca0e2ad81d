/** How crawlers, previews of messengers and libraries call themselves. Whoever hides it is counted by their network. */
const PROGRAMMES =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|scrap|fetcher|facebookexternalhit|facebookcatalog|whatsapp\/|embedly|lighthouse|pagespeed|gtmetrix|pingdom|uptime|monitor|curl\/|wget\/|python|java\/|okhttp|libwww|httpclient|axios|go-http|node-fetch|^node$|undici|php\/|ruby/i;

/** Whether a browser's name for itself is that of a programme; one that says nothing is one. */
export function isProgramme(userAgent: string): boolean {
  return userAgent.trim() === '' || PROGRAMMES.test(userAgent);
}
