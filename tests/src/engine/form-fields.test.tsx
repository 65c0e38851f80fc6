import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as widgets from '#src/engine/widgets/custom-widgets.ts';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../fake-api.ts';
import { rafael } from './rafael.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

const combo = (...itens: { id: number; rotulo: string; ativo?: false }[]): Answer => ({
  payload: { itens, total: itens.length, totalExato: true },
});
const sent = (seen: readonly Seen[], method: string): unknown =>
  (
    seen.filter((call) => call.method === method && !call.path.startsWith('login')).at(-1)?.body as
      { payload: unknown } | undefined
  )?.payload;
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const openUser = () => openRegister(registerNamed('usuario'), '/administracao/usuario/edicao/1');

// the form of a person is large, and the test document slow
vi.setConfig({ testTimeout: 60_000 });

aloneOnScreen();

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
    await userEvent.type(field, 'pro');
    await userEvent.click(await screen.findByRole('option', { name: 'Procuradoria' }));
    expect(field).toHaveValue('Procuradoria');
    const query = seen.filter(({ path }) => path === 'perfil-acesso/combo').at(-1)?.query;
    expect(query?.get('q')).toBe('pro');
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
    await userEvent.type(organisation, 'p');
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

  it('never offers a record of a tree as its own parent', async () => {
    fakeApi({
      'GET unidade/5': {
        payload: { id: 5, versao: 1, codigo: '1', sigla: 'CCL', nome: 'Compras', organizacao: 1 },
      },
      'GET unidade/combo': combo({ id: 4, rotulo: 'Gabinete' }, { id: 5, rotulo: 'Compras' }),
    });
    await openRegister(registerNamed('unidade'), '/administracao/unidade/edicao/5');
    await userEvent.click(await screen.findByRole('combobox', { name: /^Unidade superior/ }));
    await screen.findByRole('option', { name: 'Gabinete' });
    expect(screen.queryByRole('option', { name: 'Compras' })).not.toBeInTheDocument();
  });

  it('keeps what was searched for and not chosen when it is left, and says so', async () => {
    fakeApi({
      'GET cargo/combo': ({ query }) => (query.get('q') ? combo() : combo({ id: 3, rotulo: 'Pregoeiro' })),
    });
    await openRegister(registerNamed('papel'), '/workflow/papel/cadastro');
    await userEvent.click(await screen.findByRole('button', { name: 'Incluir executante' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Quem, Linha 1' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Quem tem um cargo' }));
    const field = await screen.findByRole('combobox', { name: 'Cargo, Linha 1' });
    await userEvent.type(field, 'xyz');
    await userEvent.click(screen.getByRole('textbox', { name: 'Nome' }));
    expect(field).toHaveValue('xyz');
    expect(field).toHaveAccessibleDescription(/“xyz” ainda não foi escolhido|Nada encontrado para “xyz”/);
    await userEvent.clear(field);
    await userEvent.click(field);
    expect(await screen.findByRole('option', { name: 'Pregoeiro' })).toBeInTheDocument();
  });

  it('says what must be chosen before', async () => {
    fakeApi({ 'GET usuario/1': { payload: { ...rafael, unidades: [{ id: 11 }] } } });
    await openUser();
    const unit = await screen.findByRole('combobox', { name: 'Unidade, Linha 1' });
    expect(unit).toHaveAttribute('placeholder', 'Escolha antes: Organização.');
    await userEvent.click(unit);
    expect(await screen.findByText('Escolha antes: Organização.')).toBeInTheDocument();
    await userEvent.keyboard('Compras');
    await userEvent.tab();
    expect(unit).toHaveAccessibleDescription(/Escolha antes: Organização\./);
    expect(unit).toHaveValue('Compras');
    // and what no row may be without
    expect(screen.getByText('Em cada linha, não podem faltar: Organização, Unidade e Cargo.')).toBeVisible();
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

  it('begins a new row with what its columns begin with, and leaves the others alone', async () => {
    const { seen } = fakeApi({ 'POST papel': { payload: { id: 9, versao: 1 } } });
    await openRegister(registerNamed('papel'), '/workflow/papel/cadastro');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Código' }), 'COMISSAO');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Comissão');
    await userEvent.click(screen.getByRole('button', { name: 'Incluir executante' }));
    const who = (line: number) => screen.findByRole('combobox', { name: `Quem, Linha ${line}` });
    expect(await who(1)).toHaveValue('Uma pessoa');
    await userEvent.click(await who(1));
    await userEvent.click(await screen.findByRole('option', { name: 'Quem tem um cargo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Incluir executante' }));
    expect(await who(2)).toHaveValue('Uma pessoa');
    expect(await who(1)).toHaveValue('Quem tem um cargo');
    expect(seen).toEqual([]);
  });

  it('shows and asks for the cells that apply to each row', async () => {
    const { seen } = fakeApi({
      'POST papel': refusal(500, { descricao: 'Basta ver o que foi enviado.' }),
      'GET cargo/combo': combo({ id: 3, rotulo: 'Pregoeiro' }),
    });
    await openRegister(registerNamed('papel'), '/workflow/papel/cadastro');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Código' }), 'COMISSAO');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Comissão');
    await userEvent.click(screen.getByRole('button', { name: 'Incluir executante' }));
    const person = await screen.findByRole('combobox', { name: 'Pessoa, Linha 1' });
    expect(person).toBeRequired();
    expect(screen.queryByRole('combobox', { name: 'Cargo, Linha 1' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: 'Quem, Linha 1' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Quem tem um cargo' }));
    expect(screen.queryByRole('combobox', { name: 'Pessoa, Linha 1' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Cargo, Linha 1' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pregoeiro' }));
    await save();
    await waitFor(() =>
      expect(sent(seen, 'POST')).toMatchObject({ executantes: [{ tipo: 'CARGO', cargo: 3 }] }),
    );
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

describe('the matrix of permissions', () => {
  const area = 'administracao';
  const catalogue = {
    permissoes: [
      { nome: 'documentoIncluir', titulo: 'Incluir', acao: 'create', grupo: 'Documentos', area: 'principal' },
      { nome: 'assinatura', titulo: 'Assinar', grupo: 'Documentos', area: 'principal', abre: 'Com a senha.' },
      { nome: 'cidadeListar', titulo: 'Listar', acao: 'list', grupo: 'Cidades', area },
      { nome: 'cidadeIncluir', titulo: 'Incluir', acao: 'create', grupo: 'Cidades', area },
      { nome: 'cargoListar', titulo: 'Listar', acao: 'list', grupo: 'Cargos', area },
    ],
    regras: [
      {
        nome: 'permiteRemoverAnexo',
        titulo: 'Remover anexos',
        grupo: 'Regras',
        area: 'regras',
        abre: 'Remove anexos que outra pessoa juntou.',
        futura: true,
      },
    ],
    paginas: [],
  };
  const profile = {
    id: 4,
    versao: 1,
    descricao: 'Pregoeiro',
    permissoes: ['documentoIncluir', 'deOutraVersao'],
    ativo: true,
  };
  const openMatrix = async () => {
    const register = registerNamed('perfil-acesso');
    const tipo = register.definicao.schema.properties['tipo']?.enum?.[0];
    const api = fakeApi({
      'GET perfil-acesso/4': { payload: { ...profile, tipo } },
      'GET permissoes': { payload: catalogue },
      'PUT perfil-acesso/4': { payload: profile },
    });
    await openRegister(register, '/administracao/perfil-acesso/edicao/4');
    const matrix = await screen.findByRole('group', { name: /^Permissões/ });
    const box = (name: string | RegExp) => within(matrix).findByRole('checkbox', { name });
    return { ...api, matrix, box };
  };

  it('grants one, a line, a column or what is shown, says what changed, and keeps what it does not know', async () => {
    const { seen, matrix, box } = await openMatrix();
    const status = within(matrix).getByRole('status');
    expect(await box('Incluir Documentos')).toBeChecked();
    expect(await box('deOutraVersao')).toBeChecked();
    expect(status).toHaveTextContent('2 concedidas');
    await userEvent.click(await box('Listar em Administração'));
    expect(await box(/^Listar Cargos/)).toBeChecked();
    expect(await box(/^Listar Cidades \(mudou\)/)).toBeChecked();
    await userEvent.click(await box('Todas de Cidades'));
    expect(await box(/^Incluir Cidades/)).toBeChecked();
    await userEvent.click(await box('Incluir Documentos'));
    expect(status).toHaveTextContent('4 concedidas · 3 a conceder · 1 a retirar');
    await userEvent.type(within(matrix).getByRole('searchbox', { name: 'Filtrar permissões' }), 'senha');
    expect(within(matrix).queryByRole('checkbox', { name: /Cidades/ })).not.toBeInTheDocument();
    await userEvent.click(within(matrix).getByRole('button', { name: 'Marcar as mostradas' }));
    await save();
    await waitFor(() =>
      expect(sent(seen, 'PUT')).toMatchObject({
        permissoes: ['assinatura', 'cidadeListar', 'cidadeIncluir', 'cargoListar', 'deOutraVersao'],
      }),
    );
  });

  it('lists the rules with what each opens', async () => {
    await openMatrix();
    const regras = await screen.findByRole('group', { name: /^Regras/ });
    expect(within(regras).getByText('Remove anexos que outra pessoa juntou.')).toBeInTheDocument();
    expect(within(regras).getByRole('checkbox', { name: 'Remover anexos' })).not.toBeChecked();
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

  afterEach(() => vi.restoreAllMocks());

  it('is shown read only until somebody brings its widget', async () => {
    vi.spyOn(widgets, 'customWidget').mockReturnValue(undefined);
    await openText();
    expect(await screen.findByText('Senhor Secretário,')).toBeVisible();
    expect(screen.getByText('Este conteúdo é editado em outra tela.')).toBeInTheDocument();
  });

  it('is typed in the widget that was brought', async () => {
    vi.spyOn(widgets, 'customWidget').mockReturnValue(({ id, onChange }) => (
      <button id={id} type="button" onClick={() => onChange({ type: 'doc', content: [] })}>
        editor do corpo
      </button>
    ));
    await openText();
    await userEvent.click(await screen.findByRole('button', { name: 'editor do corpo' }));
    expect(await screen.findByText('Alterações ainda não salvas')).toBeInTheDocument();
  });
});
