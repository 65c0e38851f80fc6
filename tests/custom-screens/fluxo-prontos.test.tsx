import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { elementsOf, readDrawingNoted } from '#screens/fluxo-gerenciar/drawing.ts';
import { Prontos } from '#screens/fluxo-gerenciar/prontos/Prontos.tsx';
import { withRoles } from '#screens/fluxo-gerenciar/prontos/with-roles.ts';
import { atividadeOf, trabalhoOf } from '#schemas/fluxo/atividade.ts';
import { isA } from '#schemas/fluxo/moddle-element.ts';
import type { FluxosProntos } from '#schemas/shapes/fluxo-pronto.ts';
import { readProntos } from '#server/fluxo/prontos/read-prontos.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

let payload: FluxosProntos;
beforeAll(async () => {
  await loadTexts();
  payload = { ...(await readProntos()), papeis };
});
beforeEach(() => openSession(helena()));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

const papeis = [
  { codigo: 'RH', nome: 'Gestão de pessoas' },
  { codigo: 'CHEFIA', nome: 'Quem chefia' },
  { codigo: 'AUTOR', nome: 'Quem abriu' },
];

it('escolhe-se pelo teclado, lê-se o que é e a lei, e o papel que se chama igual já vem escolhido', async () => {
  fakeApi({ 'GET fluxo-pronto': { payload } });
  const onTake = vi.fn<(xml: string) => void>();
  renderScreen(<Prontos onTake={onTake} onClose={() => undefined} />);
  const radios = await screen.findAllByRole('radio');
  expect(radios).toHaveLength(6);
  expect(screen.getByRole('radio', { name: /^Férias/ })).toHaveFocus();
  expect(screen.getByText(/Constituição, art. 7º, XVII/)).toBeVisible();
  const detail = (): HTMLElement => screen.getByRole('region', { name: 'Férias' });
  expect(within(detail()).getByRole('combobox', { name: /Gestão de pessoas/ })).toHaveTextContent(
    'Gestão de pessoas',
  );
  expect(within(detail()).getByRole('combobox', { name: /Chefia imediata/ })).toHaveTextContent(
    'Quem chefia',
  );
  await userEvent.click(within(detail()).getByRole('combobox', { name: /Quem pede/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Quem abriu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Começar deste fluxo' }));
  const { drawing, notes } = await readDrawingNoted(onTake.mock.calls[0]?.[0] ?? '');
  expect(notes).toEqual([]);
  const said = elementsOf(drawing).flatMap((one) =>
    isA(one, 'bpmn:UserTask')
      ? [atividadeOf(one).papel]
      : isA(one, 'bpmn:ServiceTask')
        ? [trabalhoOf(one).papel]
        : [],
  );
  expect(new Set(said)).toEqual(new Set(['AUTOR', 'RH', 'CHEFIA']));

  // the arrows go from one to the other, and Enter begins from it
  screen.getByRole('radio', { name: /^Férias/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('region', { name: 'Compra direta' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onTake.mock.calls[1]?.[0]).toContain('Pesquisar os preços');
});

it('o que ficou sem papel não diz nenhum, e um código com sinais não quebra o arquivo', async () => {
  const [ferias] = payload.prontos;
  const { drawing } = await readDrawingNoted(withRoles(ferias?.xml ?? '', { PESSOAL: 'R&"H"' }));
  const said = elementsOf(drawing).flatMap((one) =>
    isA(one, 'bpmn:UserTask') ? [atividadeOf(one).papel] : [],
  );
  expect(new Set(said)).toEqual(new Set(['', 'R&"H"']));
});
