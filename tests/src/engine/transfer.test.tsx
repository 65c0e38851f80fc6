import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Importacao } from '#schemas/shapes/importacao.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { createDataProvider } from '#src/engine/data-provider.ts';
import { RegisterTransfer } from '#src/engine/transfer/RegisterTransfer.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../fake-api.ts';
import { renderScreen } from '../render-screen.tsx';
import { placeOf, registerNamed } from './registers.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = (change: Partial<Importacao> = {}): Importacao => ({
  id: 5,
  registro: 'cidade',
  simulada: true,
  situacao: 'CONCLUIDA',
  arquivo: 'cidades.csv',
  formato: 'csv',
  colunas: [
    { coluna: 'Código', campo: 'codigo' },
    { coluna: 'Município', campo: 'cidade' },
    { coluna: 'Prefeito' },
  ],
  linhas: 3,
  processadas: 3,
  incluir: 2,
  alterar: 1,
  semMudanca: 0,
  comErro: 0,
  erros: [],
  totalErros: 0,
  criadaEm: '2026-11-20T12:00:00Z',
  acoes: [{ nome: 'desfazer', permitida: false, motivo: 'Uma simulação não grava nada.' }],
  ...change,
});
const none: Answer = { payload: { itens: [], total: 0, totalExato: true } };
const open = async (search = '') => {
  await loadTexts('cadastro', 'carga', 'ra', 'validacao');
  const place = placeOf(registerNamed('cidade'));
  const queryClient = createQueryClient();
  return renderScreen(
    <CoreAdminContext dataProvider={createDataProvider()} queryClient={queryClient}>
      <RegisterTransfer place={place} />
    </CoreAdminContext>,
    `/administracao/cidade/importacao${search}`,
    { queryClient },
  );
};
const choicesOf = ({ body }: Seen): unknown => JSON.parse((body as FormData).get('payload') as string);
const file = new File(['Código;Município;Prefeito'], 'cidades.csv', { type: 'text/csv' });
const choose = async () =>
  userEvent.upload(await screen.findByLabelText('Escolher arquivo', { selector: 'input' }), file);

