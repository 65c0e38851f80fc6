import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getNotifications } from '#src/ui/notify.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../fake-api.ts';
import { registerNamed } from './registers.ts';
import { address, openRegister } from './render-register.tsx';

const cities = [
  { id: 1, versao: 1, codigo: '3100104', cidade: 'Abadia dos Dourados', estado: 'MG', ativo: true },
  { id: 2, versao: 4, codigo: '3100203', cidade: 'Abaeté', estado: 'MG', ativo: true },
].map((city) => ({ ...city, acoes: ['edit', 'view', 'remove'] }));
const list: Answer = { payload: { itens: cities, total: 2, totalExato: true } };

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (change = {}) => openRegister(registerNamed('cidade', change), '/administracao/cidade');
const told = (): string[] => getNotifications().map(({ message }) => message);
const sorts = (seen: Seen[]) =>
  seen
    .filter(({ path }) => path === 'cidade')
    .at(-1)
    ?.query.getAll('sort');

/** Keeps what the person chose as the server does. */
const preferences = (first: unknown = undefined): Record<string, Answer> => {
  let valor = first;
  return {
    'GET preferencia/lista.cidade': () => ({ payload: valor === undefined ? {} : { valor } }),
    'PUT preferencia/lista.cidade': ({ body }) => {
      ({ valor } = (body as { payload: { valor: unknown } }).payload);
      return { payload: { valor } };
    },
  };
};

describe('the order of a list', () => {
  it('takes a second column with Shift, by the pointer and by the keyboard, and lets it go', async () => {
    const { seen } = fakeApi({ 'GET cidade': list, ...preferences() });
    await open();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(await screen.findByRole('button', { name: /^Estado/ }));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(sorts(seen)).toEqual(['cidade,asc', 'estado,asc']));
    const state = screen.getByRole('button', { name: /^Estado.*2º critério, crescente/ });
    expect(screen.getByRole('columnheader', { name: /^Cidade/ })).toHaveAttribute('aria-sort', 'ascending');
    state.focus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(sorts(seen)).toEqual(['cidade,asc', 'estado,desc']));
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(address()).toMatch(/sort=cidade(&|$)/));
    await user.click(screen.getByRole('button', { name: /^Código/ }));
    await waitFor(() => expect(sorts(seen)).toEqual(['codigo,asc']));
  });
});

describe('what a person chose in a list', () => {
  it('comes from the server and goes back to it', async () => {
    const { seen } = fakeApi({
      'GET cidade': list,
      ...preferences({ colunas: ['cidade'], filtros: [{ nome: 'Capitais', filtro: { capital: 'true' } }] }),
    });
    await open();
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(heads()).toEqual(['', 'Cidade', 'Ações']));
    await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Estado' }));
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
        payload: {
          valor: {
            colunas: ['cidade', 'estado'],
            filtros: [{ nome: 'Capitais', filtro: { capital: 'true' } }],
          },
        },
      }),
    );
  });

  it('keeps a column that does not fit in the screen out, and says so', async () => {
    const { seen } = fakeApi({ 'GET cidade': list, ...preferences({ colunas: ['cidade'] }) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Colunas' }));
    // 20 rem beside the button: the name of a city and the acts, nothing more
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(20 * 16);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Estado' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não é possível incluir o campo Estado: não cabe no tamanho da tela.',
    );
    expect(screen.getByRole('checkbox', { name: 'Estado' })).not.toBeChecked();
    width.mockReturnValue(60 * 16);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Estado' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Estado' })).toBeChecked());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(seen.filter(({ method }) => method === 'PUT').length).toBeLessThanOrEqual(1);
    width.mockRestore();
  });

  it('includes searches with a name: kept, used again, forgotten', async () => {
    const { seen } = fakeApi({ 'GET cidade': list, ...preferences() });
    await openRegister(
      registerNamed('cidade'),
      '/administracao/cidade?filter=%7B%22estado%22%3A%22MG%22%7D&order=DESC&page=1&perPage=20&sort=cidade',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pesquisas salvas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pesquisas salvas' });
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: 'Salvar esta pesquisa como' }),
      'Minas{Enter}',
    );
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
        payload: {
          valor: {
            filtros: [{ nome: 'Minas', filtro: { estado: 'MG' }, ordem: { field: 'cidade', order: 'DESC' } }],
          },
        },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar o filtro Estado' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pesquisas salvas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Minas' }));
    await waitFor(() => expect(decodeURIComponent(address())).toContain('{"estado":"MG"}'));
    await userEvent.click(screen.getByRole('button', { name: 'Pesquisas salvas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Esquecer a pesquisa Minas' }));
    expect(await screen.findByText(/Nenhuma ainda/)).toBeInTheDocument();
  });
});

