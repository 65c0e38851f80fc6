import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PesquisaSalva as Saved } from '#schemas/shapes/pesquisa.ts';
import { CaixaCentral } from '#screens/caixa-central/index.tsx';
import { Pesquisa } from '#screens/pesquisa/index.tsx';
import { PesquisaSalva } from '#screens/pesquisa/PesquisaSalva.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';
import { page, waitingItem, windowOf } from './inbox-world.ts';

const frota: Saved = {
  id: 4,
  nome: 'Frota',
  casoDeUso: 'Documento',
  json: { documentoFiltro: { q: 'frota' } },
  propria: true,
  compartilhada: false,
};
const atrasados: Saved = {
  id: 5,
  nome: 'Atrasados',
  casoDeUso: 'Todos',
  json: { pesquisarFiltro: { aba: 'receber', prazo: 'atrasado', fase: 1, ordem: 'prazo' } },
  propria: true,
  compartilhada: false,
};

let seen: readonly Seen[];
const at = (path: string, more: Record<string, Answer> = {}): void => {
  let kept = [frota, atrasados];
  ({ seen } = fakeApi({
    'POST login/atualizar-token': { payload: {} },
    'GET pesquisa': page([waitingItem(4, { assunto: 'Compra da frota' })]),
    'GET caixa-central': page([waitingItem(6)]),
    'GET caixa-central/contadores': { payload: {} },
    'GET pesquisa-avancada/pesquisas-salvas': () => page(kept),
    'POST pesquisa-avancada': ({ query, body }) => {
      const { payload } = body as { payload: Pick<Saved, 'casoDeUso' | 'json'> };
      const saved = { ...payload, propria: true, compartilhada: false, id: 9, nome: query.get('nome') ?? '' };
      kept = [...kept, saved];
      return { payload: saved };
    },
    'PUT pesquisa-avancada/4': ({ query }) => {
      kept = kept.map((one) => (one.id === 4 ? { ...one, nome: query.get('nome') ?? '' } : one));
      return { payload: kept[0] };
    },
    'DELETE pesquisa-avancada/4': () => {
      kept = kept.filter(({ id }) => id !== 4);
      return {};
    },
    ...more,
  }));
  renderScreen(
    <Routes>
      <Route path="/principal/caixa-central/pesquisa/:id" element={<PesquisaSalva />} />
      <Route path="/principal/caixa-central" element={<CaixaCentral />} />
      <Route path="/principal/pesquisa" element={<Pesquisa />} />
    </Routes>,
    path,
  );
};
const posts = (): readonly Seen[] =>
  seen.filter(({ method, path }) => method === 'POST' && path === 'pesquisa-avancada');
const nameIt = async (nome: string): Promise<void> => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nome da pesquisa' }), nome);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar pesquisa' }));
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

