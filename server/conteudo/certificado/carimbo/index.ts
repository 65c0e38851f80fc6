export { askAuthority, NoStamp } from './ask-authority.ts';
export { dateSignature } from './date-signature.ts';
export { findAuthority } from './stamp-authorities.ts';
