import {
  type EndpointKey,
  type MemberNotificationKind,
  type MemberNotificationSettings,
  memberNotificationKinds,
} from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { requireMember } from '../members/index.ts';
import { readCursor, writeCursor } from '../posts/index.ts';
import { countUnread, listNotifications, markRead } from './notifications.store.ts';
import { presentNotifications } from './present-notification.ts';
import { readSettings, type SettingsRow, writeSettings } from './settings.store.ts';

type NotificationKey = Extract<EndpointKey, `${string} /community/notifications${string}`>;

const PAGE_LENGTH = 20;
const MOST_COUNTED = 99;

export function memberNotificationRoutes({ db, now }: { db: Database; now: () => number }): Handlers<NotificationKey> {
  return {
    'GET /community/notifications': async ({ query }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const [before = null] = query.cursor === undefined ? [] : readCursor(query.cursor, 1);
      const limit = query.per_page ?? PAGE_LENGTH;
      const found = await listNotifications(db, { memberId: me.id, before, limit: limit + 1 });
      const rows = found.slice(0, limit);
      return {
        data: await presentNotifications(db, rows, { readerId: me.id, language }),
        next_cursor: found.length > limit ? writeCursor(rows.at(-1)?.turn ?? 0) : null,
      };
    },
    'GET /community/notifications/unread': async (_, { actor }) => {
      const me = await requireMember(db, actor);
      return { count: await countUnread(db, me.id, MOST_COUNTED) };
    },
    'POST /community/notifications/read': async ({ body }, { actor }) => {
      const me = await requireMember(db, actor);
      return inTransaction(db, async (tx) => {
        await markRead(tx, me.id, body?.ids ?? null, new Date(now()));
        return { count: await countUnread(tx, me.id, MOST_COUNTED) };
      });
    },
    'GET /community/notifications/settings': async (_, { actor }) => {
      const me = await requireMember(db, actor);
      return presentSettings(await readSettings(db, me.id));
    },
    'PUT /community/notifications/settings': async ({ body }, { actor }) => {
      const me = await requireMember(db, actor);
      return inTransaction(db, async (tx) => {
        const before = await readSettings(tx, me.id);
        const isOff = (kind: MemberNotificationKind) =>
          body.kinds[kind] === undefined ? before.off.includes(kind) : !body.kinds[kind];
        const after = { off: memberNotificationKinds.filter(isOff), daily_mail: body.daily_mail };
        await writeSettings(tx, me.id, after);
        return presentSettings(after);
      });
    },
  };
}

function presentSettings({ off, daily_mail }: SettingsRow): MemberNotificationSettings {
  const isOn = (kind: (typeof memberNotificationKinds)[number]) => !off.includes(kind);
  return {
    kinds: {
      like: isOn('like'),
      comment: isOn('comment'),
      reply: isOn('reply'),
      mention: isOn('mention'),
      follow: isOn('follow'),
      decision: isOn('decision'),
      contest: isOn('contest'),
      rank: isOn('rank'),
      reward: isOn('reward'),
      sale: isOn('sale'),
    },
    daily_mail,
  };
}