describe('salvar uma pesquisa', () => {
  it('do resultado do cabeçalho, com o texto e o tipo, e a abre', async () => {
    at('/principal/pesquisa?tipo=1&q=frota');
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar pesquisa' }));
    await nameIt('Da frota');
    expect(await screen.findByText('Pesquisa salva: Da frota.')).toBeInTheDocument();
    expect(posts().map(({ query, body }) => [query.get('nome'), body])).toEqual([
      ['Da frota', { payload: { casoDeUso: 'Documento', json: { documentoFiltro: { q: 'frota' } } } }],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(await screen.findByRole('heading', { name: 'Da frota' })).toBeInTheDocument();
  });

  it('dos filtros da caixa central', async () => {
    at('/principal/caixa-central?type=receber&prazo=atrasado&prioridade=ALTA&ordem=prazo');
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar pesquisa' }));
    await nameIt('Urgentes');
    const pesquisarFiltro = { aba: 'receber', prazo: 'atrasado', prioridade: 'ALTA', ordem: 'prazo' };
    await waitFor(() =>
      expect(posts()[0]?.body).toEqual({ payload: { casoDeUso: 'Todos', json: { pesquisarFiltro } } }),
    );
  });

  it('pede um nome, mostra ao lado dele a recusa do servidor e avisa de uma falha', async () => {
    const refused = refusal(422, {
      codigo: 'camposInvalidos',
      tipo: 'VALIDACAO',
      descricao: 'x',
      erros: [{ campo: 'nome', mensagem: 'Você já tem uma pesquisa com esse nome.' }],
    });
    let answer = refused;
    at('/principal/pesquisa?tipo=1&q=frota', { 'POST pesquisa-avancada': () => answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar pesquisa' }));
    await nameIt(' ');
    expect(screen.getByText('Informe o nome da pesquisa.')).toBeInTheDocument();
    expect(posts()).toHaveLength(0);
    await nameIt('Outra');
    expect(await screen.findByText('Você já tem uma pesquisa com esse nome.')).toBeInTheDocument();
    answer = refusal(503, { codigo: 'indisponivel', tipo: 'ERRO', descricao: 'Serviço parado.', erros: [] });
    await nameIt('2');
    expect(await screen.findByText('Serviço parado.')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('uma pesquisa salva', () => {
  it('mostra o que acha agora, diz o que procura e leva aonde se altera', async () => {
    at('/principal/caixa-central/pesquisa/4');
    expect(await screen.findByText('Em documentos · com “frota”')).toBeInTheDocument();
    expect(
      await screen.findByRole('listitem', { name: /Compra da/ }).catch(() => screen.findByText('frota')),
    ).toBeTruthy();
    expect(seen.find(({ path }) => path === 'pesquisa')?.query.get('tipo')).toBe('1');
    await userEvent.click(screen.getByRole('link', { name: 'Alterar a pesquisa' }));
    expect(address()).toBe('/principal/pesquisa?tipo=1&q=frota');
  });

  it('da caixa central procura na aba com os filtros e a ordem dela', async () => {
    at('/principal/caixa-central/pesquisa/5');
    expect(await screen.findByText('Caixa central: A receber · Atrasados · Concluídos')).toBeInTheDocument();
    const asked = Object.fromEntries(seen.find(({ path }) => path === 'caixa-central')?.query ?? []);
    expect(asked).toMatchObject({ aba: 'receber', prazo: 'atrasado', fase: '1', sort: 'prazo,asc' });
    await userEvent.click(screen.getByRole('link', { name: 'Abrir na caixa central' }));
    expect(address()).toContain('/principal/caixa-central?type=receber&prazo=atrasado&fase=1&ordem=prazo');
  });

  it('é renomeada, e excluída com volta', async () => {
    at('/principal/caixa-central/pesquisa/4');
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Renomear' }));
    const field = await screen.findByRole('textbox', { name: 'Nome da pesquisa' });
    expect(field).toHaveValue('Frota');
    await userEvent.clear(field);
    await userEvent.type(field, 'Veículos{Enter}');
    expect(await screen.findByRole('heading', { name: 'Veículos' })).toBeInTheDocument();
    const gone = vi.fn();
    const watch = new MutationObserver(() => {
      if (screen.queryByText('Esta pesquisa não existe mais')) gone();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir pesquisa' }));
    await waitFor(() => expect(address()).toContain('/principal/caixa-central'));
    await screen.findByText('A pesquisa agora se chama Veículos.');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    watch.disconnect();
    expect(gone).not.toHaveBeenCalled();
    await waitFor(() => expect(posts()[0]?.query.get('nome')).toBe('Veículos'));
  });

  it('que não se pôde excluir continua, e a falha é avisada uma vez', async () => {
    at('/principal/caixa-central/pesquisa/4', {
      'DELETE pesquisa-avancada/4': refusal(500, {
        codigo: 'erroInterno',
        tipo: 'ERRO',
        descricao: 'Não excluiu.',
        erros: [],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir pesquisa' }));
    expect(await screen.findByText('Não excluiu.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
  });

  it('que não existe mais leva de volta à caixa, e a falha é avisada', async () => {
    at('/principal/caixa-central/pesquisa/77');
    expect(await screen.findByText('Esta pesquisa não existe mais')).toBeInTheDocument();
    cleanup();
    at('/principal/caixa-central/pesquisa/4', {
      'GET pesquisa-avancada/pesquisas-salvas': refusal(500, {
        codigo: 'erroInterno',
        tipo: 'ERRO',
        descricao: 'Falha ao listar.',
        erros: [],
      }),
    });
    expect(await screen.findByText('Não foi possível abrir a pesquisa')).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('Falha ao listar.');
  });
});
