import type { StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { claimSettings, lockSettings, readSettingsVersion } from '../settings/index.ts';

/** A topic of the settings: its name, its read and save operations, and its conversion to and from the body. */
interface TopicSpec<Saved, Body> {
  name:
    | 'store'
    | 'payments'
    | 'refunds'
    | 'holds'
    | 'rules'
    | 'sms'
    | 'switches'
    | 'opening'
    | 'languages'
    | 'appearance'
    | 'frame'
    | 'carriers'
    | 'phone_messages'
    | 'taxes'
    | 'cart_reminders';
  read(where: Database | Tx): Promise<Saved>;
  save(tx: Tx, saved: Saved): Promise<void>;
  toBody(saved: Saved): Body;
  /** Converts a body to the saved value; refuses an invalid one. `before` is the present value. */
  toSaved(body: Body, before: Saved, tx: Tx): Saved | Promise<Saved>;
}

type Versioned<Body> = Body & { version: number };

/**
 * The staff calls of a settings topic: read with its version, and replaced as a whole with optimistic locking. The
 * topic's module saves it and publishes invalidations; the audit records the author.
 */
export function settingsTopic<Saved, Body extends object>({
  name,
  read,
  save,
  toBody,
  toSaved,
}: TopicSpec<Saved, Body>) {
  const readAll = async (where: Database | Tx) => ({
    saved: await read(where),
    version: await readSettingsVersion(where, name),
  });
  const topic = auditedResource<null, { saved: Saved; version: number }, Versioned<Body>>({
    read: readAll,
    lock: async (tx) => {
      await lockSettings(tx, name);
      return readAll(tx);
    },
    subject: () => ({ kind: 'settings', id: name }),
    audited: ({ saved }) => saved,
    present: (_, { saved, version }) => ({ ...toBody(saved), version }),
  });
  return {
    show: (db: Database, context: StaffContext) => topic.show(db, context, null),
    change: (db: Database, context: StaffContext, { version, ...body }: Versioned<Body>) =>
      topic.change(db, context, { id: null, action: `settings.${name}_changed` }, async (tx, before) => {
        if (!(await claimSettings(tx, name, version))) refuse('conflict.changed');
        // The body consists of its version and the value: the contract has no other field.
        await save(tx, await toSaved(body as unknown as Body, before.saved, tx));
      }),
  };
}
