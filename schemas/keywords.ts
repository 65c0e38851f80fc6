import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { getProperty } from 'ajv/dist/compile/codegen/index.js';
import type { Compare } from './generated-definition.ts';

/** What is wrong in each comparison, as an operator of the code that runs on both sides. */
const wrong = { gt: _`<=`, gte: _`<`, lt: _`>=`, lte: _`>`, eq: _`!==`, ne: _`===` } as const;

/**
 * `x-compare` on a field: `{ "gte": "inicio" }`. Only where both are filled and of one type; canonical dates and times
 * compare as texts, instants by their moment. Written as code, so that it also works in a validator compiled to a module.
 */
const compare: CodeKeywordDefinition = {
  keyword: 'x-compare',
  type: ['string', 'number'],
  schemaType: 'object',
  error: {
    message: 'x-compare',
    params: ({ params }) => _`{operador: ${params.operador}, campo: ${params.campo}}`,
  },
  code(cxt: KeywordCxt) {
    const { data, it } = cxt;
    const instant = (it.schema as { format?: string }).format === 'date-time';
    for (const [operador, campo] of Object.entries<string>(cxt.schema as Record<string, string>)) {
      const other = _`${it.parentData}${getProperty(campo)}`;
      const [left, right] = instant ? [_`Date.parse(${data})`, _`Date.parse(${other})`] : [data, other];
      cxt.setParams({ operador, campo });
      cxt.fail(_`typeof ${other} == typeof ${data} && ${left} ${wrong[operador as keyof Compare]} ${right}`);
    }
  },
};

/**
 * `x-distinct` on the rows of a grid: groups of columns that together may not repeat (`x-unique` of the definition, lowered).
 * A row with an empty one of them does not count. JSON Schema has no words for it, so it is code too.
 */
const distinct: CodeKeywordDefinition = {
  keyword: 'x-distinct',
  type: 'array',
  schemaType: 'array',
  error: {
    message: 'x-distinct',
    params: ({ params }) => _`{linha: ${params.linha}, campo: ${params.campo}}`,
  },
  code(cxt: KeywordCxt) {
    const { data, gen } = cxt;
    for (const group of cxt.schema as string[][]) {
      const seen = gen.const('vistos', _`new Set()`);
      const repeated = gen.let('repetida', -1);
      gen.forRange('i', 0, _`${data}.length`, (i) => {
        const row = gen.const('linha', _`${data}[${i}]`);
        const values = group.map((field) => _`${row}${getProperty(field)}`);
        const filled = values.reduce(
          (all, value) => _`${all} && ${value} !== undefined`,
          _`${repeated} < 0 && ${row}`,
        );
        gen.if(filled, () => {
          const key = gen.const(
            'chave',
            _`JSON.stringify([${values.reduce((all, value) => _`${all}, ${value}`)}])`,
          );
          gen.if(
            _`${seen}.has(${key})`,
            () => gen.assign(repeated, i),
            () => gen.code(_`${seen}.add(${key})`),
          );
        });
      });
      cxt.setParams({ linha: repeated, campo: group.at(-1) ?? '' });
      cxt.fail(_`${repeated} >= 0`);
    }
  },
};

/** The keywords that are code beside the formats; everything else of the vocabulary is lowered to standard JSON Schema. */
export const keywords: readonly CodeKeywordDefinition[] = [compare, distinct];
