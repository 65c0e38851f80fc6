import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { takeBegun } from '#screens/fluxo-gerenciar/novo/begun.ts';
import { codeOf } from '#screens/fluxo-gerenciar/novo/code-of.ts';
import { FluxoNovo } from '#screens/fluxo-gerenciar/novo/index.tsx';
import { emptyXml } from '#screens/fluxo-gerenciar/drawing.ts';
import type { FluxosProntos } from '#schemas/shapes/fluxo-pronto.ts';
import { readProntos } from '#server/fluxo/prontos/read-prontos.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { registerNamed } from '../src/engine/registers.ts';
import { address, openRegister } from '../src/engine/render-register.tsx';

vi.setConfig({ testTimeout: 60_000 });

let payload: FluxosProntos;
beforeAll(async () => {
  await loadTexts();
  payload = { ...(await readProntos()), papeis: [{ codigo: 'RH', nome: 'Gestão de pessoas' }] };
});
beforeEach(() => openSession(helena(['fluxoIncluir', 'fluxoGerenciar', 'fluxoConsultar'])));
afterEach(() => {
  cleanup();
  closeSession();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const opened = async () => {
  const { seen } = fakeApi({
    'GET fluxo-pronto': { payload },
    'POST fluxo': ({ body }) => ({
      payload: { id: 12, versao: 1, ...(body as { payload: object }).payload },
    }),
  });
  await openRegister(registerNamed('fluxo'), '/workflow/fluxo/cadastro', { create: <FluxoNovo /> });
  await screen.findByRole('button', { name: 'Salvar' });
  return seen;
};
const begins = () => within(screen.getByRole('region', { name: 'Como começa o desenho' }));
const way = (name: string): HTMLElement => begins().getByRole('button', { name });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

it('o código de um fluxo novo segue o nome até que alguém escreva um', async () => {
  await opened();
  const [name, code] = [screen.getByLabelText(/^Nome/), screen.getByLabelText(/^Código/)];
  await userEvent.type(name, 'Pedido de férias');
  expect(code).toHaveValue('PEDIDO_DE_FERIAS');
  await userEvent.type(name, ' e licenças');
  expect(code).toHaveValue('PEDIDO_DE_FERIAS_E');
  await userEvent.clear(code);
  expect(code).toHaveValue('');
  await userEvent.type(code, 'FERIAS');
  await userEvent.type(name, ' anuais');
  expect(code).toHaveValue('FERIAS');
});

it('o código cabe no cadastro, também o de um nome de uma palavra só', () => {
  expect(codeOf('Anticonstitucionalissimamente dito')).toBe('ANTICONSTITUCIONALIS');
  expect(codeOf('  2ª via — alvará  ')).toBe('2_VIA_ALVARA');
  expect(codeOf('…')).toBe('');
});

it('um fluxo novo começa de um pronto: o nome vem com ele, o que se escreveu fica, e ao salvar abre o desenho', async () => {
  const seen = await opened();
  expect(way('Em branco')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(screen.getByLabelText(/^Código/), 'FERIAS_RH');
  await userEvent.click(way('Começar de um fluxo pronto'));
  const library = await screen.findByRole('dialog', { name: 'Começar de um fluxo pronto' });
  // the roles of the installation come with the library
  expect(await within(library).findByRole('combobox', { name: /Gestão de pessoas/ })).toHaveTextContent(
    'Gestão de pessoas',
  );
  await userEvent.click(within(library).getByRole('button', { name: 'Começar deste fluxo' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(way('Começar de um fluxo pronto')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Ao salvar, o fluxo pronto “Férias” abre no desenho.')).toBeVisible();
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Férias');
  expect(screen.getByLabelText(/^Código/)).toHaveValue('FERIAS_RH');
  // another in its place says its own name, where nobody wrote one
  await userEvent.click(way('Começar de um fluxo pronto'));
  await userEvent.click(await screen.findByRole('radio', { name: /^Ouvidoria/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Começar deste fluxo' }));
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Ouvidoria');
  expect(screen.getByLabelText(/^Código/)).toHaveValue('FERIAS_RH');
  await userEvent.click(way('Começar de um fluxo pronto'));
  await userEvent.click(await screen.findByRole('radio', { name: /^Férias/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Começar deste fluxo' }));
  await save();
  await vi.waitFor(() => expect(address()).toBe('/workflow/fluxo/gerenciar/12'));
  expect(seen.find(({ method, path }) => method === 'POST' && path === 'fluxo')?.body).toMatchObject({
    payload: { codigo: 'FERIAS_RH', nome: 'Férias' },
  });
  const begun = takeBegun(12);
  expect(begun?.pronto).toBe('Férias');
  expect(await begun?.file.text()).toContain('papel="RH"');
  // it is taken once
  expect(takeBegun(12)).toBeUndefined();
});

it('ou de um arquivo BPMN, que se confere ao escolher; em branco, abre o desenho vazio', async () => {
  await opened();
  const chooser = screen.getByLabelText<HTMLInputElement>('De um arquivo BPMN', { selector: 'input' });
  await userEvent.upload(chooser, new File(['isto não é um desenho'], 'nota.bpmn'));
  expect(await begins().findByRole('alert')).toHaveTextContent(/./);
  expect(way('Em branco')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.upload(chooser, new File([emptyXml], 'compra.bpmn'));
  expect(await screen.findByText('Ao salvar, o arquivo compra.bpmn abre no desenho.')).toBeVisible();
  expect(begins().queryByRole('alert')).toBeNull();
  await userEvent.click(way('Em branco'));
  await userEvent.type(screen.getByLabelText(/^Código/), 'COMPRA');
  await userEvent.type(screen.getByLabelText(/^Nome/), 'Compra');
  await save();
  await vi.waitFor(() => expect(address()).toBe('/workflow/fluxo/gerenciar/12'));
  expect(takeBegun(12)).toBeUndefined();
});

it('a quem não desenha não se oferece de que começar', async () => {
  openSession(helena(['fluxoIncluir']));
  await opened();
  expect(screen.queryByRole('region', { name: 'Como começa o desenho' })).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Código/), 'COMPRA');
  await userEvent.type(screen.getByLabelText(/^Nome/), 'Compra');
  await save();
  await vi.waitFor(() => expect(address()).not.toContain('cadastro'));
  expect(address()).not.toContain('gerenciar');
});
