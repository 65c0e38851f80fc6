import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { colunasPadrao } from '#schemas/campos-pesquisa.ts';
import type { ItemPesquisa, PesquisaSalva as Saved } from '#schemas/shapes/pesquisa.ts';
import { Pesquisa } from '#screens/pesquisa/index.tsx';
import { PesquisaSalva } from '#screens/pesquisa/PesquisaSalva.tsx';
import { HeaderSearch } from '#src/app/layout/HeaderSearch.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';
import { page, windowOf } from './inbox-world.ts';

const item: ItemPesquisa = {
  id: 7,
  tipo: 2,
  numeroDocumento: 'Ofício 7/2026-SEMAD',
  assunto: 'Compra de ambulâncias',
  sigilo: 0,
  estado: 0,
  nivelAcesso: 'PUBLICO',
  origem: 1,
  fase: 1,
  interessado: ['Viação Serra'],
  cpfCnpjInteressado: ['***.982.247-**'],
  assinante: ['Otávio Nunes Brandão'],
  paraConhecimento: [],
  dataCriacao: '2026-11-18T12:12:00Z',
  origemAutor: 'SEMAD · Otávio Nunes Brandão',
  localizacaoDetentor: 'CCL',
  assinaturaCertificadoDigital: false,
  removerDocumentoVinculado: false,
  envelopeFechado: false,
  protocoloExterno: false,
  porque: ['texto'],
  trecho: [{ texto: 'As ' }, { texto: 'ambulâncias', achado: true }, { texto: ' chegam em maio' }],
};
const facetas = {
  base: 3,
  todos: true,
  facetas: [
    { campo: 'fase', valores: [{ valor: 1, total: 2 }] },
    { campo: 'tipoDocumento', valores: [{ valor: 4, rotulo: 'Ofício', total: 2 }] },
  ],
};
const shared: Saved = {
  id: 9,
  nome: 'Da unidade',
  casoDeUso: 'Documento',
  json: { documentoFiltro: { fase: 2, estado: 8 } },
  propria: false,
  compartilhada: true,
  de: 'Rafael Lins',
};

let seen: readonly Seen[];
const at = (path: string, more: Record<string, Answer> = {}): void => {
  ({ seen } = fakeApi({
    'POST login/atualizar-token': { payload: {} },
    'POST pesquisa-avancada/pesquisar': page([item]),
    'POST pesquisa-avancada/facetas': { payload: facetas },
    'GET pesquisa-avancada/parametrizar': { payload: { colunas: colunasPadrao } },
    'POST pesquisa-avancada/parametrizar': ({ body }) => body as Answer,
    'GET pesquisa-avancada/pesquisas-salvas': page([shared]),
    'GET pesquisa-avancada/opcoes': page([{ id: 4, rotulo: 'Ofício' }]),
    ...more,
  }));
  renderScreen(
    <Routes>
      <Route path="/principal/caixa-central/pesquisa/:id" element={<PesquisaSalva />} />
      <Route path="/principal/pesquisa" element={<Pesquisa />} />
      <Route path="/principal/home" element={<HeaderSearch />} />
    </Routes>,
    path,
  );
};
const asked = (): unknown =>
  (
    seen.filter(({ path }) => path === 'pesquisa-avancada/pesquisar').at(-1)?.body as
      { payload: unknown } | undefined
  )?.payload;

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