describe('the import of a register', () => {
  it('tries the file out at once, with what the server guessed, and shows each fault at its line and column', async () => {
    const erros = [{ linha: 3, coluna: 'Município', campo: 'cidade', mensagem: 'Preencha a cidade.' }];
    const wrong = load({ situacao: 'RECUSADA', comErro: 1, totalErros: 1, erros });
    const { seen } = fakeApi({
      'GET cidade/importacao': none,
      'POST cidade/importar': { payload: wrong },
      'GET cidade/importacao/5': { payload: wrong },
    });
    await open();
    await choose();
    const row = await screen.findByRole('row', { name: '3 Município Preencha a cidade.' });
    expect(row).toBeInTheDocument();
    // what is read first is what became of the file, below what was filled
    await waitFor(() => expect(document.activeElement).toHaveTextContent('1 problema. Nada foi gravado.'));
    const sent = seen.find(({ method }) => method === 'POST');
    expect(sent?.query.get('simular')).toBe('true');
    expect(sent && choicesOf(sent)).toEqual({});
    expect(screen.getByRole('combobox', { name: 'Campo da coluna Município' })).toHaveTextContent('Cidade');
    expect(screen.getByRole('combobox', { name: 'Campo da coluna Prefeito' })).toHaveTextContent(
      'Deixar de fora',
    );
    expect(screen.getByRole('button', { name: /^Importar/ })).toBeDisabled();
  });

  it('hands out an empty sheet with the titles to fill', async () => {
    const { seen } = fakeApi({
      'GET cidade/importacao': none,
      'GET cidade/exportar': { payload: 'arquivo' },
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar o modelo' }));
    await waitFor(() =>
      expect(seen.find(({ path }) => path === 'cidade/exportar')?.query.get('modelo')).toBe('true'),
    );
  });

  it('says each reason once with its lines, most first, finds among them, and gives the wrong lines back', async () => {
    const plate = { coluna: 'Placa', campo: 'placa', mensagem: 'Placa precisa seguir o modelo AAA-9999.' };
    const erros = [
      { linha: 2, coluna: 'Município', campo: 'cidade', mensagem: 'Preencha a cidade.' },
      ...Array.from({ length: 30 }, (_, index) => ({ ...plate, linha: index + 2 })),
    ];
    const wrong = load({
      situacao: 'RECUSADA',
      comErro: 30,
      totalErros: 31,
      erros,
      acoes: [{ nome: 'baixarErradas', permitida: true }],
    });
    const { seen } = fakeApi({
      'GET cidade/importacao': none,
      'GET cidade/importacao/5': { payload: wrong },
      'GET cidade/importacao/5/linhas-erradas': { payload: 'arquivo' },
    });
    const kept = vi.fn(() => 'blob:x');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: kept, revokeObjectURL: vi.fn() }));
    await open('?carga=5');
    const plates = await screen.findByRole('row', { name: /^30 linhas: 2, 3, .*, 21 e mais 10 Placa/ });
    const city = screen.getByRole('row', { name: '2 Município Preencha a cidade.' });
    expect(plates.compareDocumentPosition(city)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filtrar os motivos' }), 'modelo aaa');
    expect(city).not.toBeInTheDocument();
    expect(plates).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Baixar as linhas erradas' }));
    await waitFor(() => expect(kept).toHaveBeenCalled());
    expect(seen.some(({ path }) => path === 'cidade/importacao/5/linhas-erradas')).toBe(true);
  });

  it('says why the wrong lines can no longer be had, and offers them to nobody else', async () => {
    const erros = [{ linha: 2, coluna: 'Placa', campo: 'placa', mensagem: 'Preencha a placa.' }];
    const wrong = { situacao: 'RECUSADA', comErro: 1, totalErros: 1, erros } as const;
    const gone = { nome: 'baixarErradas', permitida: false, motivo: 'O arquivo já não se guarda.' };
    fakeApi({
      'GET cidade/importacao': none,
      'GET cidade/importacao/5': { payload: load({ ...wrong, acoes: [gone] }) },
      'GET cidade/importacao/6': { payload: load({ ...wrong, id: 6, acoes: [] }) },
    });
    const first = await open('?carga=5');
    expect(await screen.findByText('O arquivo já não se guarda.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Baixar as linhas erradas' })).toBeNull();
    first.unmount();
    await open('?carga=6');
    expect(await screen.findByText('Preencha a placa.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Baixar as linhas erradas' })).toBeNull();
  });

  it('loads what was tried out, with the columns and the key that the person chose', async () => {
    let id = 5;
    const { seen } = fakeApi({
      'GET cidade/importacao': none,
      'POST cidade/importar': ({ query }) => ({
        payload: load({ id: id++, simulada: query.get('simular') === 'true' }),
      }),
    });
    await open();
    await choose();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Importar 3 linhas' })).toBeEnabled());
    await userEvent.click(screen.getByRole('combobox', { name: 'Reconhecer o registro por' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Código' }));
    expect(screen.getByRole('button', { name: /^Importar/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
    const act = screen.getByRole('button', { name: /^Importar/ });
    await waitFor(() => expect(act).toBeEnabled());
    await userEvent.click(act);
    expect(await screen.findByRole('heading', { name: 'Resultado' })).toBeInTheDocument();
    const posts = seen.filter(({ method }) => method === 'POST');
    expect(posts.map(({ query }) => query.get('simular'))).toEqual(['true', 'true', null]);
    const last = posts.at(-1);
    expect(last && choicesOf(last)).toEqual({
      mapa: { Código: 'codigo', Município: 'cidade', Prefeito: null },
      chave: 'codigo',
    });
    expect(screen.getByLabelText('endereço')).toHaveTextContent('carga=7');
  });

  it('finds a long load again by its address, and follows it to the end', async () => {
    let asked = 0;
    const running = load({ simulada: false, situacao: 'EM_ANDAMENTO', linhas: 9_000, processadas: 4_000 });
    fakeApi({
      'GET cidade/importacao': none,
      'GET cidade/importacao/5': () => ({
        payload: asked++ === 0 ? running : { ...running, situacao: 'CONCLUIDA', processadas: 9_000 },
      }),
    });
    await open('?carga=5');
    expect(await screen.findByText('Linha 4000 de 9000')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Em andamento' })).toHaveAttribute('aria-valuenow', '44');
    expect(await screen.findByText('Concluída')).toBeInTheDocument();
  });

  it('says what a load that waits is waiting for, and cancels it', async () => {
    const waiting = load({
      simulada: false,
      situacao: 'NA_FILA',
      espera: 'VOLUME',
      linhas: 9_000,
      processadas: 0,
      acoes: [{ nome: 'cancelar', permitida: true }],
    });
    let state = waiting;
    fakeApi({
      'GET cidade/importacao': () => ({ payload: { itens: [state], total: 1, totalExato: true } }),
      'GET cidade/importacao/5': () => ({ payload: state }),
      'POST cidade/importacao/5/cancelar': () => {
        state = load({ simulada: false, situacao: 'INTERROMPIDA', acoes: [] });
        return { payload: state };
      },
    });
    await open('?carga=5');
    const words = 'Na fila, esperando o volume do arquivo voltar';
    expect(await screen.findByRole('progressbar', { name: words })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar a carga de cidades.csv' }));
    expect(await screen.findByText('Cancelada a carga de cidades.csv.')).toBeInTheDocument();
    expect(await screen.findAllByText('Interrompida: nada mudou')).not.toHaveLength(0);
  });

  it('takes a load back after asking, or says which records keep it', async () => {
    const done = load({
      simulada: false,
      criadaPor: 'Rafael Lins',
      acoes: [{ nome: 'desfazer', permitida: true }],
    });
    let refused = true;
    fakeApi({
      'GET cidade/importacao': { payload: { itens: [done], total: 1, totalExato: true } },
      'POST cidade/importacao/5/desfazer': () =>
        refused
          ? refusal(409, {
              codigo: 'transicaoNaoPermitida',
              tipo: 'AVISO',
              descricao: '1 registro da carga mudou depois dela.',
              payload: {
                registros: [
                  { id: 9, linha: 2, rotulo: 'Abaeté/MG', motivo: 'Foi alterado depois da carga.' },
                ],
                total: 1,
              },
            })
          : { payload: { ...done, situacao: 'DESFEITA', acoes: [] } },
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer a carga de cidades.csv' }));
    const dialog = await screen.findByRole('dialog', { name: 'Desfazer a carga de cidades.csv?' });
    const act = within(dialog).getByRole('button', { name: 'Desfazer' });
    await userEvent.click(act);
    expect(await screen.findByText('Linha 2: Abaeté/MG. Foi alterado depois da carga.')).toBeInTheDocument();
    refused = false;
    await userEvent.click(act);
    expect(await screen.findByText('Desfeita a carga de cidades.csv.')).toBeInTheDocument();
  });
});
