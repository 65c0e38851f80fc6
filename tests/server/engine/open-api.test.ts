import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonSchema } from '#schemas/json-schema.ts';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { serverSide } from '#tests/schemas/both-sides.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';

interface Content {
  readonly content: {
    readonly 'application/json': {
      readonly schema: { readonly properties: { readonly payload: JsonSchema } };
      readonly example: { readonly payload: Readonly<Record<string, unknown>> };
    };
  };
}
interface Operation {
  readonly requestBody: Content;
  readonly responses: Readonly<Record<'200', Content>>;
}

let world: RegisterWorld;
let paths: Readonly<Record<string, Readonly<Record<'get' | 'post' | 'put', Operation | undefined>>>>;
beforeAll(async () => {
  world = await openRegisterWorld();
  const document = await world.app.inject({ method: 'GET', url: '/ws/api/openapi.json' });
  ({ paths } = document.json<{ paths: typeof paths }>());
});
afterAll(() => world.close());

const folder = new URL('../../../resources/', import.meta.url);
const definitions = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RegisterDefinition);

it.each(definitions.map((definition) => [definition.name, definition] as const))(
  'o exemplo de %s é aceito, e a resposta de exemplo não traz segredo',
  (name, { schema, permissions }) => {
    const secrets = Object.entries(schema.properties).filter(([, property]) => property['x-secret']);
    const operations = [
      ...(permissions.create ? [paths[`/${name}`]?.post] : []),
      ...(permissions.edit ? [paths[`/${name}/{id}`]?.put] : []),
    ];
    for (const operation of operations) {
      const sent = operation?.requestBody.content['application/json'];
      if (!sent) throw new Error(`${name} não tem corpo de exemplo`);
      expect(Object.keys(sent.example.payload)).not.toEqual([]);
      expect(serverSide(sent.schema.properties.payload)(sent.example.payload)).toEqual([]);
      const answered = operation?.responses['200'].content['application/json'].example.payload;
      expect(answered).toMatchObject({ id: 1 });
      for (const [secret] of secrets) expect(answered).not.toHaveProperty(secret);
    }
  },
);
