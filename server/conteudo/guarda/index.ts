/** Where what is on paper is kept: in which registered place each content is, and since when. */
export { guardar, retirarDoLocal } from './acts.ts';
export { holdPlace } from './places.ts';
export { leavePlaces } from './put-in-place.ts';
export { placesToChoose, readGuarda } from './read-guarda.ts';
