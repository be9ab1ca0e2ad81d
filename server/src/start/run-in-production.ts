// Imported before all other modules: React decides at load time whether to render with all its checks, which doubles
// the time. It is no setting of the shop and therefore not in config.ts: only `npm run dev` needs the checks.
process.env.NODE_ENV ??= process.env.WAHA_DEV === '1' ? 'development' : 'production';
