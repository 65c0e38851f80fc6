import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AtoEmLote, ItemEmLote } from '#schemas/shapes/ato-em-lote.ts';
import { AtosEmLote } from '#screens/atos-em-lote/index.tsx';
import { AtoEmLotePagina } from '#screens/atos-em-lote/AtoEmLotePagina.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { page } from './inbox-world.ts';

const lote = (more: Partial<AtoEmLote> = {}): AtoEmLote => ({
  id: 7,
  ato: 'receber',
  situacao: 'CONCLUIDO',
  total: 200,
  feitos: 197,
  recusados: 3,
  cancelados: 0,
  pendentes: 0,
  criadoEm: '2026-11-20T13:30:00Z',
  desfaz: false,
  ...more,
});
const refused: ItemEmLote[] = [
  { id: 3, situacao: 'RECUSADO', rotulo: 'Ofício 3/2026-SEMAD', mensagem: 'Este trâmite já foi recebido.' },
  { id: 9, situacao: 'RECUSADO', mensagem: 'Não encontrado.' },
];
const open = (answers: Record<string, Answer>, at = '/principal/caixa-central/atos-em-lote/7') => {
  const api = fakeApi(answers);
  renderScreen(
    <Routes>
      <Route path="/principal/caixa-central/atos-em-lote" element={<AtosEmLote />} />
      <Route path="/principal/caixa-central/atos-em-lote/:id" element={<AtoEmLotePagina />} />
    </Routes>,
    at,
  );
  return api;
};

beforeAll(() => loadTexts());
beforeEach(() => openSession(helena(['caixaCentralListar'])));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

it('shows first what was not done, with the reason, and asks for it again in a batch of its own', async () => {
  const { seen } = open({
    'GET conteudo/ato-em-lote/7': { payload: lote() },
    'GET conteudo/ato-em-lote/7/itens': page(refused),
    'POST conteudo/ato-em-lote/7/repetir': { payload: lote({ id: 8, total: 3, feitos: 3, recusados: 0 }) },
    'GET conteudo/ato-em-lote/8': { payload: lote({ id: 8, total: 3, feitos: 3, recusados: 0 }) },
    'GET conteudo/ato-em-lote/8/itens': page([]),
  });
  expect(await screen.findByRole('heading', { name: 'Receber em 200 itens' })).toBeInTheDocument();
  expect(screen.getByText('197 feitos, 3 não feitos')).toBeInTheDocument();
  const results = await screen.findByRole('region', { name: 'Resultado de cada item' });
  expect(await within(results).findByText('Este trâmite já foi recebido.')).toBeInTheDocument();
  expect(within(results).getByText('Item 9, fora do seu alcance')).toBeInTheDocument();
  expect(seen.find(({ path }) => path.endsWith('/7/itens'))?.query.get('situacao')).toBe('RECUSADO');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo os que faltaram' }));
  expect(await screen.findByRole('heading', { name: 'Receber em 3 itens' })).toBeInTheDocument();
});

it('goes on by itself while something is left, and what is left can be given up', async () => {
  let now = lote({ situacao: 'EM_ANDAMENTO', feitos: 40, recusados: 0, pendentes: 160 });
  open({
    'GET conteudo/ato-em-lote/7': () => ({ payload: now }),
    'GET conteudo/ato-em-lote/7/itens': page([]),
    'POST conteudo/ato-em-lote/7/cancelar': () => {
      now = lote({ situacao: 'CANCELADO', feitos: 60, recusados: 0, cancelados: 140 });
      return { payload: now };
    },
  });
  expect(await screen.findByText('40 feitos, 160 esperam')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  now = { ...now, feitos: 60, pendentes: 140 };
  expect(await screen.findByText('60 feitos, 140 esperam', {}, { timeout: 5_000 })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar o que falta' }));
  expect(await screen.findByText('60 feitos, 140 cancelados')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancelar o que falta' })).toBeNull();
});

it('lists what was asked, each leading to its results', async () => {
  open(
    {
      'GET conteudo/ato-em-lote': page([
        lote(),
        lote({ id: 6, ato: 'finalizar', total: 1, feitos: 1, recusados: 0 }),
      ]),
      'GET conteudo/ato-em-lote/6': {
        payload: lote({ id: 6, ato: 'finalizar', total: 1, feitos: 1, recusados: 0 }),
      },
      'GET conteudo/ato-em-lote/6/itens': page([]),
    },
    '/principal/caixa-central/atos-em-lote',
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Finalizar em 1 item' }));
  await waitFor(() => expect(screen.getByText('1 feito')).toBeInTheDocument());
});
