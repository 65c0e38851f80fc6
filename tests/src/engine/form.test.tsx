import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerWidget } from '#src/engine/widgets/custom-widgets.ts';
import { clearLocalState } from '#src/session/local-state.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { dismissAll } from '#src/ui/notify.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../fake-api.ts';
import { helena } from '../person.ts';
import { registerNamed } from './registers.ts';
import { address, openRegister } from './render-register.tsx';

const city = {
  id: 3,
  versao: 4,
  codigo: '3106200',
  cidade: 'Belo Horizonte',
  estado: 'MG',
  pais: 'Brasil',
  capital: true,
  ativo: true,
};
const rafael = {
  id: 1,
  versao: 3,
  nome: 'Rafael Monteiro Lins',
  email: 'rafael.lins@vilaserena.exemplo',
  login: 'rafael.lins',
  cpf: '52998224725',
  perfilAcesso: 4,
  ativo: true,
  unidades: [
    {
      id: 11,
      organizacao: 1,
      unidade: 5,
      cargo: 2,
      padrao: true,
      rotulos: { organizacao: 'SEMAD', unidade: 'CCL · Compras', cargo: 'Pregoeiro' },
    },
    {
      id: 12,
      organizacao: 1,
      unidade: 6,
      cargo: 3,
      padrao: false,
      rotulos: { organizacao: 'SEMAD', unidade: 'SEMAD · Gabinete', cargo: 'Assessor' },
    },
  ],
  rotulos: { perfilAcesso: 'Pregoeiro e equipe' },
};
const combo = (...itens: { id: number; rotulo: string; ativo?: false }[]): Answer => ({
  payload: { itens, total: itens.length, totalExato: true },
});
const sent = (seen: readonly Seen[], method: string): unknown =>
  (seen.filter((call) => call.method === method).at(-1)?.body as { payload: unknown } | undefined)?.payload;
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const openCity = (at: string) => openRegister(registerNamed('cidade'), `/administracao/cidade/${at}`);
const openUser = () => openRegister(registerNamed('usuario'), '/administracao/usuario/edicao/1');

beforeEach(() => openSession(helena()));
afterEach(async () => {
  dismissAll();
  closeSession();
  await clearLocalState();
  vi.unstubAllGlobals();
});

