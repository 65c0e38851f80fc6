import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAjv } from '#schemas/ajv.ts';
import { holds } from '#schemas/condition.ts';
import { lower } from '#schemas/lower.ts';
import { lowerCondition } from '#schemas/lower/condition.ts';
import { condition, definition, record } from './arbitrary-definition.ts';
import { browserSide, serverSide } from './both-sides.ts';

it('browser and server say the same of any record under any definition', { timeout: 60_000 }, async () => {
  const seen = { accepted: 0, refused: 0 };
  const property = fc.asyncProperty(
    definition,
    fc.constantFrom('create' as const, 'edit' as const),
    fc.option(fc.subarray(['alfa', 'beta', 'gama', 'delta', 'nome']), { nil: undefined }),
    fc.array(record, { minLength: 20, maxLength: 20 }),
    async (any, action, fields, records) => {
      const { schema } = lower(any, { action, fields });
      const [server, browser] = [serverSide(schema), await browserSide(schema)];
      for (const one of records) {
        const said = server(one);
        expect(browser(one)).toEqual(said);
        if (said.length === 0) seen.accepted++;
        else seen.refused++;
      }
    },
  );
  await fc.assert(property, { numRuns: 60 });
  // Both answers were tried, many times: a property over refusals alone would prove little.
  expect(seen.accepted).toBeGreaterThan(30);
  expect(seen.refused).toBeGreaterThan(300);
});

it('a condition holds exactly where its lowered form validates', () => {
  const ajv = createAjv();
  const plain = record.filter(
    (one): one is Record<string, unknown> => typeof one === 'object' && one !== null && !Array.isArray(one),
  );
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(condition, fc.array(plain, { minLength: 10, maxLength: 10 }), (any, records) => {
      const validate = ajv.compile(lowerCondition(any));
      for (const one of records) {
        const answer = holds(any, one);
        seen.add(answer);
        expect([any, one, answer]).toEqual([any, one, validate(one)]);
      }
    }),
    { numRuns: 300 },
  );
  expect(seen).toEqual(new Set([true, false]));
});

it('lowering survives the trip as JSON', () => {
  fc.assert(
    fc.property(definition, (any) => {
      const lowered = lower(any, { action: 'create' });
      expect(JSON.parse(JSON.stringify(lowered))).toEqual(lowered);
      expect(lower(JSON.parse(JSON.stringify(any)) as typeof any, { action: 'create' })).toEqual(lowered);
    }),
    { numRuns: 100 },
  );
});
