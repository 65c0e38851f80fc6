export {
  addressOfSecretLinks,
  confirmAddresses,
  confirmedAddress,
  confirmWritten,
  mailPlaceText,
  mailPort,
  unconfirmedAddresses,
  withSlash,
} from './confirmed-address.ts';
export { institutionName } from './institution-name.ts';
export { keepsPlace } from './keeps-place.ts';
export { publicAddress } from './public-address.ts';
export { readSettings, type Settings } from './read-settings.ts';
