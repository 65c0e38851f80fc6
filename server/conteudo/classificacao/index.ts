/** Of which class of the filing plan a content is, after it was concluded. */
export { reclassificar } from './reclassificar.ts';
