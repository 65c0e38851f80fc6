import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConteudoATarjar, CopiaTarjada as Copia } from '#schemas/shapes/tarja.ts';
import { CopiaTarjada } from '#screens/copia-tarjada/index.tsx';
import { nudged, placed } from '#screens/copia-tarjada/marks.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { bodies } from './documento-page.tsx';

const lugar = (pagina: number, y: number) => ({ pagina, x: 0.2, y, largura: 0.3, altura: 0.02 });

const conteudo: ConteudoATarjar = {
  id: 50,
  tipo: 2,
  numero: 'Parecer 148/2026-PGM',
  sha256: 'a'.repeat(64),
  paginas: 2,
  semTexto: false,
  achados: [
    { especie: 'NOME', texto: 'Maria dos Santos', lugares: [lugar(1, 0.1)] },
    { especie: 'CPF', texto: '529.982.247-25', lugares: [lugar(1, 0.2)] },
    { especie: 'CPF', texto: '111.444.777-35', lugares: [lugar(2, 0.3)] },
  ],
};

const copia: Copia = {
  sha256: 'b'.repeat(64),
  versao: 1,
  feitaEm: '2026-11-20T12:00:00Z',
  por: { id: 7, nome: 'Helena Duarte Pires' },
  fundamento: 'Lei 12.527/2011, art. 31',
  motivo: 'Pedido 12/2026',
  tarjas: 3,
  tamanho: 1000,
};

const open = (answers: Record<string, Answer> = {}) => {
  const api = fakeApi({
    'GET copia-tarjada/50/preparar': { payload: conteudo },
    'GET copia-tarjada/50': { payload: { itens: [copia], total: 1, totalExato: true } },
    ...answers,
  });
  renderScreen(
    <Routes>
      <Route path="/principal/copia-tarjada/:id" element={<CopiaTarjada />} />
    </Routes>,
    '/principal/copia-tarjada/50',
  );
  return api;
};

beforeAll(() => loadTexts());
beforeEach(() => openSession(helena(['copiaTarjadaIncluir'])));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('a tela da cópia com tarja', () => {
  it('cobre o que se escolhe do que se achou, o que se procura e o que se põe à mão', async () => {
    const { seen } = open({
      'POST copia-tarjada/50/procurar': {
        payload: {
          itens: [{ especie: 'TEXTO', texto: 'segredo', lugares: [lugar(2, 0.5)] }],
          total: 1,
          totalExato: true,
        },
      },
      'POST copia-tarjada/50': refusal(422, {
        erros: [{ campo: 'motivo', mensagem: 'Diga mais do motivo.' }],
      }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'CPF (2)' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '111.444.777-35' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Procurar no texto' }), 'segredo{Enter}');
    expect(await screen.findByRole('checkbox', { name: 'segredo' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Pôr tarja' }));
    expect(screen.getByText('3 tarjas')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Fundamento' }), 'LAI, art. 31');
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Pedido');
    await userEvent.click(screen.getByRole('button', { name: 'Fazer a cópia' }));
    // o que se recusa fica ao lado do campo, e nada do que se marcou ou escreveu se perde
    expect(await screen.findByText('Diga mais do motivo.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Fundamento' })).toHaveValue('LAI, art. 31');
    expect(screen.getByText('3 tarjas')).toBeVisible();
    expect(bodies(seen, 'POST', 'copia-tarjada/50')).toEqual([
      {
        sha256: conteudo.sha256,
        marcas: [lugar(2, 0.5), lugar(1, 0.2), { pagina: 1, x: 0.35, y: 0.45, largura: 0.3, altura: 0.03 }],
        fundamento: 'LAI, art. 31',
        motivo: 'Pedido',
      },
    ]);
  });

  it('diz o que falta antes de fazer, e mostra as cópias já feitas', async () => {
    const { seen } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Fazer a cópia' }));
    expect(screen.getByText('Marque o que cobrir.')).toBeVisible();
    expect(screen.getByText('Diga a norma.')).toBeVisible();
    expect(screen.getByText('Diga por que se faz a cópia.')).toBeVisible();
    expect(bodies(seen, 'POST', 'copia-tarjada/50')).toEqual([]);
    const made = await screen.findByRole('region', { name: 'Cópias feitas' });
    expect(within(made).getByText('Pedido 12/2026')).toBeVisible();
    expect(within(made).getByText(/3 tarjas/)).toBeVisible();
  });
});

describe('a quem só lê', () => {
  it('mostra as cópias, e nada do que as faz', async () => {
    openSession(helena([]));
    const { seen } = open();
    expect(await screen.findByText('Pedido 12/2026')).toBeVisible();
    expect(screen.getByRole('button', { name: /Baixar a cópia/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fazer a cópia' })).toBeNull();
    expect(seen.map(({ path }) => path)).not.toContain('copia-tarjada/50/preparar');
  });
});

describe('uma tarja', () => {
  it('anda e cresce pelas setas, e nunca sai da página nem some', () => {
    const mark = { pagina: 1, x: 0.5, y: 0.5, largura: 0.1, altura: 0.1 };
    expect(nudged(mark, 'ArrowRight', false)).toMatchObject({ x: 0.505, largura: 0.1 });
    expect(nudged(mark, 'ArrowDown', true)).toMatchObject({
      y: 0.5,
      altura: expect.closeTo(0.105) as number,
    });
    expect(nudged(mark, 'a', false)).toBeUndefined();
    expect(placed({ pagina: 1, x: 0.98, y: -1, largura: 0.1, altura: 0 })).toEqual({
      pagina: 1,
      x: 0.9,
      y: 0,
      largura: 0.1,
      altura: 0.004,
    });
  });
});
