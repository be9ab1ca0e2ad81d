import { type RecipientKind, recipientKinds } from '@waha/contract';
import type { AnyExtension } from '@waha/extend';
import type { Extensions } from '../../../extensions/index.ts';
import type { Language } from '../../../platform/text/index.ts';

/** An extension whose provider is given personal data. */
export interface Recipient {
  name: string;
  title: Readonly<Record<Language, string>>;
  kinds: readonly RecipientKind[];
  isOn: boolean;
  country: string;
  data: readonly string[];
}

/** The extensions that give personal data to a provider, those that are off too. */
export function recipientsOf(extensions: Extensions): Recipient[] {
  return extensions.list.flatMap((extension) => {
    const { name, processor, texts } = extension;
    if (!processor) return [];
    return {
      name,
      title: { ar: texts.ar.name ?? name, en: texts.en.name ?? name },
      kinds: recipientKinds.filter((kind) => extension[kind] !== undefined),
      isOn: isOn(extensions, extension),
      country: processor.country ?? '',
      data: processor.data,
    };
  });
}

/** An extension is given data while an adapter of it is open. */
function isOn(extensions: Extensions, { name }: AnyExtension): boolean {
  const { payments, messages, taxes, carriers, protocols, conversions } = extensions;
  return [payments, messages, taxes, carriers, protocols, conversions].some((adapters) =>
    adapters.some((adapter) => adapter.name === name),
  );
}
