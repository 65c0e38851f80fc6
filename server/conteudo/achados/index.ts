/** A question in words, and where a content answers it. */
export { hitColumns, hitJoins, presentHit, type HitRow, type Sought } from './hits.ts';
export { rarestOf, textQuery, wordForms, type TextQuery } from './text-query.ts';
