import { describe, expect, it } from 'vitest';
import { builtIns } from '#src/app/menu-items.ts';
import { buildMenu } from '#src/app/menu.ts';
import { isCurrent } from '#src/app/layout/is-current.ts';
import { searchPath } from '#src/app/layout/search-scope.ts';
import { tooShort } from '#src/conteudo/too-short.ts';
import type { Register } from '#src/engine/register.ts';
import { changeLocale } from '#src/i18n/i18n.ts';
import { registerNamed } from '../engine/registers.ts';
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
    expect(labels([])).toEqual(['Início', 'Minhas atividades', 'Agenda', 'Preferências']);
    expect(labels(['caixaCentralListar', 'documentoIncluir'])).toEqual([
      'Início',
      'Caixa central',
      'Minhas atividades',
      'Agenda',
      'Novo documento',
      'Novo formulário',
      'Preferências',
    ]);
  });

  it('gives each thing an icon of its own', () => {
    const icons = builtIns.map(({ icon }) => icon);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('groups the registers of the administration by kind and by name', () => {
    const menu = buildMenu(helena(['unidadeListar', 'cidadeListar', 'usuarioListar', 'frotaListar']), [
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

  it('shows what each role and permission opens, and nothing that the installation took off', () => {
    const session = helena(['configuracaoEditar', 'assinatura', 'cidadeListar']);
    const keysOf = (of: typeof session): readonly string[] =>
      buildMenu(of, [register('cidade', 'Cidades', 'cadastro.cidades')])
        .flatMap(({ items, groups }) => [...items, ...groups.flatMap((group) => group.items)])
        .map(({ key }) => key);
    const everybody = ['principal.home', 'principal.atividades', 'principal.agenda'];
    const opened = [...everybody, 'documento.assinatura', 'opcoes.preferencias'];
    expect(keysOf(session)).toEqual([...opened, 'cadastro.cidades', 'configuracao.tema']);
    const { perfilAcesso } = session.dados;
    const administrator = {
      ...session,
      dados: { ...session.dados, perfilAcesso: { ...perfilAcesso, administrador: true } },
    };
    expect(keysOf(administrator)).toContain('configuracao.definicoesCadastro');
    const hidden = { ...session.sistemaConfig, menuOculto: ['cadastro.cidades', 'documento.assinatura'] };
    expect(keysOf({ ...session, sistemaConfig: hidden })).toEqual([
      ...everybody,
      'opcoes.preferencias',
      'configuracao.tema',
    ]);
  });

  it('offers each place of a register to who may open that place, whatever else of it they have', () => {
    const absences = [registerNamed('ausencia'), registerNamed('configuracao')];
    const pathsOf = (session: ReturnType<typeof helena>): readonly string[] =>
      buildMenu(session, absences)
        .flatMap(({ items, groups }) => [...items, ...groups.flatMap((group) => group.items)])
        .map(({ to }) => to)
        .filter((to) => to.includes('ausencia') || to.endsWith('configuracao'));
    const own = '/opcoes-usuario/ausencia';
    expect(pathsOf(helena(['ausenciaPropriaListar', 'ausenciaIncluir']))).toEqual([own]);
    expect(pathsOf(helena(['ausenciaListar', 'configuracaoEditar']))).toEqual([
      '/administracao/ausencia',
      '/administracao/configuracao',
    ]);
    const both = helena(['ausenciaPropriaListar', 'ausenciaListar']);
    expect(pathsOf(both)).toEqual([own, '/administracao/ausencia']);
    const { perfilAcesso } = both.dados;
    const withPages = (...listaPagina: string[]) => ({
      ...both,
      dados: { ...both.dados, perfilAcesso: { ...perfilAcesso, listaPagina } },
    });
    expect(pathsOf(withPages('administracao.usuario'))).toEqual(['/administracao/ausencia']);
    expect(pathsOf(withPages('principal.home', 'opcoesUsuario.preferencias'))).toEqual([own]);
  });

  it('leads to the search of the institution, and only to a web address', () => {
    const menuWith = (urlEasySearch: string) =>
      buildMenu({ ...helena([]), sistemaConfig: { ...helena().sistemaConfig, urlEasySearch } }, []);
    expect(menuWith('https://busca.exemplo/x')[0]?.items.at(-1)).toMatchObject({
      label: 'Pesquisa externa',
      to: 'https://busca.exemplo/x',
      external: true,
    });
    expect(menuWith('javascript:alert(1)')[0]?.items.map(({ key }) => key)).toEqual([
      'principal.home',
      'principal.atividades',
      'principal.agenda',
    ]);
  });

  it("holds the person's own searches by name", () => {
    const searches = [
      {
        id: 4,
        nome: 'Frota',
        casoDeUso: 'Documento' as const,
        json: { documentoFiltro: { q: 'frota' } },
        propria: true,
        compartilhada: false,
      },
      {
        id: 2,
        propria: false,
        compartilhada: true,
        nome: 'Atrasados',
        casoDeUso: 'Todos' as const,
        json: { pesquisarFiltro: { prazo: 'atrasado' as const } },
      },
    ];
    expect(buildMenu(helena([]), [], searches)[0]?.groups).toMatchObject([
      {
        label: 'Pesquisas salvas',
        items: [
          { label: 'Atrasados', to: '/principal/caixa-central/pesquisa/2' },
          { label: 'Frota', to: '/principal/caixa-central/pesquisa/4' },
        ],
      },
    ]);
  });

  it('puts a register of another section among its items, with its own icon', () => {
    const menu = buildMenu(helena(['papelListar']), [register('papel', 'Papéis', 'flow.papeis', 'workflow')]);
    expect(menu.find(({ key }) => key === 'workflow')?.items).toMatchObject([
      { label: 'Papéis', svg: '<svg/>' },
    ]);
  });
});

describe('the present page', () => {
  it('is the item of its list, and a saved search is its own, not that of the inbox', () => {
    expect(isCurrent('/administracao/cidade/edicao/3', '/administracao/cidade')).toBe(true);
    expect(isCurrent('/administracao/cidade-nova', '/administracao/cidade')).toBe(false);
    expect(isCurrent('/principal/caixa-central', '/principal/caixa-central')).toBe(true);
    const search = '/principal/caixa-central/pesquisa/4';
    expect(isCurrent(search, '/principal/caixa-central')).toBe(false);
    expect(isCurrent(search, search)).toBe(true);
    const locais = '/principal/arquivo/locais';
    expect(isCurrent(`${locais}/5`, '/principal/arquivo')).toBe(false);
    expect(isCurrent(`${locais}/5`, locais)).toBe(true);
    expect(isCurrent('/principal', '/')).toBe(true);
  });
});

describe('the search of the header', () => {
  it('wants three characters or none', () => {
    expect(['', '  ', 'abc', ' 41/ '].map(tooShort)).toEqual([false, false, false, false]);
    expect(['a', 'ab', ' ab '].map(tooShort)).toEqual([true, true, true]);
  });

  it('wants four in Spanish', async () => {
    await changeLocale('es');
    expect(['', 'abc', 'abcd'].map(tooShort)).toEqual([false, true, false]);
    await changeLocale('pt-BR');
  });

  it('leads to the results of the filter type', () => {
    expect(searchPath('processo', ' 04318 ')).toBe('/principal/pesquisa?tipo=2&q=04318');
    expect(searchPath('protocoloExterno', '')).toBe('/principal/pesquisa?tipo=4');
  });
});
