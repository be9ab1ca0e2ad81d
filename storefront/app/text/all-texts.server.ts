import { type CompiledTexts, registerTexts } from '@waha/kit/texts';

const files = import.meta.glob<CompiledTexts>('./{ar,en}/*.ts', { import: 'default', eager: true });

for (const [file, texts] of Object.entries(files)) {
  const [, language, area] = /\.\/(ar|en)\/(.+)\.ts$/.exec(file) ?? [];
  if (area) registerTexts(language === 'en' ? 'en' : 'ar', area, texts);
}
