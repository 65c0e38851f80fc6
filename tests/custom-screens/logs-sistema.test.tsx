import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogsSistema } from '#screens/logs-sistema/index.tsx';
import { readLine } from '#screens/logs-sistema/read-line.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

const time = Date.parse('2026-11-20T13:30:05Z');
const lines = [
  { level: 30, time, msg: 'pedido respondido', req: { method: 'GET', url: '/x' }, res: { statusCode: 200 } },
  { level: 40, time, msg: 'disco quase cheio' },
  { level: 50, time, msg: 'falhou', err: { message: 'sem conexão' } },
].map((line) => JSON.stringify(line));
const path = 'logs-sistema/linhas/servidor-1/malote.log';
const open = (query = '') =>
  renderScreen(
    <Routes>
      <Route path="/administracao/logs-sistema/consulta/:servidor/:nome" element={<LogsSistema />} />
    </Routes>,
    `/administracao/logs-sistema/consulta/servidor-1/malote.log${query}`,
  );

beforeEach(async () => {
  await loadTexts('log', 'cadastro');
  openSession(helena(['logsSistemaConsultar']));
});
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

describe('a file of the system log', () => {
  it('shows its end, each line with its level in a word, and the whole of one on demand', async () => {
    fakeApi({ [`GET ${path}`]: { payload: { linhas: lines } } });
    open();
    await screen.findByText('3 linhas');
    const shown = screen.getAllByRole('listitem').filter((row) => row.dataset['level'] !== undefined);
    expect(shown.map((row) => row.dataset['level'])).toEqual(['informacao', 'aviso', 'erro']);
    expect(within(shown[0]!).getByText('pedido respondido · GET /x · 200')).toBeInTheDocument();
    expect(within(shown[1]!).getByText('Aviso')).toBeInTheDocument();
    expect(within(shown[2]!).getByText('Erro')).toBeInTheDocument();
    await userEvent.click(within(shown[2]!).getByText('falhou · sem conexão'));
    expect(within(shown[2]!).getByText(/"level":50/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Logs do sistema' })).toHaveAttribute(
      'href',
      '/administracao/logs-sistema',
    );
    expect(screen.getByText('3 linhas')).toBeInTheDocument();
  });

  it('is searched and narrowed on the server, as the address says', async () => {
    const { seen } = fakeApi({
      [`GET ${path}`]: ({ query }) => ({ payload: { linhas: query.has('q') ? [] : lines } }),
    });
    open('?nivel=ERRO');
    await screen.findByText('3 linhas');
    expect(seen.at(-1)?.query.get('nivel')).toBe('ERRO');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Procurar nas linhas' }), 'nada disso');
    expect(await screen.findByText(/Nenhuma linha com este texto/)).toBeInTheDocument();
    expect(seen.at(-1)?.query.get('q')).toBe('nada disso');
    expect(screen.getByLabelText('endereço')).toHaveTextContent('q=nada+disso&nivel=ERRO');
  });

  it('is followed until the person says no', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { seen } = fakeApi({ [`GET ${path}`]: { payload: { linhas: lines } } });
      open();
      await screen.findByText('3 linhas');
      await vi.advanceTimersByTimeAsync(3_100);
      await waitFor(() => expect(seen.length).toBeGreaterThan(1));
      await userEvent
        .setup({ advanceTimers: vi.advanceTimersByTime })
        .click(screen.getByRole('switch', { name: 'Acompanhar' }));
      const asked = seen.length;
      await vi.advanceTimersByTimeAsync(9_000);
      expect(seen).toHaveLength(asked);
    } finally {
      vi.useRealTimers();
    }
  });

  it('offers the whole file only to who may keep it', async () => {
    fakeApi({ [`GET ${path}`]: { payload: { linhas: lines } } });
    const { unmount } = open();
    await screen.findByText('3 linhas');
    expect(screen.queryByRole('button', { name: 'Baixar arquivo' })).not.toBeInTheDocument();
    unmount();
    openSession(helena(['logsSistemaConsultar', 'logsSistemaBaixar']));
    open();
    expect(await screen.findByRole('button', { name: 'Baixar arquivo' })).toBeInTheDocument();
  });

  it('that is not there says so', async () => {
    fakeApi({ [`GET ${path}`]: refusal(404, { codigo: 'naoEncontrado', descricao: 'Não encontrado.' }) });
    open();
    expect(await screen.findByText('Não foi possível ler o arquivo.')).toBeInTheDocument();
  });
});

it('a line of something else, or cut in the middle, is shown as it is', () => {
  for (const raw of ['texto solto', '{"level":50,"msg":"cort', '[1]', '""'])
    expect(readLine(raw)).toEqual({ raw, level: 'outro', message: raw });
});
