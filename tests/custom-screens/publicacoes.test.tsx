import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Publicacoes } from '#screens/publicacoes/index.tsx';
import { ProcessoPublicado } from '#screens/publicacoes/ProcessoPublicado.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { page } from './inbox-world.ts';

const ata = {
  especie: 'DOCUMENTO',
  codigo: '7KQM-41XD-09TR-V8PA',
  numero: 'Ata 4/2026-CCL',
  assunto: 'Sessão pública do pregão 41',
  tipo: 'Ata',
  organizacao: 'Prefeitura de Vila Serena',
  unidade: 'Coordenadoria de Compras e Licitações',
  publicadoEm: '2026-11-18T11:48:00Z',
};

const open = (list: Answer, at = '/publicacoes') => {
  const api = fakeApi({
    'GET publicacoes': list,
    'GET publicacoes/opcoes': {
      payload: {
        tipos: [{ id: 2, rotulo: 'Ata' }],
        tiposProcesso: [{ id: 5, rotulo: 'Contratação direta' }],
        organizacoes: [{ id: 1, rotulo: 'Prefeitura' }],
      },
    },
    'GET tema': { payload: {} },
  });
  renderScreen(<Publicacoes />, at);
  return api;
};

beforeAll(() => loadTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the documents that were published', () => {
  it('lead each to its own page, say when, and are asked for as the address says', async () => {
    const { seen } = open(page([ata]), '/publicacoes?q=pregao&tipo=2&de=2026-11-01&ate=2026-11-30&orgao=x');
    const link = await screen.findByRole('link', { name: 'Sessão pública do pregão 41' });
    expect(link).toHaveAttribute('href', '/verificar/7KQM-41XD-09TR-V8PA');
    expect(screen.getByText(/Publicado em .*18\/11\/2026 \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Acompanhar por um leitor de notícias' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /\/ws\/api\/publicacoes\/novidades\?q=pregao&tipo=2&de=2026-11-01&ate=2026-11-30$/,
      ),
    );
    const asked = seen.find(({ path }) => path === 'publicacoes')?.query ?? [];
    expect(Object.fromEntries(asked)).toEqual({
      q: 'pregao',
      tipo: '2',
      de: '2026-11-01',
      ate: '2026-11-30',
      start: '1',
      pageSize: '20',
    });
  });

  it('are looked for by three letters or more, and what was asked for may be taken back', async () => {
    const { seen } = open(page([]));
    expect(await screen.findByText('Nada foi publicado ainda')).toBeVisible();
    const form = screen.getByRole('search');
    await userEvent.type(within(form).getByRole('searchbox'), 'ab');
    await userEvent.click(within(form).getByRole('button', { name: 'Procurar' }));
    expect(within(form).getByText('Digite ao menos 3 letras ou números.')).toBeVisible();
    await userEvent.type(within(form).getByRole('searchbox'), 'c');
    await userEvent.click(within(form).getByRole('button', { name: 'Procurar' }));
    expect(await screen.findByText('Nada com estes filtros')).toBeVisible();
    await userEvent.click(within(screen.getByRole('search')).getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    // what was read before may be read again, if long enough ago
    const asked = seen.filter(({ path }) => path === 'publicacoes').map(({ query }) => query.get('q'));
    expect([...new Set(asked)]).toEqual([null, 'abc']);
  });
});

describe('a process that was published', () => {
  const compra = {
    codigo: '9KQM-41XD-09TR-V8PA',
    numero: '12/2026',
    assunto: 'Compra de bicicletários',
    tipo: 'Contratação direta',
    organizacao: 'Prefeitura de Vila Serena',
    unidade: 'Coordenadoria de Compras e Licitações',
    publicadoEm: '2026-11-18T11:48:00Z',
  };
  const openProcess = (answer: Answer) => {
    fakeApi({ 'GET publicacoes/processo/9KQM-41XD-09TR-V8PA': answer, 'GET tema': { payload: {} } });
    renderScreen(
      <Routes>
        <Route path="/publicacoes/:codigo" element={<ProcessoPublicado />} />
      </Routes>,
      '/publicacoes/9KQM-41XD-09TR-V8PA',
    );
  };

  it('leads from the list to its own page, and is asked for by its type, alone', async () => {
    const user = userEvent.setup();
    const { seen } = open(page([{ especie: 'PROCESSO', ...compra }]), '/publicacoes?tipo=2');
    const link = await screen.findByRole('link', { name: 'Compra de bicicletários' });
    expect(link).toHaveAttribute('href', '/publicacoes/9KQM-41XD-09TR-V8PA');
    expect(screen.getByText(/^Processo · Contratação direta · /)).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: /Tipo de processo/ }));
    await user.click(await screen.findByRole('option', { name: 'Contratação direta' }));
    await waitFor(() => {
      const asked = seen.filter(({ path }) => path === 'publicacoes').at(-1)?.query;
      expect([asked?.get('tipoProcesso'), asked?.get('tipo')]).toEqual(['5', null]);
    });
  });

  it('says what it is and which pieces are public, each with its own page', async () => {
    const { codigo, numero, assunto, tipo } = ata;
    openProcess({
      payload: {
        ...compra,
        abertoEm: '2026-11-10T11:48:00Z',
        pecas: [{ codigo, numero, assunto, tipo }],
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Compra de bicicletários' })).toBeVisible();
    expect(screen.getByText('1 peça')).toBeVisible();
    expect(screen.getByRole('link', { name: assunto })).toHaveAttribute(
      'href',
      '/verificar/7KQM-41XD-09TR-V8PA',
    );
  });

  it('that stopped being public is not there', async () => {
    openProcess(refusal(404, { codigo: 'naoEncontrado', tipo: 'ERRO', descricao: 'Não encontrado.' }));
    expect(await screen.findByRole('heading', { name: 'Este processo não está publicado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver tudo o que foi publicado' })).toBeVisible();
  });
});
