export { guardAddresses } from './guard-addresses.ts';
