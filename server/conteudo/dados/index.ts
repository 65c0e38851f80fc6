/** What drafts and pages of every kind have in common: the records that they name, and what is around them. */
export {
  aroundColumns,
  aroundJoins,
  isoJson,
  presentAround,
  presentOpen,
  unitJson,
  type Around,
} from './around.ts';
export { changedFacts } from './changed-facts.ts';
export { chosenRecordErrors } from './chosen-records.ts';
export { contentsOfCodes } from './contents-of-codes.ts';
export { keepInterested } from './keep-interested.ts';
export { madeHere } from './made-here.ts';
export { classes, interessados } from './pickers.ts';
export { namedByCodes } from './named-by-codes.ts';
export {
  containsNumber,
  containsWeight,
  exactlyNamed,
  namedByNumber,
  namedWeight,
} from './number-conditions.ts';
export { onlyCommonWords } from './only-common-words.ts';
export { subjectOrNumber } from './subject-or-number.ts';