describe('a new record', () => {
  it('begins with the defaults and shows no fault before anything was tried', async () => {
    fakeApi({});
    await openCity('cadastro');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nova cidade' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^País/)).toHaveValue('Brasil');
    expect(screen.getByRole('switch', { name: 'Ativo' })).toBeChecked();
    expect(screen.queryByText(/obrigatório/)).not.toBeInTheDocument();
  });

  it('judges a field when it is left, and only that one', async () => {
    fakeApi({});
    await openCity('cadastro');
    await userEvent.click(await screen.findByLabelText('Cidade'));
    await userEvent.tab();
    expect(await screen.findByText('Cidade é um campo obrigatório.')).toBeInTheDocument();
    expect(screen.queryByText('Código é um campo obrigatório.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Cidade')).toHaveAccessibleDescription('Cidade é um campo obrigatório.');
    expect(screen.getByLabelText('Cidade')).toBeInvalid();
  });

  it('counts the faults on saving, goes to the first, and sends nothing', async () => {
    const { seen } = fakeApi({});
    await openCity('cadastro');
    await screen.findByLabelText('Cidade');
    await save();
    expect(await screen.findByText('3 campos precisam de atenção')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Código')).toHaveFocus());
    await userEvent.click(screen.getByLabelText(/^País/));
    await userEvent.click(screen.getByRole('button', { name: 'Ir ao campo' }));
    await waitFor(() => expect(screen.getByLabelText('Código')).toHaveFocus());
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('is saved once however often it is asked, and then shown', async () => {
    let finish: (answer: Answer) => void = () => undefined;
    const { seen } = fakeApi({
      'POST cidade': () => new Promise<Answer>((resolve) => (finish = resolve)),
      'GET cidade/9': { payload: { ...city, id: 9, cidade: 'Vila Serena' } },
    });
    await openCity('cadastro');
    await userEvent.type(await screen.findByLabelText('Código'), '3199999');
    await userEvent.type(screen.getByLabelText('Cidade'), '  Vila Serena ');
    await userEvent.type(screen.getByRole('combobox', { name: 'Estado' }), 'minas');
    await userEvent.click(await screen.findByRole('option', { name: 'Minas Gerais' }));
    await save();
    fireEvent.keyDown(screen.getByLabelText('Cidade'), { key: 's', ctrlKey: true });
    await waitFor(() => expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1));
    finish({ payload: { ...city, id: 9, cidade: 'Vila Serena' } });
    expect(await screen.findByText('Salvo: Vila Serena/Minas Gerais.')).toBeInTheDocument();
    expect(sent(seen, 'POST')).toEqual({
      codigo: '3199999',
      cidade: 'Vila Serena',
      estado: 'MG',
      pais: 'Brasil',
      capital: false,
      ativo: true,
    });
    await waitFor(() => expect(address()).toBe('/administracao/cidade/consulta/9'));
  });

  it('puts what the server refused on its field, with its label, and goes there', async () => {
    fakeApi({
      'POST cidade': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos indicados.',
        erros: [{ campo: 'codigo', mensagem: 'Já existe um registro com este valor em {0}.' }],
      }),
    });
    await openCity('cadastro');
    await userEvent.type(await screen.findByLabelText('Código'), '1');
    await userEvent.type(screen.getByLabelText('Cidade'), 'Vila Serena');
    await userEvent.type(screen.getByRole('combobox', { name: 'Estado' }), 'minas');
    await userEvent.click(await screen.findByRole('option', { name: 'Minas Gerais' }));
    await save();
    expect(await screen.findByText('Já existe um registro com este valor em Código.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Código')).toHaveFocus());
    expect(screen.getAllByText(/Já existe/)).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Código'), '2');
    expect(screen.queryByText(/Já existe/)).not.toBeInTheDocument();
  });

  it('keeps everything when the server does not answer, and says so in the bar', async () => {
    fakeApi({ 'PUT cidade/3': 'silence', 'GET cidade/3': { payload: city } });
    await openCity('edicao/3');
    await userEvent.type(await screen.findByLabelText('Cidade'), ' do Sul');
    await save();
    expect(
      await screen.findByText(/O servidor não respondeu; o que você digitou está guardado/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Cidade')).toHaveValue('Belo Horizonte do Sul');
  });
});

describe('conditions', () => {
  it('shows a field only while it applies, and sends nothing of a hidden one', async () => {
    const { seen } = fakeApi({
      'POST interessado': refusal(500, { descricao: 'Basta ver o que foi enviado.' }),
    });
    await openRegister(registerNamed('interessado'), '/administracao/interessado/cadastro');
    await userEvent.type(await screen.findByLabelText(/^CPF/), '52998224725');
    expect(screen.getByLabelText(/^CPF/)).toHaveValue('529.982.247-25');
    await userEvent.type(screen.getByLabelText('Nome ou razão social'), 'Construtora Horizonte');
    await userEvent.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }));
    expect(screen.queryByLabelText(/^CPF/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^CNPJ/), '12abc34501de35');
    expect(screen.getByLabelText(/^CNPJ/)).toHaveValue('12.ABC.345/01DE-35');
    await save();
    await waitFor(() => expect(sent(seen, 'POST')).toMatchObject({ cnpj: '12ABC34501DE35' }));
    expect(sent(seen, 'POST')).not.toHaveProperty('cpf');
  });
});

