import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localStorageStore } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal, type Answer } from '../fake-api.ts';
import { registerNamed } from './registers.ts';
import { address, openRegister } from './render-register.tsx';

const cities = [
  {
    id: 1,
    versao: 1,
    codigo: '3100104',
    cidade: 'Abadia dos Dourados',
    estado: 'MG',
    capital: false,
    ativo: true,
  },
  { id: 2, versao: 1, codigo: '3100203', cidade: 'Abaeté', estado: 'MG', capital: false, ativo: false },
  { id: 3, versao: 4, codigo: '3106200', cidade: 'Belo Horizonte', estado: 'MG', capital: true, ativo: true },
].map((city) => ({ ...city, acoes: ['edit', 'view', 'remove'] }));

const page = (itens: unknown[], total = itens.length, totalExato = true): Answer => ({
  payload: { itens, total, totalExato },
});
const open = (at = '/administracao/cidade', options = {}) =>
  openRegister(registerNamed('cidade'), at, options);
const lastQuery = (seen: { path: string; query: URLSearchParams }[]): URLSearchParams | undefined =>
  seen.filter(({ path }) => path === 'cidade').at(-1)?.query;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the list of a register', () => {
  it('shows the declared columns in words; only an inactive record says its situation aloud', async () => {
    fakeApi({ 'GET cidade': page(cities) });
    await open();
    const table = await screen.findByRole('grid', { name: 'Lista de cidades' });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['', 'Código', 'Cidade', 'Estado', 'Capital', 'Situação', 'Ações']);
    const [, , second] = within(table).getAllByRole('row');
    expect(second).toHaveTextContent('Abaeté');
    expect(second).toHaveTextContent('Minas Gerais');
    expect(second).toHaveTextContent('Inativa');
    expect(screen.getByText('3 cidades')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Nova cidade' })).toHaveAttribute(
      'href',
      '/administracao/cidade/cadastro',
    );
  });

  it('asks for the first page in the order of the definition and opens a record by its name', async () => {
    const { seen } = fakeApi({ 'GET cidade': page(cities) });
    await open();
    expect(await screen.findByRole('link', { name: 'Abaeté' })).toHaveAttribute(
      'href',
      '/administracao/cidade/consulta/2',
    );
    expect(lastQuery(seen)?.toString()).toBe('start=1&pageSize=10&sort=cidade%2Casc');
  });

  it('orders by a head that the definition offers, and only by those', async () => {
    const { seen } = fakeApi({ 'GET cidade': page(cities) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cidade' }));
    await waitFor(() => expect(lastQuery(seen)?.get('sort')).toBe('cidade,desc'));
    expect(screen.getByRole('columnheader', { name: 'Cidade' })).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toContain('order=DESC');
    expect(screen.queryByRole('button', { name: 'Capital' })).not.toBeInTheDocument();
  });

  it('filters by a value, says it in a pill, and takes it away', async () => {
    const { seen } = fakeApi({ 'GET cidade': page(cities) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Incluir filtro' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Estado' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Minas Gerais' }));
    await waitFor(() => expect(lastQuery(seen)?.get('estado')).toBe('MG'));
    await screen.findByRole('button', { name: 'Alterar o filtro Estado: Minas Gerais' });
    expect(decodeURIComponent(address())).toContain('{"estado":"MG"}');
    await userEvent.click(screen.getByRole('button', { name: 'Retirar o filtro Estado' }));
    await waitFor(() => expect(decodeURIComponent(address())).toContain('filter={}'));
    expect(screen.queryByText(/Estado:/)).not.toBeInTheDocument();
  });

  it('filters by part of a text, on Enter', async () => {
    const { seen } = fakeApi({ 'GET cidade': page(cities) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Incluir filtro' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cidade' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Cidade' }), 'aba{Enter}');
    await waitFor(() => expect(lastQuery(seen)?.get('cidade_like')).toBe('aba'));
  });

  it('searches at once on Enter and begins again at the first page', async () => {
    const { seen } = fakeApi({ 'GET cidade': page(cities, 853) });
    await open('/administracao/cidade?page=3&perPage=20&sort=cidade&order=ASC&filter=%7B%7D');
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Pesquisar por código ou cidade' }),
      'aba{Enter}',
    );
    await waitFor(() => expect(lastQuery(seen)?.get('q')).toBe('aba'));
    expect(lastQuery(seen)?.get('start')).toBe('1');
  });

  it('takes filter, order and page from the address', async () => {
    const { seen } = fakeApi({ 'GET cidade': page(cities, 853) });
    await open(
      '/administracao/cidade?filter=%7B%22capital%22%3A%22true%22%7D&order=DESC&page=2&perPage=10&sort=codigo',
    );
    await screen.findByRole('grid');
    expect(lastQuery(seen)?.toString()).toBe('start=2&pageSize=10&sort=codigo%2Cdesc&capital=true');
    expect(screen.getByText('11 a 13 de 853')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
    await waitFor(() => expect(lastQuery(seen)?.get('start')).toBe('3'));
  });

  it('offers pages of 5 to 50', async () => {
    const { seen } = fakeApi({ 'GET cidade': page(cities, 853) });
    await open();
    await userEvent.click(await screen.findByRole('combobox', { name: /Por página/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '5',
      '10',
      '15',
      '20',
      '25',
      '30',
      '35',
      '40',
      '45',
      '50',
    ]);
    await userEvent.click(screen.getByRole('option', { name: '50' }));
    await waitFor(() => expect(lastQuery(seen)?.get('pageSize')).toBe('50'));
  });

  it('says that there are more than ten thousand instead of an exact number', async () => {
    fakeApi({ 'GET cidade': page(cities, 812_000, false) });
    await open();
    expect(await screen.findByText('Mais de 10 mil cidades')).toBeInTheDocument();
    expect(screen.getByText('1 a 3 de mais de 10 mil')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Página 1000' })).toBeInTheDocument();
  });

  it('says of a filtered list only as far as the server counted it', async () => {
    fakeApi({ 'GET cidade': page(cities, 7_300, false) });
    await open('/administracao/cidade?filter=%7B%22estado%22%3A%22MG%22%7D');
    expect(await screen.findByText('Mais de 5 mil cidades')).toBeInTheDocument();
    expect(screen.getByText('1 a 3 de mais de 5 mil')).toBeInTheDocument();
  });

  it('tells an empty register from a search without result', async () => {
    fakeApi({ 'GET cidade': ({ query }) => (query.has('estado') ? page([]) : page(cities)) });
    await open('/administracao/cidade?filter=%7B%22estado%22%3A%22AC%22%7D');
    expect(await screen.findByText('Nada encontrado')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByRole('link', { name: 'Abaeté' })).toBeInTheDocument();
  });

  it('offers the first record of an empty register', async () => {
    fakeApi({ 'GET cidade': page([]) });
    await open();
    expect(await screen.findByText('Nenhuma cidade ainda')).toBeInTheDocument();
    expect(screen.getByText('Nenhuma cidade')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('link', { name: 'Nova cidade' }).length).toBeGreaterThan(0);
  });

  it('says what failed, once, with the code, and tries again', async () => {
    const answers: Answer[] = [
      refusal(500, { tipo: 'ERRO', descricao: 'Erro do Servidor Interno', correlacao: '7f3a-19c2' }),
    ];
    fakeApi({ 'GET cidade': () => answers.shift() ?? page(cities) });
    await open();
    expect(await screen.findByText('Não foi possível carregar a lista')).toBeInTheDocument();
    expect(screen.getAllByText('Erro do Servidor Interno')).toHaveLength(1);
    expect(screen.getByText('Código 7f3a-19c2')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('link', { name: 'Abaeté' })).toBeInTheDocument();
  });

  it('says who may help when the server refuses the access', async () => {
    fakeApi({ 'GET cidade': refusal(403, { codigo: 'acessoNegado', descricao: 'Sem acesso.' }) });
    await open();
    expect(await screen.findByText('Você não tem acesso a cidades')).toBeInTheDocument();
  });

  it('offers only what the person may do', async () => {
    fakeApi({ 'GET cidade': page(cities) });
    await openRegister(registerNamed('cidade', { acoes: ['list', 'view'] }), '/administracao/cidade');
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Abaeté/Minas Gerais' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Consultar']);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText('Nova cidade')).not.toBeInTheDocument();
  });

  it('removes a record after asking, naming it', async () => {
    const { seen } = fakeApi({ 'GET cidade': page(cities), 'DELETE cidade/3': {} });
    await open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ações de Belo Horizonte/Minas Gerais' }),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir Belo Horizonte/Minas Gerais?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir cidade' }));
    expect(await screen.findByText('Excluída: Belo Horizonte/Minas Gerais.')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'DELETE')?.query.get('versao')).toBe('4');
  });

  it('tells where a record is used when it has to stay', async () => {
    const usos = [{ registro: 'unidade', titulo: 'Unidades', campo: 'Cidade', total: 4 }];
    fakeApi({
      'GET cidade': page(cities),
      'DELETE cidade/2': refusal(409, {
        codigo: 'registroEmUso',
        tipo: 'AVISO',
        descricao: 'Está em uso.',
        payload: { usos },
      }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Abaeté/Minas Gerais' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir cidade' }));
    expect(await screen.findByText('Está em uso.')).toBeInTheDocument();
    expect(screen.getByText('Unidades (Cidade): 4')).toBeInTheDocument();
  });

  it('removes a selection with a result for each record; what stayed stays selected', async () => {
    fakeApi({
      'GET cidade': page(cities),
      'DELETE cidade/1': {},
      'DELETE cidade/2': refusal(409, { codigo: 'registroEmUso', tipo: 'AVISO', descricao: 'Está em uso.' }),
    });
    await open();
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Selecionar Abadia dos Dourados/Minas Gerais' }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Abaeté/Minas Gerais' }));
    const bar = await screen.findByRole('toolbar', { name: 'Ações para os selecionados' });
    await waitFor(() => expect(bar).toHaveTextContent('2 selecionados'));
    await userEvent.click(within(bar).getByRole('button', { name: 'Excluir 2' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir 2' }),
    );
    const result = await screen.findByRole('dialog', { name: '1 excluído. 1 não: veja o motivo.' });
    expect(
      within(result)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Abadia dos Dourados/Minas Gerais Excluído', 'Abaeté/Minas Gerais Está em uso.']);
    await userEvent.click(within(result).getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('1 selecionado')).toBeInTheDocument();
  });

  it('keeps the columns that the person chose', async () => {
    const store = localStorageStore('1', 'teste');
    let valor: unknown;
    fakeApi({
      'GET cidade': page(cities),
      'GET preferencia/lista.cidade': () => ({ payload: valor === undefined ? {} : { valor } }),
      'PUT preferencia/lista.cidade': ({ body }) => {
        ({ valor } = (body as { payload: { valor: unknown } }).payload);
        return { payload: { valor } };
      },
    });
    const first = await open('/administracao/cidade', { store });
    await userEvent.click(await screen.findByRole('button', { name: 'Colunas' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Capital' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'País' }));
    await userEvent.click(screen.getByRole('button', { name: 'Subir Cidade' }));
    first.unmount();
    await open('/administracao/cidade', { store });
    const table = await screen.findByRole('grid');
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['', 'Cidade', 'Código', 'Estado', 'Situação', 'País', 'Ações']);
  });

  it('is one stop of the keyboard, with arrows inside', async () => {
    fakeApi({ 'GET cidade': page(cities) });
    await open();
    const first = await screen.findByRole('link', { name: 'Abadia dos Dourados' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Abaeté' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('checkbox', { name: 'Selecionar Abaeté/Minas Gerais' })).toHaveFocus();
    await userEvent.keyboard('{End}x');
    expect(screen.getByRole('checkbox', { name: 'Selecionar Belo Horizonte/Minas Gerais' })).toBeChecked();
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('row')
      .slice(1)
      .flatMap((row) => [...row.querySelectorAll('[data-control]')]);
    expect(stops.filter((stop) => (stop as HTMLElement).tabIndex === 0)).toHaveLength(1);
  });

  it('searches on the server for the record that a relation filters by', async () => {
    const { seen } = fakeApi({
      'GET usuario': page([
        {
          id: 1,
          versao: 1,
          nome: 'Rafael Monteiro Lins',
          perfilAcesso: 4,
          rotulos: { perfilAcesso: 'Pregoeiro' },
          ativo: true,
        },
      ]),
      'GET perfil-acesso/combo': page([{ id: 4, rotulo: 'Pregoeiro' }]),
    });
    await openRegister(registerNamed('usuario'), '/administracao/usuario');
    await userEvent.click(await screen.findByRole('button', { name: 'Incluir filtro' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Perfil de acesso' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Perfil de acesso' }), 'preg');
    await userEvent.click(await screen.findByRole('option', { name: 'Pregoeiro' }));
    await waitFor(() =>
      expect(
        seen
          .filter(({ path }) => path === 'usuario')
          .at(-1)
          ?.query.get('perfilAcesso'),
      ).toBe('4'),
    );
    expect(
      await screen.findByRole('button', { name: 'Alterar o filtro Perfil de acesso: Pregoeiro' }),
    ).toBeInTheDocument();
  });
});