describe('what a person chose, where the server has more than this page', () => {
  const saved = [{ nome: 'Capitais', filtro: { capital: 'true' } }];
  const puts = (seen: Seen[]) => seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const showState = async (): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Colunas' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Capital' }));
  };

  it('keeps the saved searches of another tab when the columns change', async () => {
    const answers = preferences({ colunas: ['cidade'] });
    const { seen } = fakeApi({ 'GET cidade': list, ...answers });
    await open();
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3));
    const put = answers['PUT preferencia/lista.cidade'] as (seen: Pick<Seen, 'body'>) => Answer;
    put({ body: { payload: { valor: { colunas: ['cidade'], filtros: saved } } } });
    await showState();
    await waitFor(() =>
      expect(puts(seen)).toEqual([
        { payload: { valor: { colunas: ['cidade', 'capital'], filtros: saved } } },
      ]),
    );
  });

  it('writes nothing while the server does not say what it has, and tells so', async () => {
    const { seen } = fakeApi({
      'GET cidade': list,
      ...preferences({ filtros: saved }),
      'GET preferencia/lista.cidade': refusal(500, { tipo: 'ERRO', descricao: 'Fora do ar.' }),
    });
    await open();
    await showState();
    await waitFor(() => expect(told()).toContain('Fora do ar.'));
    expect(puts(seen)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Pesquisas salvas' }));
    expect(await screen.findByText(/Não foi possível ler as pesquisas salvas/)).toBeInTheDocument();
    expect(screen.queryByText(/Nenhuma ainda/)).not.toBeInTheDocument();
  });

  it('is shown at once although the server did not say yet what it has, and goes back when it is refused', async () => {
    let answer: (refused: Answer) => void = () => undefined;
    fakeApi({
      'GET cidade': list,
      'GET preferencia/lista.cidade': () => new Promise<Answer>((resolve) => (answer = resolve)),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Colunas' }));
    const capital = await screen.findByRole('checkbox', { name: 'Capital' });
    expect(capital).toBeChecked();
    await userEvent.click(capital);
    expect(screen.getByRole('checkbox', { name: 'Capital' })).not.toBeChecked();
    answer(refusal(500, { codigo: 'erroInterno', tipo: 'ERRO', descricao: 'Não se leu.', erros: [] }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Capital' })).toBeChecked());
    expect(told()).toEqual(['Não se leu.']);
  });

  it('shows again what is stored when a change is refused', async () => {
    fakeApi({
      'GET cidade': list,
      ...preferences({ colunas: ['cidade'] }),
      'PUT preferencia/lista.cidade': refusal(500, { tipo: 'ERRO', descricao: 'Fora do ar.' }),
    });
    await open();
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3));
    await showState();
    await waitFor(() => expect(told()).toContain('Fora do ar.'));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Capital' })).not.toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3));
  });
});

describe('a selection', () => {
  it('is made inactive one by one, with the reason of each that stays', async () => {
    const { seen } = fakeApi({
      'GET cidade': list,
      ...preferences(),
      'GET cidade/1': { payload: cities[0] },
      'GET cidade/2': { payload: cities[1] },
      'PUT cidade/1': { payload: { ...cities[0], versao: 2, ativo: false } },
      'PUT cidade/2': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos.',
        erros: [{ campo: 'ativo', mensagem: 'É a sede de uma unidade.' }],
      }),
    });
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Inativar 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Inativar 2 registros?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Inativar 2' }));
    expect(await screen.findByText('1 inativado. 1 não: veja o motivo.')).toBeInTheDocument();
    expect(
      within(screen.getByRole('dialog'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Abadia dos Dourados/Minas Gerais Inativo', 'Abaeté/Minas Gerais É a sede de uma unidade.']);
    const sent = seen.find(({ method, path }) => method === 'PUT' && path === 'cidade/1')?.body;
    expect(sent).toMatchObject({ payload: { versao: 1, codigo: '3100104', ativo: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.getByText('1 selecionado')).toBeInTheDocument();
  });
});

describe('the list as a file', () => {
  it('has the columns, the filters and the order in sight', async () => {
    const handed = vi.fn(() => 'blob:x');
    URL.createObjectURL = handed;
    URL.revokeObjectURL = vi.fn();
    const { seen } = fakeApi({
      'GET cidade': list,
      ...preferences({ colunas: ['estado', 'cidade'] }),
      'GET cidade/exportar': { status: 200, body: 'Estado;Cidade' },
    });
    await openRegister(
      registerNamed('cidade'),
      '/administracao/cidade?filter=%7B%22estado%22%3A%22MG%22%7D&order=DESC&page=1&perPage=20&sort=estado%2Ccidade',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar e importar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar XLSX' }));
    await waitFor(() => expect(handed).toHaveBeenCalled());
    const asked = seen.find(({ path }) => path === 'cidade/exportar')?.query.toString();
    expect(decodeURIComponent(asked ?? '')).toBe(
      'estado=MG&formato=xlsx&colunas=estado,cidade&sort=estado,desc&sort=cidade,asc',
    );
  });

  it('leads to the import for who may change records, and only for them', async () => {
    fakeApi({ 'GET cidade': list, ...preferences() });
    await open({ acoes: ['list', 'view'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar e importar' }));
    await screen.findByRole('menuitem', { name: 'Exportar CSV' });
    expect(screen.queryByRole('menuitem', { name: 'Importar de um arquivo' })).not.toBeInTheDocument();
  });
});
