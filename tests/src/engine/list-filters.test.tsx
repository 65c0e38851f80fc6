import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal, type Answer, type Seen } from '../fake-api.ts';
import { registerNamed } from './registers.ts';
import { address, openRegister } from './render-register.tsx';

const none: Answer = { payload: { itens: [], total: 0, totalExato: true } };
const queries = (seen: Seen[], path: string): URLSearchParams[] =>
  seen.filter((call) => call.path === path).map(({ query }) => query);

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.unstubAllGlobals();
});

const openFilter = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Incluir filtro' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('filters by number, size and day', () => {
  const open = () => openRegister(registerNamed('logs-sistema'), '/administracao/logs-sistema');

  it('reads a size in the unit that people write, and refuses what is none before asking', async () => {
    const { seen } = fakeApi({ 'GET logs-sistema': none });
    await open();
    await openFilter('Tamanho');
    await userEvent.type(await screen.findByRole('textbox', { name: 'De' }), 'grande{Enter}');
    expect(await screen.findByText(/^Digite um tamanho/)).toBeInTheDocument();
    expect(queries(seen, 'logs-sistema')).toHaveLength(1);
    await userEvent.clear(screen.getByRole('textbox', { name: 'De' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'De' }), '1,5 MB{Enter}');
    await waitFor(() => expect(queries(seen, 'logs-sistema').at(-1)?.get('tamanho_gte')).toBe('1572864'));
    expect(
      await screen.findByRole('button', { name: 'Alterar o filtro Tamanho: a partir de 1,5 MB' }),
    ).toBeInTheDocument();
  });

  it('does not close over a day that does not exist', async () => {
    const { seen } = fakeApi({ 'GET logs-sistema': none });
    await open();
    await openFilter('Última escrita');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Período' }), '31/02/202605/03/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(screen.getByRole('textbox', { name: 'Período' })).toHaveAttribute('aria-invalid', 'true');
    expect(queries(seen, 'logs-sistema')).toHaveLength(1);
  });

  it('asks for both days, and sends both', async () => {
    const { seen } = fakeApi({ 'GET logs-sistema': none });
    await open();
    await openFilter('Última escrita');
    const period = await screen.findByRole('textbox', { name: 'Período' });
    await userEvent.type(period, '01/11/2026{Enter}');
    expect(await screen.findByText('Informe o início e o fim do período.')).toBeInTheDocument();
    expect(queries(seen, 'logs-sistema')).toHaveLength(1);
    await userEvent.type(period, '20/11/2026{Enter}');
    await waitFor(() => expect(queries(seen, 'logs-sistema')).toHaveLength(2));
    const query = queries(seen, 'logs-sistema').at(-1);
    expect(
      [...(query?.entries() ?? [])].filter(([key]) => /_[gl]te$/.test(key)).map(([, day]) => day),
    ).toEqual(['2026-11-01', '2026-11-20']);
  });

  it('does not close over half a day', async () => {
    fakeApi({ 'GET logs-sistema': none });
    await open();
    await openFilter('Última escrita');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Período' }), '31/0{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Período' })).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('the quick search', () => {
  const open = () =>
    openRegister(registerNamed('cidade'), '/administracao/cidade?filter=%7B%22estado%22%3A%22AM%22%7D');
  const box = () => screen.findByRole('searchbox', { name: /^Pesquisar por/ });

  it('leaves the space that was typed before a pause', async () => {
    const { seen } = fakeApi({ 'GET cidade': none });
    await open();
    await userEvent.type(await box(), 'rio ');
    await waitFor(() => expect(queries(seen, 'cidade').at(-1)?.get('q')).toBe('rio'));
    await userEvent.type(await box(), 'negro');
    expect(await box()).toHaveValue('rio negro');
    await waitFor(() => expect(queries(seen, 'cidade').at(-1)?.get('q')).toBe('rio negro'));
  });

  it('does not bring back a filter that was taken away while it waited', async () => {
    const { seen } = fakeApi({ 'GET cidade': none });
    await open();
    const search = await box();
    const remove = screen.getByRole('button', { name: 'Retirar o filtro Estado' });
    // the pause lasts until the filter is gone, however slow this machine is
    const later = globalThis.setTimeout;
    let paused = (): void => undefined;
    vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
      if (ms !== 350) return later(run, ms);
      paused = run;
      return 0;
    });
    fireEvent.change(search, { target: { value: 'rio' } });
    fireEvent.click(remove);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    paused();
    await waitFor(() => expect(queries(seen, 'cidade').at(-1)?.get('q')).toBe('rio'));
    expect(queries(seen, 'cidade').at(-1)?.get('estado')).toBeNull();
  });
});

describe('an order or a filter that is no longer offered', () => {
  it('is left out before asking, whether it was remembered or came in the address', async () => {
    const { seen } = fakeApi({ 'GET cidade': none });
    const params = {
      filter: { extinto: '1', extinto_gte: '2', estado: 'MG', q: 'aba' },
      sort: 'extinto,-codigo',
      order: 'ASC',
      page: 1,
      perPage: 20,
    };
    const store = memoryStore();
    store.setItem('lista./administracao/cidade', params);
    const first = await openRegister(registerNamed('cidade'), '/administracao/cidade', { store });
    await waitFor(() => expect(queries(seen, 'cidade').length).toBeGreaterThan(0));
    expect(queries(seen, 'cidade').map((query) => query.toString())).toEqual([
      'start=1&pageSize=20&sort=codigo%2Cdesc&estado=MG&q=aba',
    ]);
    first.unmount();
    await openRegister(
      registerNamed('cidade'),
      '/administracao/cidade?filter=%7B%22extinto%22%3A%221%22%7D&order=DESC&page=1&perPage=20&sort=extinto',
    );
    await waitFor(() => expect(queries(seen, 'cidade').length).toBeGreaterThan(1));
    expect(queries(seen, 'cidade').at(-1)?.toString()).toBe('start=1&pageSize=20&sort=cidade%2Casc');
  });

  it('refused all the same, can be cleared', async () => {
    fakeApi({
      'GET cidade': ({ query }) =>
        query.has('estado')
          ? refusal(400, { codigo: 'filtroDesconhecido', tipo: 'ERRO', descricao: 'Filtro desconhecido.' })
          : none,
    });
    await openRegister(
      registerNamed('cidade'),
      '/administracao/cidade?filter=%7B%22estado%22%3A%22MG%22%7D&order=DESC&page=1&perPage=20&sort=codigo',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros e ordem' }));
    expect(await screen.findByText('Nenhuma cidade ainda')).toBeInTheDocument();
    expect(decodeURIComponent(address())).toContain('filter={}');
    expect(address()).toContain('sort=cidade');
  });
});
