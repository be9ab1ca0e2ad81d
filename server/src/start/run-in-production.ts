// Imported before everything else: React decides as it loads whether to render with all its checks, at twice the time.
// No setting of the shop, and so not in config.ts: `npm run dev` is the one who wants them.
process.env.NODE_ENV ??= process.env.WAHA_DEV === '1' ? 'development' : 'production';
