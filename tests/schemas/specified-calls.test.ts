import { describe, expect, it } from 'vitest';
import { catalogue, keyOf } from '#tests/server/access/catalogue.ts';
import { specifiedCalls } from './specified-calls.ts';

/** `PUT documento/{id}` and `PUT documento/{a}` are one call. */
const shape = (call: string): string => call.replaceAll(/\{\w*\}/g, '{}').replace(/\/$/, '');

const answered = new Set((await catalogue()).map((endpoint) => shape(keyOf(endpoint))));

describe.each(Object.entries(specifiedCalls))('as chamadas de %s na especificação', (_, calls) => {
  it.each(calls)('%s responde', (call) => {
    expect(answered).toContain(shape(call));
  });
});
