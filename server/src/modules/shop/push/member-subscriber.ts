import type { Subscriber } from '../../../platform/events/index.ts';
import { pagePath } from '../../../platform/text/index.ts';
import { readNotice } from '../../community/member-notifications/index.ts';
import { readMembers } from '../../community/members/index.ts';
import { listDevicesForCustomer } from './devices.store.ts';
import { type TellDeps, tellDevices } from './tell-devices.ts';
import { pushTexts as texts } from './texts.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const MOST_DEVICES = 20;

/** Tells the devices of a member of news in the community; kinds that they switched off never get here. */
export function memberPushSubscriber(deps: TellDeps): Subscriber {
  const { db } = deps;
  return {
    name: 'push.member-notified',
    event: 'member.notified',
    async handle({ memberId, notificationId: id }) {
      const [member] = await readMembers(db, [memberId]);
      if (member?.status !== 'active' || member.customer_id === null) return;
      const devices = await listDevicesForCustomer(db, member.customer_id, MOST_DEVICES);
      const telling = { tag: `notice:${id}`, urgency: 'normal', validMs: DAY_MS } as const;
      await tellDevices(deps, devices, telling, async (language) => {
        const notice = await readNotice(db, { memberId, id, language });
        if (!notice) return undefined;
        // Decisions of staff, and their reasons, are read behind the lock.
        const body = notice.isDecision ? texts.say(language, 'community_decision') : notice.text;
        return { title: texts.say(language, 'community'), body, path: pagePath(language, '/community/notifications') };
      });
    },
  };
}
