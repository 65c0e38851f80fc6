import { describe, expect, it } from 'vitest';
import { buildMenu } from '#src/app/menu.ts';
import { searchPath, tooShort } from '#src/app/layout/search-scope.ts';
import type { Register } from '#src/engine/register.ts';
import { helena } from '../person.ts';

const register = (name: string, many: string, key: string, section = 'administracao'): Register =>
  ({
    definicao: {
      name,
      area: section,
      title: { one: many, many },
      represent: '{nome}',
      menu: { section, key, icon: 'map-pin', order: 10 },
      permissions: { list: `${name}Listar` },
      schema: { type: 'object', properties: {} },
      form: [],
      list: { columns: [] },
    },
    acoes: ['list'],
    icone: '<svg/>',
  }) as unknown as Register;

describe('the sidebar', () => {
  it('offers what the profile permits', () => {
    const labels = (permissions: string[]): string[] =>
      buildMenu(helena(permissions), []).flatMap(({ items }) => items.map(({ label }) => label));
    expect(labels([])).toEqual(['Início']);
    expect(labels(['caixaCentralListar', 'documentoIncluir'])).toEqual([
      'Início',
      'Caixa central',
      'Novo documento',
    ]);
  });

  it('groups the registers of the administration by kind and by name', () => {
    const menu = buildMenu(helena(), [
      register('unidade', 'Unidades', 'cadastro.unidade'),
      register('cidade', 'Cidades', 'cadastro.cidades'),
      register('usuario', 'Usuários', 'usuario.usuario'),
      register('frota', 'Frota', 'frota.frota'),
    ]);
    const administration = menu.find(({ key }) => key === 'administracao');
    expect(administration?.groups.map(({ label, items }) => [label, items.map((item) => item.to)])).toEqual([
      ['Cadastros', ['/administracao/cidade', '/administracao/unidade']],
      ['Usuários e acesso', ['/administracao/usuario']],
      ['Outros', ['/administracao/frota']],
    ]);
  });

  it('puts a register of another section among its items, with its own icon', () => {
    const menu = buildMenu(helena([]), [register('papel', 'Papéis', 'flow.papeis', 'workflow')]);
    expect(menu.find(({ key }) => key === 'workflow')?.items).toMatchObject([
      { label: 'Papéis', svg: '<svg/>' },
    ]);
  });
});

describe('the search of the header', () => {
  it('wants three characters or none', () => {
    expect(['', '  ', 'abc', ' 41/ '].map(tooShort)).toEqual([false, false, false, false]);
    expect(['a', 'ab', ' ab '].map(tooShort)).toEqual([true, true, true]);
  });

  it('leads to the results of the filter type', () => {
    expect(searchPath('processo', ' 04318 ')).toBe('/principal/pesquisa?tipo=2&q=04318');
    expect(searchPath('protocoloExterno', '')).toBe('/principal/pesquisa?tipo=4');
  });
});
