import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Marcador } from '#schemas/shapes/marcador.ts';
import { CaixaCentral } from '#screens/caixa-central/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { counters, page, waitingItem, windowOf } from './inbox-world.ts';

const ofUnit: Marcador = {
  alcance: 'UNIDADE',
  cor: 'verde',
  texto: 'Com parecer',
  nota: 'Parecer 12 da PGM',
  autor: 'Rafael Moreira Lins',
  em: '2026-11-19T12:00:00Z',
};

const open = async (items: readonly ItemCaixa[], at = ''): Promise<Seen[]> => {
  const { seen } = fakeApi({
    'GET caixa-central/contadores': { payload: counters },
    'GET caixa-central': page(items),
    'PUT caixa-central/marcadores': {},
    'POST caixa-central/marcadores/retirar': {},
    'PUT caixa-central/marcas': {},
    'POST tramite/historico': page([]),
    'POST login/atualizar-token': { payload: {} },
  });
  renderScreen(<CaixaCentral />, `/principal/caixa-central${at}`);
  await screen.findAllByRole('listitem');
  return seen;
};
const sent = (seen: readonly Seen[]): unknown[] =>
  seen
    .filter(({ path }) => path.startsWith('caixa-central/marcadores'))
    .map(({ method, body }) => [method, (body as { payload: unknown }).payload]);

beforeAll(() => loadTexts());
beforeEach(() => {
  openSession(helena(['caixaCentralListar', 'tramiteDocumento', 'documentoConsultar']));
  windowOf(1440);
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

it('puts a marker on a selection by key, and gives each item back the one that it had', async () => {
  const mine: Marcador = { ...ofUnit, alcance: 'PESSOAL', cor: 'rubro', texto: 'Antigo', nota: undefined };
  const seen = await open([waitingItem(1, { marcadores: [mine] }), waitingItem(2)]);
  await userEvent.keyboard('*am');
  const dialog = await screen.findByRole('dialog', { name: 'Marcador de 2 itens' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar marcador' }));
  expect(within(dialog).getByText('Escreva uma ou duas palavras.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Amarelo' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Texto curto/ }), 'Urgente');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Nota/ }), 'Falar com a PGM');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar marcador' }));
  expect(await screen.findByText('2 itens marcados.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  expect(sent(seen)).toEqual([
    ['PUT', { ids: [1, 2], alcance: 'PESSOAL', cor: 'ambar', texto: 'Urgente', nota: 'Falar com a PGM' }],
    ['PUT', { ids: [1], alcance: 'PESSOAL', cor: 'rubro', texto: 'Antigo' }],
    ['POST', { ids: [2], alcance: 'PESSOAL' }],
  ]);
});

it('shows the note and who wrote it by keyboard, changes it and takes it off in the menu of the row', async () => {
  const seen = await open([waitingItem(1, { marcadores: [ofUnit] })]);
  const row = screen.getAllByRole('listitem')[0]!;
  within(row).getByRole('button', { name: 'Marcador da unidade: Com parecer' }).focus();
  await userEvent.keyboard('{Enter}');
  const note = await screen.findByRole('dialog', { name: 'Marcador da unidade: Com parecer' });
  expect(note).toHaveTextContent(/Parecer 12 da PGM.*Escrito por Rafael Moreira Lins/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const act = async (name: string): Promise<void> => {
    await userEvent.click(within(row).getByRole('button', { name: 'Ações de Ofício 1/2026-SEMAD' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(name) }));
  };
  await act('Pôr ou mudar o marcador');
  const dialog = await screen.findByRole('dialog', { name: 'Marcador de Ofício 1/2026-SEMAD' });
  expect(within(dialog).getByRole('radio', { name: 'Verde' })).toBeChecked();
  const texto = within(dialog).getByRole('textbox', { name: /Texto curto/ });
  expect(texto).toHaveValue('Com parecer');
  // the words of one do not go to the other by themselves
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Só eu' }));
  expect(texto).toHaveValue('');
  await userEvent.click(within(dialog).getByRole('radio', { name: /Quem é da CCL/ }));
  await userEvent.type(texto, ' novo{Enter}');
  expect(await screen.findByText('Marcado: Ofício 1/2026-SEMAD.')).toBeInTheDocument();
  await act('Tirar o marcador da unidade');
  expect(await screen.findByText('Sem o marcador da unidade: Ofício 1/2026-SEMAD.')).toBeInTheDocument();
  expect(sent(seen)).toEqual([
    [
      'PUT',
      { ids: [1], alcance: 'UNIDADE', cor: 'verde', texto: 'Com parecer novo', nota: 'Parecer 12 da PGM' },
    ],
    ['POST', { ids: [1], alcance: 'UNIDADE' }],
  ]);
});

it('is a filter kept in the address', async () => {
  const seen = await open([waitingItem(1)], '?type=receber&marcador=rubro');
  expect(screen.getByText('Vermelho')).toBeInTheDocument();
  expect(seen.find(({ path }) => path === 'caixa-central')?.query.get('marcador')).toBe('rubro');
});
