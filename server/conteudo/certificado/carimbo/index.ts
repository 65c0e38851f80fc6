export { askAuthority, NoStamp } from './ask-authority.ts';
export { dateSignature } from './date-signature.ts';
export { activeAuthorities, findAuthority } from './stamp-authorities.ts';
