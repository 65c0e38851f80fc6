import { test } from './test.mjs';

/** Weighs what the first pages bring, apart from the tests: a byte more or less is nobody's defect, and who weighs wants the figures. */
export const weigh = () => {
  process.env.MALOTE_PESAR = '1';
  return test(['tests/e2e/weight.test.ts']);
};