describe('a record that somebody else saved first', () => {
  const theirs = { ...city, versao: 5, cidade: 'Belo Horizonte Velho', pais: 'Portugal' };
  const conflict = refusal(409, {
    codigo: 'conflitoDeVersao',
    tipo: 'AVISO',
    descricao: 'Nair alterou este registro.',
    payload: {
      registro: theirs,
      quem: 'Nair Campos',
      em: '2026-11-20T13:31:00Z',
      campos: ['cidade', 'pais'],
    },
  });

  it('shows both versions of each changed field and saves the choice over the new version', async () => {
    const answers: Answer[] = [conflict, { payload: { ...theirs, versao: 6 } }];
    const { seen } = fakeApi({
      'GET cidade/3': { payload: city },
      'PUT cidade/3': () => answers.shift() ?? {},
    });
    await openCity('edicao/3');
    const name = await screen.findByLabelText('Cidade');
    await userEvent.clear(name);
    await userEvent.type(name, 'BH');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Nair Campos alterou este cadastro às 10:31' });
    const disputed = within(dialog).getByRole('group', { name: 'Cidade' });
    expect(within(disputed).getByRole('radio', { name: /O seu BH/ })).toBeChecked();
    const untouched = within(dialog).getByRole('group', { name: 'País' });
    expect(within(untouched).getByRole('radio', { name: /O da outra pessoa Portugal/ })).toBeChecked();
    expect(within(dialog).queryByRole('group', { name: 'Estado' })).not.toBeInTheDocument();
    await userEvent.click(within(disputed).getByRole('radio', { name: /O da outra pessoa/ }));
    await userEvent.click(within(untouched).getByRole('radio', { name: /O seu/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usar e salvar' }));
    await waitFor(() => expect(seen.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(sent(seen, 'PUT')).toMatchObject({ versao: 5, cidade: 'Belo Horizonte Velho', pais: 'Brasil' });
  });

  it('lets one go on editing without losing anything', async () => {
    fakeApi({ 'GET cidade/3': { payload: city }, 'PUT cidade/3': conflict });
    await openCity('edicao/3');
    await userEvent.type(await screen.findByLabelText('Cidade'), '!');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Cidade')).toHaveValue('Belo Horizonte!');
  });
});

describe('leaving with changes', () => {
  it('asks, and stays or throws them away', async () => {
    fakeApi({ 'GET cidade/3': { payload: city }, 'GET cidade': combo() });
    await openCity('edicao/3');
    await userEvent.type(await screen.findByLabelText('Cidade'), '!');
    expect(screen.getByText('Alterações ainda não salvas')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Cidades' }));
    expect(await screen.findByRole('dialog', { name: 'Há alterações não salvas.' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(screen.getByLabelText('Cidade')).toHaveValue('Belo Horizonte!');
    await userEvent.click(screen.getByRole('link', { name: 'Cidades' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Descartar' }),
    );
    await waitFor(() => expect(address()).toMatch(/^\/administracao\/cidade(\?|$)/));
  });

  it('offers what was typed and not saved the next time, without its secrets', async () => {
    fakeApi({ 'GET usuario/1': { payload: rafael } });
    const first = await openUser();
    await userEvent.type(await screen.findByLabelText('Nome'), ' Filho');
    await userEvent.click(screen.getByRole('button', { name: 'Trocar' }));
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo-novo');
    fireEvent(globalThis as unknown as Window, new Event('pagehide'));
    first.unmount();
    await openUser();
    expect(await screen.findByText(/Você começou a preencher/)).toBeInTheDocument();
    expect(screen.getByLabelText('Nome')).toHaveValue('Rafael Monteiro Lins');
    await userEvent.click(screen.getByRole('button', { name: 'Recuperar' }));
    expect(screen.getByLabelText('Nome')).toHaveValue('Rafael Monteiro Lins Filho');
    expect(screen.getByText('A atual será mantida')).toBeInTheDocument();
  });
});

describe('a relation', () => {
  it('shows the present record, even one no longer in use, and searches on the server', async () => {
    const { seen } = fakeApi({
      'GET usuario/1': { payload: rafael },
      'GET perfil-acesso/combo': ({ query }) =>
        query.get('q')
          ? combo({ id: 8, rotulo: 'Procuradoria' })
          : combo({ id: 9, rotulo: 'Antigo', ativo: false }),
    });
    await openUser();
    const field = await screen.findByRole('combobox', { name: 'Perfil de acesso' });
    expect(field).toHaveValue('Pregoeiro e equipe');
    await userEvent.clear(field);
    await userEvent.type(field, 'procura');
    await userEvent.click(await screen.findByRole('option', { name: 'Procuradoria' }));
    expect(field).toHaveValue('Procuradoria');
    const query = seen.filter(({ path }) => path === 'perfil-acesso/combo').at(-1)?.query;
    expect(query?.get('q')).toBe('procura');
    expect(query?.get('ativo')).toBe('true');
  });

  it('is narrowed by another field of its row, and emptied when that one changes', async () => {
    const { seen } = fakeApi({
      'GET usuario/1': { payload: rafael },
      'GET organizacao-interna/combo': combo({ id: 2, rotulo: 'Procuradoria-Geral' }),
      'GET unidade/combo': combo({ id: 7, rotulo: 'PGM' }),
    });
    await openUser();
    const unit = await screen.findByRole('combobox', { name: 'Unidade, Linha 1' });
    expect(unit).toHaveValue('CCL · Compras');
    const organisation = screen.getByRole('combobox', { name: 'Organização, Linha 1' });
    await userEvent.clear(organisation);
    await userEvent.type(organisation, 'proc');
    await userEvent.click(await screen.findByRole('option', { name: 'Procuradoria-Geral' }));
    await waitFor(() => expect(unit).toHaveValue(''));
    await userEvent.click(unit);
    await screen.findByRole('option', { name: 'PGM' });
    expect(
      seen
        .filter(({ path }) => path === 'unidade/combo')
        .at(-1)
        ?.query.get('organizacao'),
    ).toBe('2');
  });

  it('says what must be chosen before', async () => {
    fakeApi({ 'GET usuario/1': { payload: { ...rafael, unidades: [{ id: 11 }] } } });
    await openUser();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Unidade, Linha 1' }));
    expect(await screen.findByText('Escolha antes: Organização.')).toBeInTheDocument();
  });
});

describe('a grid of rows', () => {
  const rows = (): HTMLElement[] =>
    within(screen.getByRole('table', { name: 'Unidades' }))
      .getAllByRole('row')
      .slice(1);
  const units = (): string[] =>
    screen
      .getAllByRole('combobox', { name: /^Unidade, Linha/ })
      .map((input) => (input as HTMLInputElement).value);

  it('adds a row with the focus in it and says its faults below it', async () => {
    fakeApi({ 'GET usuario/1': { payload: rafael } });
    await openUser();
    await userEvent.click(await screen.findByRole('button', { name: 'Incluir unidade' }));
    expect(screen.getByRole('combobox', { name: 'Organização, Linha 3' })).toHaveFocus();
    await save();
    const fault = await screen.findByText('Unidade é um campo obrigatório.');
    const place = rows().findIndex((row) => row.contains(fault));
    expect(
      within(rows()[place - 1] as HTMLElement).getByRole('combobox', { name: 'Unidade, Linha 3' }),
    ).toBeInvalid();
    expect(
      screen.getByRole('link', { name: 'Unidades, com campo que precisa de atenção' }),
    ).toBeInTheDocument();
  });

  it('adds a row with Enter on the last cell', async () => {
    fakeApi({ 'GET usuario/1': { payload: rafael } });
    await openUser();
    const boxes = within(await screen.findByRole('table', { name: 'Unidades' })).getAllByRole('checkbox');
    boxes.at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('combobox', { name: 'Organização, Linha 3' })).toHaveFocus();
  });

  it('moves a row with Alt and the arrows, its labels with it', async () => {
    const { seen } = fakeApi({ 'GET usuario/1': { payload: rafael }, 'PUT usuario/1': { payload: rafael } });
    await openUser();
    (await screen.findByRole('combobox', { name: 'Cargo, Linha 2' })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(units()).toEqual(['SEMAD · Gabinete', 'CCL · Compras']));
    await save();
    await waitFor(() =>
      expect((sent(seen, 'PUT') as typeof rafael).unidades.map(({ id }) => id)).toEqual([12, 11]),
    );
    expect(JSON.stringify(sent(seen, 'PUT'))).not.toContain('rotulos');
  });

  it('removes a row at once and takes it back', async () => {
    fakeApi({ 'GET usuario/1': { payload: rafael } });
    await openUser();
    await userEvent.click(await screen.findByRole('button', { name: 'Remover a linha 1' }));
    await waitFor(() => expect(units()).toEqual(['SEMAD · Gabinete']));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(units()).toEqual(['CCL · Compras', 'SEMAD · Gabinete']));
  });
});

describe('a secret', () => {
  it('is kept when left alone, and sent only when typed', async () => {
    const { seen } = fakeApi({
      'GET usuario/1': { payload: rafael },
      'PUT usuario/1': refusal(500, { descricao: 'Basta ver.' }),
    });
    await openUser();
    await userEvent.type(await screen.findByLabelText(/^Ramal/), '2117');
    await save();
    await waitFor(() => expect(sent(seen, 'PUT')).toMatchObject({ ramal: '2117', versao: 3 }));
    expect(sent(seen, 'PUT')).not.toHaveProperty('senha');
    await userEvent.click(screen.getByRole('button', { name: 'Trocar' }));
    await userEvent.type(screen.getByLabelText('Senha'), 'uma senha longa');
    await save();
    await waitFor(() => expect(sent(seen, 'PUT')).toMatchObject({ senha: 'uma senha longa' }));
  });
});

describe('the matrix of permissions', () => {
  const catalogue = {
    permissoes: [
      { nome: 'cidadeListar', titulo: 'Listar', grupo: 'Cidades' },
      { nome: 'cidadeIncluir', titulo: 'Incluir', grupo: 'Cidades' },
      { nome: 'documentoIncluir', titulo: 'Criar documentos', grupo: 'Documentos' },
    ],
    regras: [{ nome: 'permiteRemoverAnexo', titulo: 'Remover anexos', grupo: 'Regras' }],
    paginas: [],
  };
  const profile = {
    id: 4,
    versao: 1,
    descricao: 'Pregoeiro',
    tipo: 'x',
    permissoes: ['documentoIncluir', 'deOutraVersao'],
    ativo: true,
  };

  it('grants a whole area at once, is filtered by text, and keeps what it does not know', async () => {
    const register = registerNamed('perfil-acesso');
    const tipo = register.definicao.schema.properties['tipo']?.enum?.[0];
    const { seen } = fakeApi({
      'GET perfil-acesso/4': { payload: { ...profile, tipo } },
      'GET permissoes': { payload: catalogue },
      'PUT perfil-acesso/4': { payload: profile },
    });
    await openRegister(register, '/administracao/perfil-acesso/edicao/4');
    const matrix = await screen.findByRole('group', { name: /^Permissões/ });
    await userEvent.click(await within(matrix).findByRole('checkbox', { name: 'Todas de Cidades' }));
    expect(within(matrix).getByText('2 de 2')).toBeInTheDocument();
    await userEvent.type(within(matrix).getByRole('searchbox', { name: 'Filtrar permissões' }), 'criar');
    expect(within(matrix).queryByRole('checkbox', { name: 'Listar' })).not.toBeInTheDocument();
    expect(within(matrix).getByRole('checkbox', { name: 'Criar documentos' })).toBeChecked();
    await save();
    await waitFor(() =>
      expect(sent(seen, 'PUT')).toMatchObject({
        permissoes: ['cidadeListar', 'cidadeIncluir', 'documentoIncluir', 'deOutraVersao'],
      }),
    );
  });
});

describe('a value that another part of the product edits', () => {
  const model = {
    id: 1,
    versao: 1,
    codigo: 'OF',
    nome: 'Ofício',
    ativo: true,
    corpo: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Senhor Secretário,' }] }],
    },
  };
  const openText = async (): Promise<void> => {
    fakeApi({ 'GET modelo-documento/1': { payload: model } });
    await openRegister(registerNamed('modelo-documento'), '/administracao/modelo-documento/edicao/1');
    await userEvent.click(await screen.findByRole('tab', { name: 'Texto' }));
  };

  it('is shown read only until somebody brings its widget', async () => {
    await openText();
    expect(await screen.findByText('Senhor Secretário,')).toBeVisible();
    expect(screen.getByText('Este conteúdo é editado em outra tela.')).toBeInTheDocument();
  });

  it('is typed in the widget that was brought', async () => {
    registerWidget('corpo-documento', ({ id, onChange }) => (
      <button id={id} type="button" onClick={() => onChange({ type: 'doc', content: [] })}>
        editor do corpo
      </button>
    ));
    await openText();
    await userEvent.click(await screen.findByRole('button', { name: 'editor do corpo' }));
    expect(await screen.findByText('Alterações ainda não salvas')).toBeInTheDocument();
  });
});
