import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Externo } from '#screens/externo/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

const notice = {
  id: 7,
  situacao: 'ENVIADA',
  orgao: 'Prefeitura de Vila Serena',
  unidade: 'Árvores',
  enviadaEm: '2026-11-20T12:00:00Z',
  tacitaEm: '2026-11-30',
};
const request = {
  id: 3,
  numero: '2026.000003',
  servico: 'Poda de árvore',
  situacao: 'SOLICITACAO',
  enviadaEm: '2026-11-19T12:00:00Z',
};
const sessao = { id: 4, nome: 'Ana Prado', email: 'ana@correio.exemplo', documento: '28491736082' };

/** What the body wrote meanwhile, that the server tells from now on. */
let documentos: Answer;
let intimacoes: Answer;
let pedidos: Answer;
let quem: Answer;

const open = async () => {
  const api = fakeApi({
    'GET externo/quem': () => quem,
    'GET externo/assinatura': () => documentos,
    'GET externo/intimacao': () => intimacoes,
    'GET externo/solicitacao': () => pedidos,
    'GET externo/servicos': { payload: { itens: [] } },
    'GET externo/opcoes': { payload: { cadastroAberto: true, aprovacao: false } },
    'GET tema': { payload: {} },
  });
  renderScreen(<Externo />, '/externo');
  await screen.findByText('Poda de árvore');
  return api;
};

beforeAll(() => loadTexts());
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  documentos = { payload: { assinar: [], assinados: [] } };
  intimacoes = { payload: { itens: [] } };
  pedidos = { payload: { itens: [request] } };
  quem = { payload: { sessao } };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the home of somebody from outside, left open', () => {
  it('shows what waits for a signature and until when, and what was signed', async () => {
    const documento = {
      id: 9,
      nome: 'Ata 3/2026 · Reforma',
      tipo: 'Ata',
      orgao: 'Prefeitura de Vila Serena',
      unidade: 'Obras',
    };
    await open();
    expect(screen.queryByText('Para assinar')).toBeNull();
    expect(screen.queryByText('Assinados por você')).toBeNull();
    documentos = {
      payload: {
        assinar: [{ ...documento, situacao: 'PENDENTE', prazo: '2026-12-01' }],
        assinados: [
          {
            ...documento,
            id: 8,
            nome: 'Ata 2/2026 · Posse',
            situacao: 'ASSINADO',
            assinadoEm: '2026-11-20T12:00:00Z',
          },
        ],
      },
    };
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByText('Para assinar')).toBeVisible();
    expect(screen.getByText('Assine até 01/12/2026')).toBeVisible();
    expect(screen.getByRole('link', { name: /Reforma/ })).toHaveAttribute('href', '/externo/assinatura/9');
    expect(screen.getByText(/Assinado por você em 20\/11\/2026 \d\d:\d\d$/)).toBeVisible();
  });

  it('shows a notice that came and what was done of a request, by itself', async () => {
    await open();
    expect(screen.queryByText('Intimação 7')).toBeNull();
    intimacoes = { payload: { itens: [{ ...notice, assunto: 'Vistoria marcada' }] } };
    pedidos = { payload: { itens: [{ ...request, servico: 'Poda autuada' }] } };
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByText('Vistoria marcada')).toBeVisible();
    expect(await screen.findByText('Poda autuada')).toBeVisible();
  });

  it('asks at once when the person comes back to the window', async () => {
    await open();
    intimacoes = { payload: { itens: [{ ...notice, assunto: 'Vistoria marcada' }] } };
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await screen.findByText('Vistoria marcada')).toBeVisible();
  });

  it('asks who comes back to enter again, where the session ended meanwhile', async () => {
    await open();
    intimacoes = refusal(401, { codigo: 'sessaoExpirada', descricao: 'A sessão terminou.' });
    quem = { payload: {} };
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByLabelText('E-mail')).toBeVisible();
  });
});
