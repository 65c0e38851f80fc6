import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Answer } from '../fake-api.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

const city = (id: number, cidade: string, change = {}) => ({
  id,
  versao: id + 1,
  codigo: `310010${id}`,
  cidade,
  estado: 'MG',
  ativo: true,
  acoes: ['edit', 'view', 'remove'],
  ...change,
});
const first = [city(1, 'Abadia dos Dourados'), city(2, 'Abaeté', { acoes: ['view'], ativo: false })];
const second = [city(3, 'Belo Horizonte')];
const pages: Answer = ({ query }) => ({
  payload: { itens: query.get('start') === '2' ? second : first, total: 7, totalExato: true },
});
const at = '/administracao/cidade?filter=%7B%7D&order=ASC&page=1&perPage=5&sort=cidade';
const open = (options = {}) => openRegister(registerNamed('cidade'), at, options);

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a selection of several pages', () => {
  it('is removed by name and with the version of each record', async () => {
    const { seen } = fakeApi({ 'GET cidade': pages, 'DELETE cidade/1': {}, 'DELETE cidade/3': {} });
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Selecionar Abadia/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Selecionar Belo/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir 2' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir 2' }),
    );
    await waitFor(() =>
      expect(
        seen
          .filter(({ method }) => method === 'DELETE')
          .map(({ path, query }) => [path, query.get('versao')]),
      ).toEqual([
        ['cidade/1', '2'],
        ['cidade/3', '4'],
      ]),
    );
  });

  it('says how many of it accept each act, names the others, and acts on those only', async () => {
    const { seen } = fakeApi({ 'GET cidade': pages, 'DELETE cidade/1': {} });
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Selecionar Abadia/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Selecionar os 2 desta página' }));
    const remove = await screen.findByRole('button', { name: 'Excluir 1 de 2' });
    expect(remove).toHaveAccessibleDescription('Não aceitam: Abaeté/Minas Gerais.');
    expect(screen.getByRole('button', { name: 'Ativar 0' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(remove);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir 1' }),
    );
    expect(await screen.findByText('1 selecionado')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('is over when the visit is over', async () => {
    const store = memoryStore();
    fakeApi({ 'GET cidade': pages });
    const visit = await open({ store });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Selecionar Abadia/ }));
    expect(await screen.findByText('1 selecionado')).toBeInTheDocument();
    visit.unmount();
    await open({ store });
    expect(await screen.findByRole('checkbox', { name: /^Selecionar Abadia/ })).not.toBeChecked();
    expect(screen.queryByText('1 selecionado')).not.toBeInTheDocument();
  });
});
