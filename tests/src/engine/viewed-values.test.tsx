import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { isInside } from '#src/engine/widgets/is-inside.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, puts } from '../fake-api.ts';
import { helena } from '../person.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => openSession(helena()));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const list = (itens: readonly object[]) => ({
  payload: { itens, total: itens.length, totalExato: true },
});

describe('a value that is more than its text', () => {
  const volume = {
    id: 1,
    versao: 1,
    nome: 'Principal',
    pasta: 'arquivos',
    arquivos: 1500,
    bytes: 5_368_709_120,
    taxaOcupacao: 93.5,
    situacao: 'QUASE_CHEIO',
    acoes: [],
  };

  it('is a bar with its number, and a size in its unit, in the list and in the consultation', async () => {
    fakeApi({ 'GET volume': list([volume]), 'GET volume/1': { payload: volume } });
    const { unmount } = await openRegister(registerNamed('volume'), '/administracao/volume');
    const row = await screen.findByRole('row', { name: /Principal/ });
    const meter = await within(row).findByRole('meter', { name: 'Taxa de ocupação' });
    expect(meter).toHaveAttribute('aria-valuenow', '93.5');
    expect(within(row).getByText('93,5 %')).toBeInTheDocument();
    expect(within(row).getByText('5 GB')).toBeInTheDocument();
    unmount();
    await openRegister(registerNamed('volume'), '/administracao/volume/consulta/1');
    expect(await screen.findByRole('meter', { name: 'Taxa de ocupação' })).toBeInTheDocument();
  });

  it('is an amount in reais, in the list, in the consultation, in the filter and as it is typed', async () => {
    const taxa = registerNamed('cargo', {
      definicao: {
        name: 'taxa',
        area: 'administracao',
        title: { one: 'Taxa', many: 'Taxas', gender: 'f' },
        represent: '{nome}',
        permissions: { list: 'taxaListar', create: 'taxaIncluir', edit: 'taxaEditar', view: 'taxaConsultar' },
        schema: {
          type: 'object',
          properties: {
            nome: { type: 'string', title: 'Nome', maxLength: 50 },
            valor: { type: 'number', title: 'Valor', multipleOf: 0.01, 'x-widget': 'money' },
          },
        },
        form: [{ title: 'Dados', fields: [['nome', 'valor']] }],
        list: { columns: ['nome', 'valor'], sort: 'nome,asc', filters: ['valor'] },
      },
    });
    const row = { id: 1, versao: 1, nome: 'Alvará', valor: 1500.1, acoes: ['edit'] };
    const answers = {
      'GET taxa': list([row]),
      'GET taxa/1': { payload: row },
      'PUT taxa/1': { payload: row },
    };
    const { seen } = fakeApi(answers);
    const { unmount } = await openRegister(
      taxa,
      `/administracao/taxa?filter=${encodeURIComponent('{"valor_gte":0.5}')}&order=ASC&page=1&perPage=20&sort=nome`,
    );
    const cell = await screen.findByRole('cell', { name: /^R\$\s1\.500,10$/ });
    expect(cell).toHaveAttribute('data-kind', 'money');
    await vi.waitFor(() => expect(document.body).toHaveTextContent(/a partir de R\$ 0,50/));
    unmount();
    await openRegister(taxa, '/administracao/taxa/edicao/1');
    const field = await screen.findByRole('textbox', { name: /^Valor/ });
    expect(field).toHaveValue('1.500,10');
    await userEvent.clear(field);
    await userEvent.type(field, 'R$ 2.000');
    await userEvent.tab();
    expect(field).toHaveValue('2.000,00');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await vi.waitFor(() => expect(puts(seen)).toMatchObject([{ valor: 2000 }]));
  });

  it('is a link by the name of the record, where its page is elsewhere', async () => {
    const row = { id: 1, versao: 1, regra: 'CARGO_REPETIDO', registro: 'Cargo', nome: 'Analista', acoes: [] };
    fakeApi({
      'GET normalizacao': list([
        { ...row, endereco: '/administracao/cargo/edicao/7' },
        { ...row, id: 2, nome: 'Fiscal', endereco: '//outro.exemplo' },
      ]),
    });
    await openRegister(registerNamed('normalizacao', { acoes: ['list'] }), '/administracao/normalizacao');
    expect(await screen.findByRole('heading', { level: 1, name: 'Normalização' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Analista' })).toHaveAttribute(
      'href',
      '/administracao/cargo/edicao/7',
    );
    expect(screen.queryByRole('link', { name: 'Fiscal' })).not.toBeInTheDocument();
    expect(screen.getByText('2 inconsistências')).toBeInTheDocument();
  });

  it('says in its own words that there is nothing', async () => {
    fakeApi({ 'GET normalizacao': list([]) });
    await openRegister(registerNamed('normalizacao', { acoes: ['list'] }), '/administracao/normalizacao');
    expect(await screen.findByText(/^Nenhuma inconsistência/)).toBeInTheDocument();
  });
});

it('work in the background is read again while it goes on, and no longer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const order = { id: 1, versao: 1, motivo: 'Troca do disco', rotulos: { origem: 'Principal' }, origem: 1 };
    const steps = [
      { situacao: 'EM_ANDAMENTO', andamento: 25 },
      { situacao: 'EM_ANDAMENTO', andamento: 50 },
      { situacao: 'CONCLUIDA', andamento: 100, resultado: 'Concluída: 4 arquivos mudados.' },
    ];
    const { seen } = fakeApi({
      'GET controle-volume/1': () => ({
        payload: { ...order, ...steps[Math.min(seen.length, steps.length) - 1], acoes: [] },
      }),
    });
    await openRegister(registerNamed('controle-volume'), '/administracao/controle-volume/consulta/1');
    const bar = await screen.findByRole('progressbar', { name: 'Andamento' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    await vi.advanceTimersByTimeAsync(6_500);
    expect(await screen.findByText('Concluída: 4 arquivos mudados.')).toBeInTheDocument();
    expect(seen).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(seen).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  [0, '0 B'],
  [1023, '1.023 B'],
  [1536, '1,5 KB'],
  [3_276_800, '3,13 MB'],
  [1_099_511_627_776, '1 TB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});

it('only an address of the product is followed', () => {
  expect(isInside('/administracao/cargo')).toBe(true);
  for (const other of ['//x.exemplo', '/\\x.exemplo', 'https://x.exemplo', 'javascript:1', '/', ''])
    expect(isInside(other)).toBe(false);
});

describe('a form of several pages', () => {
  it('is searched: only the fields that have the text show, whatever their page', async () => {
    fakeApi({});
    await openRegister(
      registerNamed('configuracao', { acoes: ['create', 'edit'] }),
      '/administracao/configuracao/cadastro',
    );
    expect(await screen.findByRole('tab', { name: 'Geral' })).toBeInTheDocument();
    const search = screen.getByRole('searchbox', { name: 'Procurar um campo' });
    await userEvent.type(search, 'minimo da senha');
    expect(screen.getByLabelText('Tamanho mínimo da senha')).toBeVisible();
    expect(screen.queryByLabelText('Segundos das mensagens')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Geral' })).not.toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'xyzw');
    expect(screen.getByText('Nenhum campo com este texto.')).toBeInTheDocument();
    await userEvent.clear(search);
    expect(await screen.findByRole('tab', { name: 'Geral' })).toBeInTheDocument();
    expect(screen.getByLabelText('Segundos das mensagens')).toBeVisible();
  });
});
