export { readStoreIdentity, type StoreIdentity, saveStoreIdentity } from './store-settings.ts';
export { readSwitches, type Switches, saveSwitches } from './switches.ts';