describe('a pesquisa avançada', () => {
  it('pergunta o que está no endereço e mostra as colunas da pessoa, com o porquê e o trecho', async () => {
    at('/principal/pesquisa?avancada=1&tipo=1&q=ambulancia&fase=1&dataCriacao=2026-11-01_2026-11-30');
    const table = await screen.findByRole('table');
    expect(asked()).toEqual({
      casoDeUso: 'Documento',
      json: {
        documentoFiltro: {
          q: 'ambulancia',
          fase: 1,
          dataCriacao: { inicio: '2026-11-01', fim: '2026-11-30' },
        },
      },
    });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(9);
    expect(within(table).getByRole('link', { name: 'Compra de ambulâncias' })).toHaveAttribute(
      'href',
      '/principal/documento/consulta/7',
    );
    expect(within(table).getByText('achado em: texto')).toBeInTheDocument();
    expect(within(table).getByText('ambulâncias').tagName).toBe('MARK');
  });

  it('diz em que anexo achou as palavras', async () => {
    at('/principal/pesquisa?avancada=1&tipo=1&q=cumeeira', {
      'POST pesquisa-avancada/pesquisar': page([
        { ...item, porque: ['anexo'], anexo: 'laudo.pdf', trechoDoAnexo: true },
      ]),
    });
    expect(await screen.findByText('achado em: anexo laudo.pdf')).toBeInTheDocument();
  });

  it('recusa palavras de três letras ao lado do campo, sem perguntar', async () => {
    at('/principal/pesquisa?avancada=1&tipo=1');
    const field = await screen.findByRole('textbox', { name: 'Palavras' });
    await userEvent.type(field, 'abc{Enter}');
    expect(await screen.findByText('Digite 4 letras ou números para pesquisar.')).toBeInTheDocument();
    expect(JSON.stringify(asked())).not.toContain('abc');
    await userEvent.type(field, 'd{Enter}');
    await waitFor(() => expect(address()).toBe('/principal/pesquisa?avancada=1&tipo=1&q=abcd'));
  });

  it('o que o servidor recusa de um endereço abre os campos e diz-se no que é', async () => {
    const mensagem = 'Digite 4 letras ou números para pesquisar.';
    at('/principal/pesquisa?avancada=1&tipo=1&q=de', {
      'POST pesquisa-avancada/pesquisar': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos.',
        erros: [{ campo: 'json.documentoFiltro.q', mensagem }],
      }),
    });
    const field = await screen.findByRole('textbox', { name: 'Palavras', description: mensagem });
    expect(field).toHaveValue('de');
    expect(screen.queryByText('Confira os campos.')).toBeNull();
  });

  it('troca os campos com a espécie e não leva os que ela não tem', async () => {
    at('/principal/pesquisa?avancada=1&tipo=1&q=frota&tipoDocumento=4');
    await userEvent.click(await screen.findByRole('button', { name: 'Campos' }));
    expect(await screen.findByDisplayValue('Ofício')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: 'Onde pesquisar' }));
    await userEvent.click(screen.getByRole('option', { name: 'Em processos' }));
    expect(screen.queryByRole('combobox', { name: 'Tipo de documento' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(() => expect(address()).toBe('/principal/pesquisa?avancada=1&tipo=2&q=frota'));
  });

  it('uma faceta estreita, e de novo alarga', async () => {
    at('/principal/pesquisa?avancada=1&tipo=1&q=frota');
    const facets = await screen.findByRole('complementary', { name: 'Estreitar os resultados' });
    await userEvent.click(within(facets).getByRole('button', { name: /^Ofício/ }));
    await waitFor(() => expect(address()).toContain('tipoDocumento=4'));
    await userEvent.click(await screen.findByRole('button', { name: /^Ofício/, pressed: true }));
    await waitFor(() => expect(address()).not.toContain('tipoDocumento'));
  });

  it('ordena por uma coluna e guarda as colunas escolhidas', async () => {
    at('/principal/pesquisa?avancada=1&tipo=1&q=frota');
    await userEvent.click(await screen.findByRole('button', { name: 'Assunto' }));
    await waitFor(() => expect(address()).toContain('sort=assunto%2Casc'));
    await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Fase' }));
    const kept = seen.find(({ method, path }) => method === 'POST' && path.endsWith('parametrizar'));
    expect(kept?.body).toEqual({ payload: { colunas: [...colunasPadrao, 'fase'] } });
  });

  it('quem tramita escolhe na tabela, e nos cartões de um telefone, o que vai em um lote', async () => {
    openSession(helena(['PesquisaAvancadaListar', 'tramiteDocumento']));
    for (const width of [1440, 390]) {
      windowOf(width);
      at('/principal/pesquisa?avancada=1&tipo=1&q=ambulancia');
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Ofício 7/2026-SEMAD' }));
      const bar = within(screen.getByRole('toolbar', { name: 'Ações para 1 selecionado' }));
      expect(bar.getByRole('button', { name: /Pôr em lote/ })).toBeVisible();
      await userEvent.click(bar.getByRole('button', { name: 'Limpar seleção' }));
      expect(screen.queryByRole('toolbar')).toBeNull();
      cleanup();
    }
  });

  it('em um telefone é uma lista, com o que cada coluna tem a dizer', async () => {
    windowOf(390);
    at('/principal/pesquisa?avancada=1&tipo=1&q=ambulancia');
    const list = await screen.findByRole('list', { name: 'Resultados da pesquisa' });
    expect(within(list).getByRole('link', { name: 'Compra de ambulâncias' })).toBeInTheDocument();
    expect(within(list).getByText('Ofício 7/2026-SEMAD')).toBeInTheDocument();
    expect(within(list).queryByText('Número do processo')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('diz que nada foi achado, e o que houve de errado', async () => {
    at('/principal/pesquisa?avancada=1&q=frota', { 'POST pesquisa-avancada/pesquisar': page([]) });
    expect(await screen.findByText('Nada encontrado')).toBeInTheDocument();
    cleanup();
    at('/principal/pesquisa?avancada=1&q=frota', {
      'POST pesquisa-avancada/pesquisar': refusal(503, {
        codigo: 'indisponivel',
        tipo: 'ERRO',
        descricao: 'Serviço parado.',
        erros: [],
      }),
    });
    expect(await screen.findByText('Não foi possível pesquisar')).toBeInTheDocument();
  });
});

describe('no cabeçalho', () => {
  it('abre os campos com o que já foi digitado, e Escape fecha e volta ao botão', async () => {
    at('/principal/home');
    await userEvent.type(screen.getByRole('combobox', { name: 'Pesquisar' }), 'ambulância');
    const toggle = screen.getByRole('button', { name: 'Abrir a pesquisa avançada' });
    await userEvent.click(toggle);
    const field = await screen.findByRole('textbox', { name: 'Palavras' });
    expect(field).toHaveValue('ambulância');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Abrir a pesquisa avançada' })).toHaveFocus();
    await userEvent.click(toggle);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Palavras' }), '{Enter}');
    await waitFor(() =>
      expect(address()).toBe(`/principal/pesquisa?avancada=1&tipo=0&q=${encodeURIComponent('ambulância')}`),
    );
  });
});

describe('uma pesquisa salva', () => {
  it('de outra pessoa se abre, diz de quem é e não se muda', async () => {
    at('/principal/caixa-central/pesquisa/9');
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(asked()).toEqual({ casoDeUso: 'Documento', json: shared.json });
    expect(
      screen.getByText('Em documentos · Estado: Cancelado · Compartilhada por Rafael Lins'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mais ações' })).toBeNull();
  });

  it('é salva para a unidade, ou no lugar de outra do mesmo nome', async () => {
    const own = { ...shared, id: 5, nome: 'Frota', propria: true, compartilhada: false };
    at('/principal/pesquisa?avancada=1&tipo=1&q=frota', {
      'GET pesquisa-avancada/pesquisas-salvas': page([own]),
      'PUT pesquisa-avancada/5': { payload: own },
    });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar pesquisa' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nome da pesquisa' }), 'frota');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Compartilhar com a unidade' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Substituir a pesquisa' }));
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
        payload: {
          casoDeUso: 'Documento',
          json: { documentoFiltro: { fase: 2, q: 'frota' } },
          compartilhada: true,
        },
      }),
    );
  });
});
