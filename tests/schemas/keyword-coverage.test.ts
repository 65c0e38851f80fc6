import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import type { Properties } from '#schemas/generated-definition.ts';
import { definition } from './arbitrary-definition.ts';
import { formatCases } from './format-cases.ts';
import { loweringCases } from './lowering-cases.ts';
import { sound } from './wrong-definition.ts';

interface MetaSchema {
  readonly $defs: Readonly<
    Record<
      string,
      { readonly properties?: Readonly<Record<string, object>>; readonly enum?: readonly string[] }
    >
  >;
}

const meta = JSON.parse(
  readFileSync(new URL('../../schemas/resource.schema.json', import.meta.url), 'utf8'),
) as MetaSchema;

const keywords = Object.keys(meta.$defs['RegisterProperty']?.properties ?? {});

/** What only tells how a field looks, who may see it, or what it was called; nothing is accepted or refused because of it. */
const ofTheScreen = new Set([
  'description',
  'examples',
  'default',
  'x-suggest',
  'x-widget',
  'x-permission',
  'x-idle',
  'x-renamed-from',
]);

/** The keywords that fields of some properties use, in columns of rows too. */
const used = (properties: Properties): string[] =>
  Object.values(properties).flatMap((property) => [
    ...Object.keys(property),
    ...(property.items?.properties ? used(property.items.properties) : []),
  ]);

const missing = (seen: ReadonlySet<string>): string[] =>
  keywords.filter((keyword) => !seen.has(keyword) && !ofTheScreen.has(keyword));

describe('every keyword of the vocabulary', () => {
  it('has a case of lowering that both sides judge', () => {
    expect(
      missing(new Set([...loweringCases, ...formatCases].flatMap(({ properties }) => used(properties)))),
    ).toEqual([]);
  });

  it('is in the definitions over which browser and server are compared', () => {
    const seen = new Set(
      fc.sample(definition, { numRuns: 400, seed: 1 }).flatMap(({ schema }) => used(schema.properties)),
    );
    expect(missing(seen)).toEqual([]);
  });

  // an example and a default may be anything that the field takes
  it.each(keywords.filter((keyword) => !['examples', 'default', 'const'].includes(keyword)))(
    '%s with a value of another kind is refused at its place',
    (keyword) => {
      const wrong = structuredClone(sound());
      Object.assign(wrong.schema.properties['nome'] ?? {}, { [keyword]: { impossivel: 1 } });
      const places = checkDefinition(wrong).map(({ pointer }) => pointer);
      expect(places.length).toBeGreaterThan(0);
      for (const place of places) expect(place).toMatch(/^\/schema\/properties\/nome(\/|$)/);
      expect(places.some((place) => place.startsWith(`/schema/properties/nome/${keyword}`))).toBe(true);
    },
  );
});
