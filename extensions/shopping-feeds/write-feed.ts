import type { FeedProvider } from '@waha/extend';
import { faultOf, fieldsOf } from './fields.ts';
import type { Profile } from './profiles.ts';
import { columnsOf, csvItem, csvRow } from './write-csv.ts';
import { RSS_END, rssHead, rssItem } from './write-rss.ts';

/** The feed of a profile; an empty key leaves it open to everybody who knows its address. */
export function createFeed(profile: Profile, key: string): FeedProvider {
  const isRss = profile.format === 'rss';
  const columns = columnsOf(profile);
  return {
    contentType: isRss ? 'application/xml; charset=utf-8' : 'text/csv; charset=utf-8',
    fileEnding: isRss ? 'xml' : 'csv',
    key: key || null,
    async *write(products, shop, leaveOut) {
      yield isRss ? rssHead(shop) : csvRow(columns);
      for await (const product of products) {
        const fault = faultOf(product, profile);
        if (fault) {
          leaveOut(product, fault);
          continue;
        }
        const fields = fieldsOf(product, shop, profile);
        yield isRss ? rssItem(fields) : csvItem(fields, columns);
      }
      if (isRss) yield RSS_END;
    },
  };
}
