// Compiled messages call what the shop's do (see vite.config.ts, compileTexts).
export * from '../../../storefront/app/text/runtime.ts';
