export { allowedTypes, forThePerson } from './allowed-types.ts';
