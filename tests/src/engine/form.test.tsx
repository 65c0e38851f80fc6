import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../fake-api.ts';
import { rafael } from './rafael.ts';
import { city } from './belo-horizonte.ts';
import { registerNamed } from './registers.ts';
import { address, openRegister } from './render-register.tsx';

const combo = (...itens: { id: number; rotulo: string; ativo?: false }[]): Answer => ({
  payload: { itens, total: itens.length, totalExato: true },
});
const sent = (seen: readonly Seen[], method: string): unknown =>
  (
    seen.filter((call) => call.method === method && !call.path.startsWith('login')).at(-1)?.body as
      { payload: unknown } | undefined
  )?.payload;
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const openCity = (at: string) => openRegister(registerNamed('cidade'), `/administracao/cidade/${at}`);
const openUser = () => openRegister(registerNamed('usuario'), '/administracao/usuario/edicao/1');

// the form of a person is large, and the test document slow
vi.setConfig({ testTimeout: 60_000 });

aloneOnScreen({ drafts: true });

it('a list of what is wrong is shown, a paragraph each', async () => {
  const payload = ['O código já saiu em outra carga.', 'O estado não tem essa cidade.'];
  fakeApi({
    'GET cidade/3': { payload: city },
    'PUT cidade/3': refusal(500, { tipo: 'VALIDACAO', payload }),
  });
  await openCity('edicao/3');
  await userEvent.type(await screen.findByLabelText('Cidade'), ' do Sul');
  await save();
  for (const line of payload) expect((await screen.findByText(line)).tagName).toBe('P');
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
    fireEvent.click(screen.getByRole('button', { name: 'Ir ao campo' }));
    // at once: what is typed right after goes there
    expect(screen.getByLabelText('Código')).toHaveFocus();
    await userEvent.keyboard('31');
    expect(screen.getByLabelText('Código')).toHaveValue('31');
    expect(seen.filter(({ method, path }) => method === 'POST' && path === 'cidade')).toHaveLength(0);
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
    await waitFor(() =>
      expect(seen.filter(({ method, path }) => method === 'POST' && path === 'cidade')).toHaveLength(1),
    );
    finish({ payload: { ...city, id: 9, cidade: 'Vila Serena' } });
    expect(await screen.findByText('Salva: Vila Serena/Minas Gerais.')).toBeInTheDocument();
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

it('a new record starts with what the settings suggest, which may be changed', async () => {
  const { seen } = fakeApi({ 'POST unidade': refusal(500, { descricao: 'Basta ver o que foi enviado.' }) });
  const register = registerNamed('unidade', { sugestoes: { estado: 'MG' } });
  await openRegister(register, '/administracao/unidade/cadastro');
  const estado = await screen.findByRole('combobox', { name: /^Estado/ });
  expect(estado).toHaveDisplayValue('Minas Gerais');
  expect(screen.queryByText('Alterações ainda não salvas')).not.toBeInTheDocument();
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

describe('conditions', () => {
  it('shows a field only while it applies, and sends nothing of a hidden one', async () => {
    const { seen } = fakeApi({
      'POST interessado': refusal(500, { descricao: 'Basta ver o que foi enviado.' }),
    });
    await openRegister(registerNamed('interessado'), '/administracao/interessado/cadastro');
    await userEvent.type(await screen.findByLabelText(/^CPF/), '52998224725');
    expect(screen.getByLabelText(/^CPF/)).toHaveValue('529.982.247-25');
    await userEvent.click(screen.getByLabelText('Nome ou razão social'));
    await userEvent.paste('Construtora Horizonte');
    await userEvent.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }));
    expect(screen.queryByLabelText(/^CPF/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^CNPJ/), '12abc34501de35');
    expect(screen.getByLabelText(/^CNPJ/)).toHaveValue('12.ABC.345/01DE-35');
    await save();
    await waitFor(() => expect(sent(seen, 'POST')).toMatchObject({ cnpj: '12ABC34501DE35' }));
    expect(sent(seen, 'POST')).not.toHaveProperty('cpf');
  });
});

describe('a field that this person may only read', () => {
  const register = () => registerNamed('cidade', { somenteLeitura: ['pais', 'capital'] });
  const sending = (seen: readonly Seen[], method: string): boolean =>
    seen.some((call) => call.method === method && call.path.startsWith('cidade'));

  it('is shown, stays out of what is sent, and stops nothing', async () => {
    const { seen } = fakeApi({ 'GET cidade/3': { payload: city }, 'PUT cidade/3': { payload: city } });
    await openRegister(register(), '/administracao/cidade/edicao/3');
    await userEvent.type(await screen.findByLabelText('Cidade'), '!');
    expect(screen.getByLabelText(/^País/)).toHaveValue('Brasil');
    await save();
    await waitFor(() => expect(sending(seen, 'PUT')).toBe(true));
    expect(sent(seen, 'PUT')).toEqual({
      versao: 4,
      codigo: '3106200',
      cidade: 'Belo Horizonte!',
      estado: 'MG',
      ativo: true,
    });
  });

  it('begins a new record empty', async () => {
    const { seen } = fakeApi({ 'POST cidade': refusal(500, { descricao: 'Basta ver.' }) });
    await openRegister(register(), '/administracao/cidade/cadastro');
    await userEvent.type(await screen.findByLabelText('Código'), '1');
    await userEvent.type(screen.getByLabelText('Cidade'), 'Vila Serena');
    await userEvent.type(screen.getByRole('combobox', { name: 'Estado' }), 'minas');
    await userEvent.click(await screen.findByRole('option', { name: 'Minas Gerais' }));
    await save();
    await waitFor(() => expect(sending(seen, 'POST')).toBe(true));
    expect(Object.keys(sent(seen, 'POST') as object).sort()).toEqual(['ativo', 'cidade', 'codigo', 'estado']);
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

describe('the help beside a form', () => {
  it('says what the definition has for each field that is shown, and is not there without any', async () => {
    fakeApi({ 'POST login/atualizar-token': { payload: {} } });
    const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width'), ...listening }));
    const register = registerNamed('cidade');
    const help = [
      { field: 'codigo', title: 'Código', text: 'O do IBGE.', examples: ['3106200'] },
      { title: 'País', text: 'Só quando não é o Brasil.' },
    ];
    const helped = { ...register, definicao: { ...register.definicao, help } };
    const { unmount } = await openRegister(helped, '/administracao/cidade/cadastro');
    const cards = within(await screen.findByRole('complementary', { name: 'Ajuda para preencher' }));
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Código', 'País']);
    expect(within(cards.getByRole('list', { name: 'Exemplos' })).getByText('3106200')).toBeVisible();
    unmount();
    await openCity('cadastro');
    await screen.findByRole('button', { name: 'Salvar' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('leaving with changes', () => {
  it('asks, and stays or throws them away', async () => {
    fakeApi({ 'GET cidade/3': { payload: city }, 'GET cidade': combo() });
    await openCity('edicao/3');
    await userEvent.type(await screen.findByLabelText('Cidade'), '!');
    expect(screen.getByText('Alterações ainda não salvas')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('link', { name: 'Cidades' }));
    expect(await screen.findByRole('dialog', { name: 'Há alterações não salvas.' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(screen.getByLabelText('Cidade')).toHaveValue('Belo Horizonte!');
    await userEvent.click(await screen.findByRole('link', { name: 'Cidades' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Descartar' }),
    );
    await waitFor(() => expect(address()).toMatch(/^\/administracao\/cidade(\?|$)/));
  });

  it('asks by the arrow of the browser too', async () => {
    fakeApi({ 'GET cidade/3': { payload: city } });
    const { router } = await openRegister(registerNamed('cidade'), '/administracao/cidade/edicao/3', {
      before: ['/antes'],
    });
    await userEvent.type(await screen.findByLabelText('Cidade'), '!');
    await act(() => router.navigate(-1));
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(address()).toBe('/administracao/cidade/edicao/3');
    expect(screen.getByLabelText('Cidade')).toHaveValue('Belo Horizonte!');
  });

  it('offers what was typed and not saved the next time, without its secrets', async () => {
    fakeApi({ 'GET usuario/1': { payload: rafael } });
    const first = await openUser();
    await userEvent.click(await screen.findByLabelText('Nome'));
    await userEvent.paste(' Filho');
    await userEvent.click(screen.getByRole('button', { name: 'Trocar Senha' }));
    await userEvent.paste('segredo-novo');
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
