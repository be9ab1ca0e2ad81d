export { readStoreIdentity, type StoreIdentity, saveStoreIdentity } from './store-identity.store.ts';
export { readSwitches, type Switches, saveSwitches } from './switches.store.ts';
