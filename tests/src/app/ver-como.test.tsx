import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { VerComo } from '#src/app/ver-como/VerComo.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { registerNamed } from '../engine/registers.ts';
import { fakeApi, type Seen } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

const item = (nome: string, titulo: string, grupo: string) => ({ nome, titulo, grupo, area: 'principal' });
const catalogo = {
  permissoes: [
    item('caixaCentralListar', 'Ver a caixa', 'Caixa central'),
    item('documentoIncluir', 'Criar documentos', 'Documentos'),
    item('cidadeListar', 'Listar cidades', 'Cidades'),
    item('configuracaoEditar', 'Mudar a configuração', 'Configuração'),
  ],
  regras: [item('permiteRemoverAnexo', 'Retirar anexos', 'Regras')],
  paginas: [],
};
const profile = {
  id: 4,
  versao: 1,
  descricao: 'Atendimento',
  tipo: 'INTERNO',
  administrador: false,
  usuarioPadrao: true,
  permissoes: ['caixaCentralListar', 'documentoIncluir', 'cidadeListar'],
  regras: ['permiteRemoverAnexo'],
  paginas: [] as string[],
  acoes: [],
};

let perfil: typeof profile;
let seen: readonly Seen[];
const open = async () => {
  ({ seen } = fakeApi({
    'GET permissoes': { payload: catalogo },
    'GET perfil-acesso/combo': { payload: { itens: [{ id: 4, rotulo: 'Atendimento' }] } },
    'GET perfil-acesso/4': () => ({ payload: perfil }),
    'GET registro': { payload: { itens: [registerNamed('cidade'), registerNamed('cargo')] } },
  }));
  renderScreen(<VerComo />, '/administracao/perfil-acesso/ver-como?perfil=4');
  const sheet = async (name: string) =>
    within((await screen.findByRole('heading', { name, level: 2 })).closest('section') ?? document.body);
  return { menu: await sheet('Menu'), telas: await sheet('Telas'), atos: await sheet('Atos') };
};

beforeAll(() => loadTexts());
beforeEach(() => {
  perfil = profile;
  const own = helena(['perfilAcessoConsultar', 'cargoListar', 'configuracaoEditar', 'processoIncluir']);
  openSession({
    ...own,
    dados: { ...own.dados, usuario: { ...own.dados.usuario, marcas: ['transferirConteudosUnidades'] } },
  });
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('what a person with one profile finds', () => {
  it('is the menu, the screens and the acts of the profile, and nothing of who looks', async () => {
    const { menu, telas, atos } = await open();
    for (const name of ['Caixa central', 'Novo documento', 'Cidades'])
      expect(menu.getByText(name)).toBeVisible();
    for (const name of ['Cargos', 'Novo processo', 'Tema visual', /[Tt]ransferência/])
      expect(menu.queryByText(name)).toBeNull();
    const shut = within(telas.getByRole('region', { name: 'Não abre' }));
    expect(shut.getByText('Tema visual')).toBeVisible();
    expect(within(telas.getByRole('region', { name: 'Abre' })).queryByText('Tema visual')).toBeNull();
    for (const name of ['Criar documentos', 'Retirar anexos']) expect(atos.getByText(name)).toBeVisible();
    expect(atos.queryByText('Mudar a configuração')).toBeNull();
    // it reads no content, and becomes nobody
    const asked = seen.map(({ path }) => path).filter((path) => path !== 'login/atualizar-token');
    expect(new Set(asked)).toEqual(
      new Set(['permissoes', 'perfil-acesso/combo', 'perfil-acesso/4', 'registro']),
    );
  });

  it('hides the areas of which the profile names no page', async () => {
    perfil = { ...profile, paginas: ['principal.home'] };
    const { menu } = await open();
    expect(menu.getByText('Novo documento')).toBeVisible();
    expect(menu.queryByText('Cidades')).toBeNull();
  });

  it('is everything for an administrator, and says so', async () => {
    perfil = { ...profile, administrador: true, permissoes: [], regras: [] };
    const { menu, telas } = await open();
    expect(screen.getByText(/^É um administrador: pode tudo/)).toBeVisible();
    expect(menu.getByText('Cidades')).toBeVisible();
    expect(within(telas.getByRole('region', { name: 'Abre' })).getByText('Tema visual')).toBeVisible();
  });
});
