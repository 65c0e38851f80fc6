import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { decimalsIn } from './read-number.ts';

/** Above it a number is no longer written out with its decimals. */
const written = 1e21;

/**
 * `multipleOf` by the decimals that people write: in binary, 0.29 divided by 0.01 is not a whole number. The value has to be
 * the nearest to a text with as many decimals as the step has, and the text without its point a multiple of the step without
 * its own.
 */
export const multipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: { message: 'multipleOf', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(cxt: KeywordCxt) {
    const { data } = cxt;
    const step = cxt.schema as number;
    if (step >= written) return cxt.fail(_`${data} % ${step} !== 0`);
    const decimals = decimalsIn(step);
    const units = step.toFixed(decimals).replace('.', '');
    const text = _`${data}.toFixed(${decimals})`;
    const exact = _`Number(${text}) === ${data} && BigInt(${text}.replace(".", "")) % BigInt(${units}) === BigInt(0)`;
    cxt.fail(_`Math.abs(${data}) < ${written} ? !(${exact}) : ${data} % ${step} !== 0`);
  },
};
