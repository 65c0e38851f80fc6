import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defined } from '#schemas/defined.ts';
import { Arquivo } from '#screens/arquivo/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { page, waitingItem } from './inbox-world.ts';

const dpa = { id: 4, sigla: 'DPA', nome: 'Protocolo e Arquivo' };
const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };

beforeAll(() => loadTexts());
beforeEach(() => openSession(helena()));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const came = (id: number, atos: readonly object[], classe?: string) => ({
  item: waitingItem(id),
  deUnidade: ccl,
  enviadoPor: 'Helena Duarte Pires',
  enviadoEm: '2026-11-30T12:00:00.000Z',
  atos,
  ...defined({ classe }),
});
const open = (at = '/principal/arquivo', more: Readonly<Record<string, Answer>> = {}) => {
  const api = fakeApi({
    'GET arquivamento/contadores': {
      payload: { unidade: dpa, idade: 'CORRENTE', aArquivar: 2, arquivados: 0, pedidos: 1 },
    },
    'GET arquivamento': page([
      came(
        1,
        [
          { nome: 'arquivar', permitida: true },
          { nome: 'devolverDoArquivo', permitida: true },
        ],
        '324 Contratação',
      ),
      came(2, [
        { nome: 'arquivar', permitida: false, motivo: 'O documento não tem classe.' },
        { nome: 'devolverDoArquivo', permitida: true },
      ]),
    ]),
    'POST login/atualizar-token': { payload: {} },
    ...more,
  });
  renderScreen(
    <Routes>
      <Route path="/principal/arquivo" element={<Arquivo />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    at,
  );
  return api;
};

it('diz o que impede cada um, e arquiva os escolhidos depois de perguntar', async () => {
  const { seen } = open('/principal/arquivo', {
    'POST conteudo/ato-em-lote': {
      payload: {
        id: 9,
        ato: 'arquivar',
        situacao: 'CONCLUIDO',
        itens: [
          { id: 1, situacao: 'FEITO' },
          { id: 2, situacao: 'RECUSADO', mensagem: 'O documento não tem classe.' },
        ],
      },
    },
  });
  const list = await screen.findByRole('list', { name: 'Itens de A arquivar' });
  expect(within(list).getByText('Não se arquiva: O documento não tem classe.')).toBeVisible();
  expect(within(list).getByText(/324 Contratação/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Escolher todos desta página' }));
  await userEvent.click(screen.getByRole('button', { name: /^Arquivar/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Arquivar' }));
  expect(await screen.findByText('O documento não tem classe.', { selector: 'span' })).toBeVisible();
  expect(seen.find(({ path }) => path.startsWith('conteudo/ato-em-lote'))?.body).toEqual({
    payload: { ato: 'arquivar', ids: [1, 2] },
  });
});

it('devolver pede o motivo', async () => {
  const { seen } = open();
  const list = await screen.findByRole('list', { name: 'Itens de A arquivar' });
  const [first] = within(list).getAllByRole('checkbox');
  if (!first) throw new Error('nada a escolher');
  await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: /^Devolver sem arquivar/ }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver sem arquivar' }));
  expect(seen.some(({ path }) => path.startsWith('conteudo/ato-em-lote'))).toBe(false);
});

it('a consulta concede-se até um dia, que tem de se dizer', async () => {
  open('/principal/arquivo?aba=pedidos', {
    'GET arquivamento/pedidos': page([
      {
        id: 5,
        conteudoId: 1,
        tipo: 2,
        numero: '12/2026',
        assunto: 'Contrato',
        estado: 3,
        tipoNome: 'Contrato',
        especie: 'CONSULTA',
        situacao: 'PEDIDO',
        quem: 'Caio Ferraz Teles',
        unidade: 'PGM',
        motivo: 'Conferir a cláusula terceira.',
        pedidoEm: '2026-11-30T12:00:00.000Z',
        antes: 0,
      },
    ]),
  });
  expect(await screen.findByText('Conferir a cláusula terceira.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Conceder' }));
  const dialog = screen.getByRole('dialog', { name: 'Conceder a consulta de 12/2026 a Caio Ferraz Teles?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Conceder' }));
  expect(await within(dialog).findByText('Escolha o último dia.')).toBeVisible();
});

it('em uma unidade que não é arquivo, diz o que fazer', async () => {
  open('/principal/arquivo', {
    'GET arquivamento/contadores': { payload: { unidade: ccl, aArquivar: 0, arquivados: 0, pedidos: 0 } },
  });
  expect(await screen.findByText('CCL não é um arquivo')).toBeVisible();
});
