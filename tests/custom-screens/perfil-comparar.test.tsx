import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PerfilComparar } from '#screens/perfil-comparar/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, puts, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

const item = (nome: string, titulo: string, grupo: string) => ({ nome, titulo, grupo, area: 'principal' });
const catalogo = {
  permissoes: [
    item('documentoIncluir', 'Criar documentos', 'Documentos'),
    item('documentoListar', 'Listar documentos', 'Documentos'),
    item('unidadeEditar', 'Editar unidades', 'Unidades'),
  ],
  regras: [item('permiteRemoverAnexo', 'Retirar anexos', 'Regras')],
  paginas: [],
};
const profile = (id: number, descricao: string, permissoes: readonly string[], edit = true) => ({
  id,
  versao: 3,
  descricao,
  tipo: 'INTERNO',
  ativo: true,
  administrador: false,
  usuarioPadrao: true,
  permissoes,
  regras: [],
  paginas: [],
  rotulos: {},
  acoes: [{ nome: 'edit', permitida: edit }],
});

let one: ReturnType<typeof profile>;
let other: ReturnType<typeof profile>;
let saving: Answer | undefined;
let seen: readonly Seen[];
const open = (path = '/administracao/perfil-acesso/comparar?de=1&com=2'): void => {
  ({ seen } = fakeApi({
    'GET permissoes': { payload: catalogo },
    'GET perfil-acesso/combo': {
      payload: {
        itens: [
          { id: 1, rotulo: 'Analista' },
          { id: 2, rotulo: 'Chefe' },
        ],
      },
    },
    'GET perfil-acesso/1': () => ({ payload: one }),
    'GET perfil-acesso/2': () => ({ payload: other }),
    'PUT perfil-acesso/2': ({ body }) =>
      saving ?? { payload: { ...other, ...(body as { payload: object }).payload, versao: 4 } },
  }));
  renderScreen(<PerfilComparar />, path);
};
const side = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? document.body);

beforeAll(() => loadTexts());
beforeEach(() => {
  saving = undefined;
  one = profile(1, 'Analista', ['documentoIncluir', 'documentoListar', 'antigaSolta']);
  other = profile(2, 'Chefe', ['documentoListar', 'unidadeEditar']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('two profiles compared', () => {
  it('tell only what one grants and the other does not, with name and group', async () => {
    open();
    const analista = await side('Só Analista');
    expect(analista.getByText('Criar documentos')).toBeVisible();
    expect(analista.getByText('documentoIncluir')).toBeVisible();
    expect(analista.getByText('Documentos')).toBeVisible();
    // what the catalogue does not know is not hidden
    expect(analista.getByText('Fora do catálogo')).toBeVisible();
    expect((await side('Só Chefe')).getByText('Editar unidades')).toBeVisible();
    expect(screen.queryByText('Listar documentos')).toBeNull();
    expect(screen.getByText('3 diferenças')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: /^Filtrar/ }), 'unidade');
    expect(await screen.findByText('1 diferença')).toBeVisible();
    expect(screen.queryByText('Criar documentos')).toBeNull();
  });

  it('give one line to the other by keyboard, over the version that was read', async () => {
    open();
    const give = await screen.findByRole('button', { name: 'Dar Criar documentos (Documentos) a Chefe' });
    give.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Chefe passou a dar: Criar documentos (Documentos).');
    expect(puts(seen)).toEqual([
      expect.objectContaining({
        versao: 3,
        permissoes: ['documentoListar', 'unidadeEditar', 'documentoIncluir'],
      }),
    ]);
    expect(screen.queryByText('Criar documentos')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tirar Editar unidades (Unidades) de Chefe' }));
    await screen.findByText('Chefe deixou de dar: Editar unidades (Unidades).');
    expect(puts(seen)[1]).toMatchObject({ versao: 4, permissoes: ['documentoListar', 'documentoIncluir'] });
  });

  it('say why a line was refused, and show the profile as it is now', async () => {
    open();
    saving = refusal(409, {
      codigo: 'registroAlterado',
      tipo: 'ERRO',
      descricao: 'Outra pessoa mudou este registro.',
      erros: [],
    });
    const give = await screen.findByRole('button', { name: 'Dar Criar documentos (Documentos) a Chefe' });
    other = profile(2, 'Chefe', ['documentoListar', 'documentoIncluir']);
    await userEvent.click(give);
    expect(await screen.findByText('Outra pessoa mudou este registro.')).toBeVisible();
    await vi.waitFor(() => expect(screen.queryByText('Editar unidades')).toBeNull());
  });

  it('only read, where the person may edit neither', async () => {
    one = profile(1, 'Analista', ['documentoIncluir'], false);
    other = profile(2, 'Chefe', [], false);
    open();
    expect((await side('Só Analista')).getByText('Criar documentos')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Dar|Tirar) / })).toBeNull();
  });

  it('are two different ones', async () => {
    open('/administracao/perfil-acesso/comparar?de=1&com=1');
    expect(await screen.findByText('Escolha dois perfis diferentes')).toBeVisible();
    cleanup();
    open('/administracao/perfil-acesso/comparar?de=1');
    expect(await screen.findByText('Escolha os dois perfis')).toBeVisible();
  });
});
