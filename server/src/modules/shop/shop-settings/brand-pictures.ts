import type { AdminBrandPicture, AdminLogo, BrandPicture, EndpointKey } from '@waha/contract';
import type { AuditAction } from '@waha/contract/audit-actions';
import type { Handlers, StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import {
  importIcon,
  importLogo,
  importShareCard,
  presentImage,
  removePicture,
  SHOWN,
  type StoredImage,
} from '../../../platform/media/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { lockSettings, readBrandPicture, saveBrandPicture } from '../settings/index.ts';

const present = (picture: StoredImage | null) => picture && presentImage(picture, '');

type Kind = 'logo' | BrandPicture;

interface KindSpec {
  action: AuditAction;
  take: (path: string, storage: FileStorage) => Promise<StoredImage>;
}

const kinds: Readonly<Record<Kind, KindSpec>> = {
  logo: { action: 'settings.logo_changed', take: importLogo },
  logo_dark: { action: 'settings.logo_dark_changed', take: importLogo },
  icon: { action: 'settings.icon_changed', take: importIcon },
  share: { action: 'settings.share_changed', take: importShareCard },
};

/** One of the shop's pictures; its kind is its topic of the settings. */
const resource = auditedResource<Kind, { kind: Kind; picture: StoredImage | null }, StoredImage | null>({
  read: async (where, kind) => ({ kind, picture: await readBrandPicture(where, kind) }),
  lock: async (tx, kind) => {
    await lockSettings(tx, kind);
    return { kind, picture: await readBrandPicture(tx, kind) };
  },
  subject: ({ kind }) => ({ kind: 'settings', id: kind }),
  audited: ({ picture }) => ({ key: picture?.key ?? null }),
  present: (_, { picture }) => picture,
});

type PictureKey = Extract<
  EndpointKey,
  `${string} /admin/settings/logo` | `${string} /admin/settings/pictures` | `${string} /admin/settings/pictures/{kind}`
>;

/** Staff calls for the shop's pictures. Of two that are sent at once the later one stays, and no file of the other. */
export function brandPictureRoutes({ db, storage }: { db: Database; storage: FileStorage }): Handlers<PictureKey> {
  const replace = async (context: StaffContext, kind: Kind, picture: StoredImage | null) => {
    let before: StoredImage | null = null;
    const { action } = kinds[kind];
    const stored = await resource.change(db, context, { id: kind, action }, async (tx: Tx, replaced) => {
      before = replaced.picture;
      await saveBrandPicture(tx, kind, picture);
    });
    if (before) await removePicture(storage, SHOWN, before);
    return stored;
  };
  const take = async (context: StaffContext, kind: Kind, path: string) => {
    const picture = await kinds[kind].take(path, storage);
    try {
      return await replace(context, kind, picture);
    } catch (error) {
      await removePicture(storage, SHOWN, picture);
      throw error;
    }
  };
  const asLogo = (picture: StoredImage | null): AdminLogo => ({ logo: present(picture) });
  const asPicture = (picture: StoredImage | null): AdminBrandPicture => ({ picture: present(picture) });
  return {
    'GET /admin/settings/logo': async () => asLogo(await readBrandPicture(db, 'logo')),
    'POST /admin/settings/logo': async ({ file }, context) => asLogo(await take(context, 'logo', file.path)),
    'DELETE /admin/settings/logo': async (_, context) => asLogo(await replace(context, 'logo', null)),
    'GET /admin/settings/pictures': async () => ({
      logo_dark: present(await readBrandPicture(db, 'logo_dark')),
      icon: present(await readBrandPicture(db, 'icon')),
      share: present(await readBrandPicture(db, 'share')),
    }),
    'POST /admin/settings/pictures/{kind}': async ({ file, params }, context) =>
      asPicture(await take(context, params.kind, file.path)),
    'DELETE /admin/settings/pictures/{kind}': async ({ params }, context) =>
      asPicture(await replace(context, params.kind, null)),
  };
}
