import type { AdminLogo, EndpointKey } from '@waha/contract';
import type { Handlers, StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { importLogo, presentImage, removePicture, SHOWN, type StoredImage } from '../../../platform/media/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { lockSettings, readLogo, saveLogo } from '../settings/index.ts';

const present = (logo: StoredImage | null): AdminLogo => ({ logo: logo && presentImage(logo, '') });

const resource = auditedResource<null, StoredImage | null, AdminLogo>({
  read: readLogo,
  lock: async (tx) => {
    await lockSettings(tx, 'logo');
    return readLogo(tx);
  },
  subject: () => ({ kind: 'settings', id: 'logo' }),
  audited: (logo) => ({ key: logo?.key ?? null }),
  present: (_, logo) => present(logo),
});

/** Staff calls for the logo. Of two that are sent at once the later one stays, and no file of the other. */
export function logoRoutes({
  db,
  storage,
}: {
  db: Database;
  storage: FileStorage;
}): Handlers<Extract<EndpointKey, `${string} /admin/settings/logo`>> {
  const replace = async (context: StaffContext, logo: StoredImage | null) => {
    let before: StoredImage | null = null;
    const action = 'settings.logo_changed';
    const reply = await resource.change(db, context, { id: null, action }, async (tx: Tx, replaced) => {
      before = replaced;
      await saveLogo(tx, logo);
    });
    if (before) await removePicture(storage, SHOWN, before);
    return reply;
  };
  return {
    'GET /admin/settings/logo': async () => present(await readLogo(db)),
    'POST /admin/settings/logo': async ({ file }, context) => {
      const logo = await importLogo(file.path, storage);
      try {
        return await replace(context, logo);
      } catch (error) {
        await removePicture(storage, SHOWN, logo);
        throw error;
      }
    },
    'DELETE /admin/settings/logo': (_, context) => replace(context, null),
  };
}
