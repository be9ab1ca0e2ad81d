import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the shop, which it makes once per document. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by document/start-idle-work.ts: the browser may offer it before this file is loaded. */
    installOffer?: Event | undefined;
  }
}

const OFFERED = 'beforeinstallprompt';

function subscribe(listener: () => void): () => void {
  const onInstalled = () => {
    window.installOffer = undefined;
    listener();
  };
  addEventListener(OFFERED, listener);
  addEventListener('appinstalled', onInstalled);
  return () => {
    removeEventListener(OFFERED, listener);
    removeEventListener('appinstalled', onInstalled);
  };
}

/** Whether the browser lets the page ask to be installed. */
export function useMayInstall(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.installOffer !== undefined,
    () => false,
  );
}

/** Shows the browser's question; true when it was accepted. A browser asks once per offer. */
export async function askToInstall(): Promise<boolean> {
  const offer = window.installOffer as InstallEvent | undefined;
  window.installOffer = undefined;
  // An offer that was used, or is no longer valid, rejects.
  const answer = await offer?.prompt().catch(() => undefined);
  return answer?.outcome === 'accepted';
}

/** Safari on a phone installs from its own menu only, and is told how. */
export function isSafariOnPhone(): boolean {
  const { userAgent } = navigator;
  return /iPhone|iPad/.test(userAgent) && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}

/** Whether the page runs as an installed app. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}
