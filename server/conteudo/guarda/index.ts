/** Where what is on paper is kept: in which registered place each content is, and since when. */
export { putInPlace } from './put-in-place.ts';
