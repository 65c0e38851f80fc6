import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignedInFrame } from '#src/app/SignedInFrame.tsx';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { page, waitingItem } from '../../custom-screens/inbox-world.ts';
import { fakeApi, type Answer } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

const answers: Record<string, Answer> = {
  'POST login/atualizar-token': { payload: {} },
  'GET registro': { payload: [] },
  'GET pesquisa': page([]),
  'GET pesquisa-avancada/pesquisas-salvas': page([]),
  'GET caixa-central/contadores': { payload: { receber: 11 } },
  'GET notificacao-interna/7/quantidade': { payload: { quantidade: 3 } },
};
const at = (path: string) =>
  renderScreen(
    <SignedInFrame>
      <PageHeader title="Cidades" />
    </SignedInFrame>,
    path,
  );
const address = (): string => screen.getByLabelText('endereço').textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  openSession(helena());
  fakeApi(answers);
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

it('searches by type and text, and asks for three characters', async () => {
  at('/');
  const box = screen.getByRole('combobox', { name: 'Pesquisar' });
  await userEvent.type(box, 'ab{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Digite 3 letras ou números para pesquisar.');
  await userEvent.click(screen.getByRole('button', { name: /^O que pesquisar/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Documentos' }));
  await userEvent.type(box, 'c 41/2026{Enter}');
  expect(address()).toBe('/principal/pesquisa?tipo=1&q=abc+41%2F2026');
});

const found = page([
  waitingItem(4, {
    assunto: 'Licitação da frota',
    numero: 'Ofício 41/2026',
    fase: 2,
    achado: { porque: ['assunto', 'texto'], trecho: [{ texto: 'a ' }, { texto: 'licitação', achado: true }] },
  }),
  waitingItem(5, { assunto: 'Licitude', numero: 'Ofício 42/2026', fase: 2 }),
]);

it('suggests while one types, with the words where they stand, and opens what the arrows choose', async () => {
  const { seen } = fakeApi({ ...answers, 'GET pesquisa': found });
  at('/');
  const box = screen.getByRole('combobox', { name: 'Pesquisar' });
  await userEvent.type(box, 'li');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(box, 'ci');
  const list = await screen.findByRole('listbox', { name: 'Sugestões' });
  const option = await within(list).findByRole('option', { name: /Licitação da frota/ });
  expect(within(option).getByText('licitação').tagName).toBe('MARK');
  expect(await screen.findByText('2 sugestões')).toBeInTheDocument();
  expect(seen.findLast(({ path }) => path === 'pesquisa')?.query.get('q')).toBe('lici');
  await userEvent.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', option.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox', { name: 'Sugestões' })).toBeNull();
  expect(box).toHaveValue('lici');
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: /Licitude/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/principal/documento/consulta/5');
});

it('the suggestions end with the search itself, and Enter alone searches', async () => {
  fakeApi({ ...answers, 'GET pesquisa': found });
  at('/');
  await userEvent.type(screen.getByRole('combobox', { name: 'Pesquisar' }), 'lici');
  await userEvent.click(await screen.findByRole('option', { name: 'Pesquisar “lici”' }));
  expect(address()).toBe('/principal/pesquisa?tipo=0&q=lici');
});

it('Ctrl+K finds contents by their number among the commands', async () => {
  fakeApi({ ...answers, 'GET pesquisa': found });
  at('/');
  Element.prototype.scrollIntoView = () => undefined;
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Procurar um comando' }), '41/2026');
  const group = await screen.findByRole('group', { name: 'Pesquisa' });
  expect(within(group).getByText('Pesquisa')).toBeVisible();
  const option = await within(group).findByRole('option', { name: /Licitação da frota/ });
  expect(within(option).getByText('licitação').tagName).toBe('MARK');
  expect(within(option).getByText('2026').tagName).toBe('MARK');
  await userEvent.click(option);
  expect(address()).toBe('/principal/documento/consulta/4');
});

it('takes the place of the header of a phone only on the page where it was opened', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderScreen(
    <SignedInFrame>
      <Link to="/principal/agenda">Adiante</Link>
      <Link to="/">De volta</Link>
    </SignedInFrame>,
    '/',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Abrir a pesquisa' }));
  expect(screen.getByRole('combobox', { name: 'Pesquisar' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Abrir a pesquisa' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Adiante' }));
  expect(await screen.findByRole('button', { name: 'Abrir a pesquisa' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'De volta' }));
  expect(await screen.findByRole('button', { name: 'Abrir a pesquisa' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Pesquisar' })).toBeNull();
});
