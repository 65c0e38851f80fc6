export { publicAddress } from './public-address.ts';
export { readSettings, type Settings } from './read-settings.ts';
