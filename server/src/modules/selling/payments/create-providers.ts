import type { Database } from '../../../platform/database/index.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { createDemoProvider } from './providers/demo.ts';
import { createMoyasar, type MoyasarSettings } from './providers/moyasar.ts';

export interface ProviderSettings {
  /** Undefined if not configured: then it is not offered. */
  moyasar: MoyasarSettings | undefined;
  demo: boolean;
  publicUrl: string;
}

/** The configured providers; only these are offered. */
export function createPaymentProviders(settings: ProviderSettings, db: Database, now: () => number): PaymentProviders {
  return {
    ...(settings.moyasar && { moyasar: createMoyasar(settings.moyasar) }),
    ...(settings.demo && { demo: createDemoProvider(db, demoPage(settings.publicUrl), now) }),
  };
}

function demoPage(publicUrl: string) {
  return (id: string, language: 'ar' | 'en') => `${publicUrl}${language === 'en' ? '/en' : ''}/pay/demo/${id}`;
}
