import { readdirSync, readFileSync } from 'node:fs';
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';
import { describe, expect, it } from 'vitest';
import { checkDefinition, problemLine } from '#schemas/check-definition.ts';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { lower } from '#schemas/lower.ts';
import { reservedRegisters } from '#schemas/reserved-names.ts';
import { browserSide, serverSide } from './both-sides.ts';

const folder = new URL('../../resources/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const known = files.map(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RegisterDefinition,
);

describe.each(known.map((definition, i) => [files[i] ?? '', definition] as const))(
  '%s',
  (file, definition) => {
    it('is a sound definition', () => {
      const problems = checkDefinition(definition, { known, fileName: file.replace(/\.json$/, '') });
      expect(problems.map((problem) => problemLine(file, problem))).toEqual([]);
    });

    it('compiles on both sides, for creation and for edit', async () => {
      for (const action of ['create', 'edit'] as const) {
        const { schema } = lower(definition, { action });
        const stranger = { campoQueNinguemTem: 1 };
        const refused = serverSide(schema)(stranger);
        expect(refused.length).toBeGreaterThan(0);
        expect((await browserSide(schema))(stranger)).toEqual(refused);
      }
    });

    it('has an icon of the set', () => {
      expect(Object.keys(dynamicIconImports)).toContain(definition.menu?.icon);
    });
  },
);

describe('the built-in registers together', () => {
  const repeated = (values: readonly unknown[]): unknown[] =>
    values.filter((value, i) => values.indexOf(value) !== i);

  it('share no permission, menu key nor place in the menu', () => {
    expect(
      repeated(known.flatMap(({ permissions: { fields: _fields, ...names } }) => Object.values(names))),
    ).toEqual([]);
    expect(repeated(known.map(({ menu }) => menu?.key))).toEqual([]);
    expect(repeated(known.map(({ menu }) => `${menu?.section} ${menu?.order}`))).toEqual([]);
  });

  it('take no name that the API uses: the first segment of every endpoint is reserved', () => {
    const api = new URL('../../schemas/api/', import.meta.url);
    const paths = readdirSync(api).flatMap((name) =>
      Array.from(
        readFileSync(new URL(name, api), 'utf8').matchAll(/path: '([^'/]+)/g),
        (match) => match[1] ?? '',
      ),
    );
    expect(paths.length).toBeGreaterThan(20);
    const own = new Set(known.map(({ name }) => name));
    expect(paths.filter((segment) => !reservedRegisters.has(segment) && !own.has(segment))).toEqual([]);
  });

  it('keep the limits of the specification', () => {
    const property = (name: string, field: string) =>
      known.find((d) => d.name === name)?.schema.properties[field];
    expect(property('modelo-documento', 'descricao')?.maxLength).toBe(100);
    expect(property('tipo-documento', 'descricao')?.maxLength).toBe(100);
    expect(property('usuario', 'imagemAssinatura')?.['x-image']).toEqual({
      types: ['image/png', 'image/jpeg'],
      minWidth: 15,
      maxWidth: 295,
      minHeight: 15,
      maxHeight: 200,
    });
    expect(property('usuario', 'itensPorPagina')?.enum).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
    expect(property('organizacao-interna', 'logo')?.['x-image']?.types).toEqual(['image/png']);
    expect(property('sigilo', 'grau')?.enum).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('rules of the specification that the definitions carry', () => {
  const judge = (name: string) => {
    const definition = known.find((d) => d.name === name);
    if (!definition) throw new Error(`no register ${name}`);
    const check = serverSide(lower(definition, { action: 'create' }).schema);
    return (record: object) =>
      Object.fromEntries(check(record).map(({ campo, mensagem }) => [campo, mensagem]));
  };
  const rafael = {
    nome: 'Rafael Monteiro Lins',
    email: 'rafael@vilaserena.exemplo',
    login: 'rafael.lins',
    senha: 'malote-123',
    perfilAcesso: 1,
  };
  const place = { organizacao: 1, unidade: 2, cargo: 3 };

  it('a user has at least one unit, complete, and none twice', () => {
    const check = judge('usuario');
    expect(check({ ...rafael, unidades: [place] })).toEqual({});
    expect(check(rafael)).toEqual({ unidades: 'Unidades é um campo obrigatório.' });
    expect(check({ ...rafael, unidades: [] })).toEqual({ unidades: 'Inclua ao menos um item em Unidades.' });
    expect(check({ ...rafael, unidades: [{ unidade: 2 }] })).toEqual({
      'unidades.0.organizacao': 'Organização é um campo obrigatório.',
      'unidades.0.cargo': 'Cargo é um campo obrigatório.',
    });
    expect(check({ ...rafael, unidades: [place, place] })).toEqual({
      'unidades.1.unidade': 'Este valor de Unidade já está na lista.',
    });
  });

  it('keys and markers of a model are unique', () => {
    const marker = {
      chave: 'assunto',
      marcador: '{{assunto}}',
      rotulo: 'Assunto',
      tipo: 'DOCUMENTO',
      preenchimento: 'PESSOA',
    };
    const model = {
      codigo: 'OF',
      nome: 'Ofício',
      tipoDocumento: 1,
      publicacao: 'MANUAL',
      departamentoNumeracao: 2,
      opcaoProtocolo: 3,
      necessidadeResposta: 'RESPOSTA',
    };
    const check = judge('modelo-documento');
    expect(
      check({ ...model, propriedades: [marker, { ...marker, chave: 'tema', marcador: '{{tema}}' }] }),
    ).toEqual({});
    expect(check({ ...model, propriedades: [marker, { ...marker, chave: 'tema' }] })).toEqual({
      'propriedades.1.marcador': 'Este valor de Marcador já está na lista.',
    });
    expect(check({ ...model, propriedades: [marker, { ...marker, marcador: '{{tema}}' }] })).toEqual({
      'propriedades.1.chave': 'Este valor de Chave já está na lista.',
    });
  });

  it('a type restricted to units or people says which', () => {
    const type = { codigo: 'OF', nome: 'Ofício', descricao: 'Comunicação oficial', casoDeUso: 'TODOS' };
    const check = judge('tipo-documento');
    expect(check({ ...type, restringirPor: 'NENHUM' })).toEqual({});
    expect(check({ ...type, restringirPor: 'UNIDADE' })).toEqual({
      unidades: 'Unidades é um campo obrigatório.',
    });
    expect(check({ ...type, restringirPor: 'USUARIO' })).toEqual({
      usuarios: 'Pessoas que podem usar é um campo obrigatório.',
    });
    expect(check({ ...type, mascaraNumeracao: '{sequencia}/{ano}-{unidade}' })).toEqual({});
    expect(check({ ...type, mascaraNumeracao: 'OF {sequencia:4}/{ano}' })).toEqual({});
    for (const mask of ['{numero}', '{ano}', '{sequencia', '{sequencia:0}'])
      expect(check({ ...type, mascaraNumeracao: mask })).toEqual({
        mascaraNumeracao: 'Máscara da numeração não está no formato esperado.',
      });
  });
});
