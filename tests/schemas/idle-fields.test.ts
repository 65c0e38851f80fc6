import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { userFlags } from '#schemas/user-flags.ts';

/** Where no field gets its effect: definitions, texts, what is filled in at the start, the list of flags. */
const elsewhere = /generated|schemas\/(messages|user-flags)|inicio\/seed|migrations/;

const sources = ['server', 'src', 'schemas', 'custom-screens'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !elsewhere.test(path)),
);
const words = new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []));

const definitions = readdirSync('resources')
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join('resources', name), 'utf8')) as RegisterDefinition);

/** Fields that some definition names: what a new record starts with comes from them. */
const suggested = new Set(
  definitions.flatMap(({ schema }) =>
    Object.values(schema.properties).flatMap((property) => property['x-suggest']?.field ?? []),
  ),
);

const column = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether some code names the field: by chance too, which is why a person's flags are judged by their own list. */
const isNamed = (name: string): boolean => words.has(name) || words.has(column(name)) || suggested.has(name);

/** What promises an effect; a text, a day or a link may be there for people alone. */
const promises = ({ type, enum: values, readOnly, ...property }: RegisterProperty): boolean =>
  !readOnly &&
  property['x-relation'] === undefined &&
  (type === 'boolean' || type === 'integer' || type === 'number' || values !== undefined);

const fields = definitions.flatMap(({ name: register, schema }) =>
  Object.entries(schema.properties)
    .filter(([name]) => register !== 'usuario' || !(name in userFlags))
    .map(([name, property]) => ({ place: `${register}.${name}`, name, property })),
);

describe('um campo que ainda não muda nada', () => {
  it('não está em nenhum cadastro: o que promete um efeito, algum código nomeia', () => {
    const silent = fields.filter(({ name, property }) => promises(property) && !isNamed(name));
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it('nem se diz parado em x-idle, que é dos cadastros de uma instalação', () => {
    expect(fields.filter(({ property }) => property['x-idle']).map(({ place }) => place)).toEqual([]);
  });

  it('não o diz também com outras palavras', () => {
    const twice = fields.filter(({ property }) =>
      /guardad[oa] para|ainda por vir|hoje não/i.test(property.description ?? ''),
    );
    expect(twice.map(({ place }) => place)).toEqual([]);
  });
});
