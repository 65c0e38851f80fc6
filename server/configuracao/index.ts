export { publicAddress } from './public-address.ts';
export { fillSettings, readSettings, type Settings } from './read-settings.ts';
