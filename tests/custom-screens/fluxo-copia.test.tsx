import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CopiaOferecida } from '#screens/fluxo-gerenciar/components/CopiaOferecida.tsx';
import { PublishButton } from '#screens/fluxo-gerenciar/components/PublishButton.tsx';
import { useLocalCopy } from '#screens/fluxo-gerenciar/use-local-copy.ts';
import type { Keeping } from '#screens/fluxo-gerenciar/use-keeping.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { hasLocalDrafts } from '#src/session/local-drafts.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { begun } from './flow-drawing.ts';

const mine = helena();
const owner = String(mine.dados.usuario.idUsuario);
const otherPerson = {
  ...mine,
  chaveRascunhos: `${'A'.repeat(43)}=`,
  dados: { ...mine.dados, usuario: { ...mine.dados.usuario, id: 99, idUsuario: 99 } },
};

beforeAll(() => loadTexts());
beforeEach(() => {
  // sealed, on a safe connection only
  vi.stubGlobal('isSecureContext', true);
  openSession(mine);
});
afterEach(() => {
  cleanup();
  closeSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const read = { xml: 'salvo', revisao: 3, alteradoEm: '2026-11-29T12:00:00Z' };
const drawingOf = (given: Partial<typeof read> = {}) => {
  const opened = { ...read, ...given };
  return renderHook(
    ({ xml, kept }: { readonly xml: string; readonly kept: string }) =>
      useLocalCopy({
        id: 4,
        read: opened,
        xml,
        changed: xml !== kept,
        revisao: () => opened.revisao,
        conflito: false,
      }),
    { initialProps: { xml: opened.xml, kept: opened.xml } },
  );
};
const stored = (): Promise<void> => waitFor(() => expect(hasLocalDrafts(owner)).toBe(true));
/** A change that never reached the server, and the window closed. */
const leftBehind = async (): Promise<void> => {
  const { rerender, unmount } = drawingOf();
  // looked for before anything takes its place
  await act(async () => {
    await Promise.resolve();
  });
  rerender({ xml: 'mudado', kept: 'salvo' });
  await stored();
  unmount();
};

it('o que não se salvou fica neste aparelho, e oferece-se ao abrir de novo; aceito ou deixado, acaba', async () => {
  await leftBehind();
  const { result } = drawingOf();
  await waitFor(() => expect(result.current.found).toMatchObject({ xml: 'mudado', revisao: 3 }));
  act(() => result.current.settle());
  expect(result.current.found).toBeUndefined();
  expect(hasLocalDrafts(owner)).toBe(false);
});

it('o que se salvou depois não fica', async () => {
  const { rerender } = drawingOf();
  await act(async () => {
    await Promise.resolve();
  });
  rerender({ xml: 'mudado', kept: 'salvo' });
  await stored();
  rerender({ xml: 'mudado', kept: 'mudado' });
  await waitFor(() => expect(hasLocalDrafts(owner)).toBe(false));
});

it('não se oferece o que outros já deixaram para trás, nem a outra pessoa', async () => {
  await leftBehind();
  openSession(otherPerson);
  const theirs = drawingOf();
  await act(async () => {
    await Promise.resolve();
  });
  expect(theirs.result.current.found).toBeUndefined();
  theirs.unmount();
  // nor is it lost for its person, until somebody saves later
  openSession(mine);
  expect(hasLocalDrafts(owner)).toBe(true);
  const later = drawingOf({ revisao: 9, alteradoEm: '2999-01-01T00:00:00Z' });
  await waitFor(() => expect(hasLocalDrafts(owner)).toBe(false));
  expect(later.result.current.found).toBeUndefined();
});

it('diz de quando é, com o dia se for de outro, e pergunta o que fazer', async () => {
  const acts = { onRecover: vi.fn(), onDiscard: vi.fn() };
  const copia = { xml: 'a', revisao: 3, conflito: false, momento: '2020-05-04T17:32:00Z' };
  renderScreen(<CopiaOferecida copia={copia} {...acts} />);
  expect(screen.getByText('Há um desenho não salvo neste aparelho, de 04/05/2020 14:32.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Recuperar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect([acts.onRecover.mock.calls.length, acts.onDiscard.mock.calls.length]).toEqual([1, 1]);
});

it.each<[Extract<Keeping, { readonly motivo: string }>, string, boolean]>([
  [{ tipo: 'recusado', motivo: 'Não é BPMN.' }, 'O desenho não foi salvo: Não é BPMN.', true],
  [{ tipo: 'naoSalvo', motivo: 'Sem rede.' }, 'O desenho não foi salvo: Sem rede.', true],
  [{ tipo: 'conflito', motivo: 'Rui salvou antes.' }, 'Rui salvou antes.', false],
])('publicar diz por que não se salvou: %o', async (unsaved, said, tries) => {
  const onSave = vi.fn();
  renderScreen(
    <PublishButton
      drawing={await begun()}
      unsaved={unsaved}
      achados={[]}
      busy={false}
      onSave={onSave}
      onSelect={() => undefined}
      onPublish={() => Promise.resolve()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(said)).toBeVisible();
  const retry = screen.queryByRole('button', { name: 'Tentar de novo' });
  expect(retry !== null).toBe(tries);
  if (retry) await userEvent.click(retry);
  expect(onSave).toHaveBeenCalledTimes(tries ? 1 : 0);
});
