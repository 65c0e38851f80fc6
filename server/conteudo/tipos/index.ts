export { allowedTypes, forThePerson, typesOfUnit } from './allowed-types.ts';
