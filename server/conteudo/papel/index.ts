/** What the papers of every content have in common. */
export { degreeName } from './degree-name.ts';
export { deliveredName } from './delivered-name.ts';
export { paperOfUnit } from './paper-of-unit.ts';
export { readImages } from './read-images.ts';
export { readLetterhead } from './read-letterhead.ts';
