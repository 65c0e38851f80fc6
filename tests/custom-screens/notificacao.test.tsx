import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notificacoes } from '#screens/notificacao/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { page, windowOf } from './inbox-world.ts';

const notice = (id: number, lida = false) => ({
  id,
  usuario: 7,
  assunto: `Parecer ${id} chegou de PGM`,
  conteudo: 'Parecer sobre o edital',
  tipo: 'TRAMITE',
  lida,
  momento: '2026-11-18T12:00:00Z',
  conteudoId: 40 + id,
  rota: `principal/documento/consulta/${40 + id}`,
});

const server = (): { readonly seen: Seen[] } => {
  let notices = [notice(1), notice(2, true)];
  return fakeApi({
    'GET notificacao-interna/listar-paginado/7': () => page(notices),
    'GET notificacao-interna/7/quantidade': () => ({
      payload: { quantidade: notices.filter(({ lida }) => !lida).length },
    }),
    'PUT notificacao-interna/marcar-como-lida/1': () => {
      notices = notices.map((each) => (each.id === 1 ? { ...each, lida: true } : each));
      return { payload: notices[0] };
    },
    'PUT notificacao-interna/marcar-todas-como-lidas': () => {
      notices = notices.map((each) => ({ ...each, lida: true }));
      return { payload: undefined };
    },
    'DELETE notificacao-interna/2': () => {
      notices = notices.filter(({ id }) => id !== 2);
      return { payload: undefined };
    },
    'DELETE notificacao-interna/deletar-todas': () => {
      notices = [];
      return { payload: undefined };
    },
  });
};
const rows = (): HTMLElement[] => screen.queryAllByRole('listitem');
const removals = (seen: readonly Seen[]): string[] =>
  seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
const paint = async () => {
  const painted = renderScreen(<Notificacoes />, '/principal/notificacao');
  await screen.findAllByRole('listitem');
  return painted;
};

beforeAll(() => loadTexts());
beforeEach(() => {
  openSession(helena());
  windowOf(1440);
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('the notifications', () => {
  it('are all marked as read up to the newest in sight, from the page where it is', async () => {
    const { seen } = server();
    const first = await paint();
    await userEvent.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Marcar todas como lidas' })).not.toBeInTheDocument(),
    );
    const marked = seen.find(({ path }) => path === 'notificacao-interna/marcar-todas-como-lidas');
    expect(marked?.body).toEqual({ payload: { ate: 2 } });
    first.unmount();
    server();
    renderScreen(<Notificacoes />, '/principal/notificacao?start=2');
    await screen.findByText('1 não lida');
    expect(screen.queryByRole('button', { name: 'Marcar todas como lidas' })).not.toBeInTheDocument();
  });

  it('open in a dialog with subject, content and the way to the document, and are then read', async () => {
    server();
    await paint();
    expect(screen.getByText('1 não lida')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Não lida. Parecer 1 chegou/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Parecer 1 chegou de PGM' });
    expect(dialog).toHaveTextContent('Parecer sobre o edital');
    expect(within(dialog).getByRole('link', { name: 'Abrir o documento' })).toHaveAttribute(
      'href',
      '/principal/documento/consulta/41',
    );
    expect(await screen.findByText('Nenhuma não lida')).toBeInTheDocument();
  });

  it('leave the list at once and come back when undone, with nothing asked of the server', async () => {
    const { seen } = server();
    await paint();
    await userEvent.click(screen.getByRole('button', { name: 'Remover: Parecer 2 chegou de PGM' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(removals(seen)).toEqual([]);
  });

  it('are removed for good when the screen is left', async () => {
    const { seen } = server();
    const { unmount } = await paint();
    await userEvent.click(screen.getByRole('button', { name: 'Remover: Parecer 2 chegou de PGM' }));
    expect(removals(seen)).toEqual([]);
    unmount();
    await waitFor(() => expect(removals(seen)).toEqual(['notificacao-interna/2']));
  });

  it('are all removed only after being asked', async () => {
    const { seen } = server();
    await paint();
    await userEvent.click(screen.getByRole('button', { name: 'Remover todas' }));
    const question = await screen.findByRole('dialog', { name: 'Remover as 2 notificações?' });
    expect(removals(seen)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Remover todas' }));
    expect(await screen.findByText('Nenhuma notificação')).toBeInTheDocument();
    expect(removals(seen)).toEqual(['notificacao-interna/deletar-todas']);
  });
});
