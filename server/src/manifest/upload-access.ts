import type { Actor } from '../platform/bind/index.ts';

/** The caller that requests an upload, and the view token of the order it may belong to. */
export interface Viewer {
  actor: Actor;
  viewToken: string | undefined;
}

/** Decides whether a viewer may see the entity of this id, and so the uploads attached to it. */
export type UploadAccess = (id: string, viewer: Viewer) => Promise<boolean>;
