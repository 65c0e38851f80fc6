import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ArquivoInventario } from '#screens/arquivo-inventario/index.tsx';
import { ArquivoLocais } from '#screens/arquivo-locais/index.tsx';
import { GuardaDoConteudo } from '#src/conteudo/guarda/GuardaDoConteudo.tsx';
import { espessuraOf } from '#src/conteudo/guarda/espessura.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { address, renderScreen } from '../src/render-screen.tsx';
import { page } from './inbox-world.ts';

beforeAll(() => loadTexts());
beforeEach(() => openSession(helena(['arquivoGuardar', 'arquivoInventariar'])));
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const caixa = {
  id: 5,
  codigo: 'CX-5',
  nome: 'Caixa 5',
  especie: 'CAIXA',
  ativo: true,
  caminho: 'Sala 1 › Caixa 5',
  locais: 0,
  itens: 3,
  itensComAbaixo: 3,
  capacidade: 40,
  medida: 'ITENS',
  ocupado: 3,
};
const sala = { id: 9, rotulo: 'Sala 2', codigo: 'S2', medido: false };
const item = (id: number) => ({
  id,
  tipo: 1,
  rotulo: `Ofício ${id}/2026`,
  assunto: `Assunto ${id}`,
  localId: 5,
  local: caixa.caminho,
  desde: '2026-11-20T13:30:00.000Z',
  quem: 'Nilza Barreto Campos',
});

const screens = (
  <Routes>
    <Route path="/principal/arquivo/locais/:id?" element={<ArquivoLocais />} />
    <Route path="/principal/arquivo/inventario/:id?" element={<ArquivoInventario />} />
    <Route path="*" element={<p>outra tela</p>} />
  </Routes>
);

const openPlace = (more: Readonly<Record<string, Answer>> = {}) => {
  const api = fakeApi({
    'GET guarda/local': page([]),
    'GET guarda/local/5': {
      payload: { ...caixa, acima: [{ id: 2, nome: 'Sala 1' }], naoVistos: 1 },
    },
    'GET guarda/local/5/itens': page([item(1), item(2)]),
    'GET guarda/escolha': page([sala]),
    'POST login/atualizar-token': { payload: {} },
    ...more,
  });
  renderScreen(screens, '/principal/arquivo/locais/5');
  return api;
};
const chooseRoom = async (dialog: HTMLElement, field: string): Promise<void> => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: new RegExp(field) }));
  await userEvent.click(await screen.findByRole('option', { name: /Sala 2/ }));
};

it('mostra o que há no local e quanto cabe, conta o que não se alcança, e muda vários itens de uma vez', async () => {
  const { seen } = openPlace({ 'POST guarda/guardar': { payload: { id: 7 } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Caixa 5' })).toBeVisible();
  expect(screen.getByText('3 de 40 itens')).toBeVisible();
  expect(await screen.findByText('Há mais 1 item aqui que não é do seu alcance.')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Itens' });
  for (const box of within(list).getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Mudar de local' }));
  const dialog = await screen.findByRole('dialog', { name: 'Guardar 2 itens em um local' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(within(dialog).getByText('Escolha o local.')).toBeVisible();
  await chooseRoom(dialog, 'Local');
  await userEvent.type(within(dialog).getByLabelText('Espessura, em centímetros'), '2,5');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('outra tela')).toBeVisible();
  expect(address()).toBe('/principal/caixa-central/atos-em-lote/7');
  expect(seen.find(({ method, path }) => method === 'POST' && path === 'guarda/guardar')?.body).toEqual({
    payload: { localId: 9, espessura: 25, ids: [1, 2] },
  });
});

it('muda a caixa de lugar com o que há nela, e mostra a recusa no lugar dela', async () => {
  const { seen } = openPlace({
    'POST guarda/local/5/mover': refusal(422, {
      erros: [{ campo: 'superiorId', mensagem: 'Não cabe: Sala 2 leva até 2 itens.' }],
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar de lugar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mudar Caixa 5 de lugar' });
  expect(within(dialog).getByText(/Vão juntos os 3 itens/)).toBeVisible();
  await chooseRoom(dialog, 'Passa a ficar em');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mudar de lugar' }));
  expect(await within(dialog).findByText('Não cabe: Sala 2 leva até 2 itens.')).toBeVisible();
  expect(seen.find(({ path }) => path === 'guarda/local/5/mover')?.body).toEqual({
    payload: { superiorId: 9 },
  });
});

const inventario = {
  id: 4,
  localId: 2,
  local: 'Sala 1',
  abertoEm: '2026-11-20T13:30:00.000Z',
  abertoPor: 'Nilza Barreto Campos',
  esperados: 3,
  achados: 1,
  foraDoLugar: 1,
  corrigidos: 0,
  desconhecidos: 0,
  faltam: 1,
  naoVistos: 0,
  pessoas: ['Caio Teles'],
};

it('um inventário lê código por código, diz o que cada um é, e guarda o que não pôde mandar', async () => {
  let turn = 0;
  const { seen } = fakeApi({
    'GET guarda/inventario/4': { payload: inventario },
    'GET guarda/inventario/4/itens': page([
      { situacao: 'FALTA', conteudoId: 3, tipo: 1, rotulo: 'Ofício 3/2026', registrado: 'Sala 1 › Caixa 5' },
    ]),
    'POST guarda/inventario/4/ler': () => {
      turn += 1;
      if (turn === 2) return refusal(503, {});
      return {
        payload: {
          localId: 5,
          local: 'Sala 1 › Caixa 5',
          leituras: [
            turn === 1
              ? { codigo: 'L000000005', resultado: 'LOCAL', rotulo: 'Sala 1 › Caixa 5' }
              : { codigo: '3', resultado: 'FORA_DO_LUGAR', rotulo: 'Ofício 3/2026', registrado: 'Sala 2' },
          ],
          inventario,
        },
      };
    },
    'POST login/atualizar-token': { payload: {} },
  });
  renderScreen(screens, '/principal/arquivo/inventario/4');
  const field = await screen.findByLabelText('Etiqueta ou número');
  await userEvent.type(field, 'L000000005{Enter}');
  expect(await screen.findByText('Lendo em Sala 1 › Caixa 5.')).toBeVisible();
  expect(field).toHaveFocus();
  await userEvent.type(field, '1{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.type(field, '3{Enter}');
  expect(await screen.findByText('Ofício 3/2026: fora do lugar. Devia estar em Sala 2.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const sent = seen.filter(({ path }) => path === 'guarda/inventario/4/ler').map(({ body }) => body);
  expect(sent[0]).toEqual({ payload: { codigos: ['L000000005'], localId: 2 } });
  expect(sent.at(-1)).toEqual({ payload: { codigos: ['1', '3'], localId: 5 } });
  expect(screen.getByRole('button', { name: 'Corrigir 1 fora do lugar' })).toBeVisible();
});

it('a página de um conteúdo diz onde está o papel só a quem pode saber', async () => {
  fakeApi({
    'GET conteudo/1/guarda': {
      payload: {
        suporte: 'HIBRIDO',
        podeSaber: true,
        espessura: 25,
        local: { id: 5, codigo: 'CX-5', nome: 'Caixa 5', caminho: 'Sala 1 › Caixa 5', unidade: 'DPA' },
        desde: '2026-11-20T13:30:00.000Z',
        quem: 'Nilza Barreto Campos',
        passagens: [],
      },
    },
    'GET conteudo/2/guarda': { payload: { suporte: 'FISICO', podeSaber: false, passagens: [] } },
  });
  const { unmount } = renderScreen(<GuardaDoConteudo conteudoId={1} />);
  expect(await screen.findByRole('link', { name: 'Sala 1 › Caixa 5' })).toHaveAttribute(
    'href',
    '/principal/arquivo/locais/5',
  );
  expect(screen.getByText('2,5 cm')).toBeVisible();
  unmount();
  renderScreen(<GuardaDoConteudo conteudoId={2} />);
  expect(await screen.findByText('Só em papel')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['2,5', 25],
  ['2.5', 25],
  ['14', 140],
  ['0', undefined],
  ['0,04', undefined],
  ['-1', undefined],
  ['muito', undefined],
  ['501', undefined],
])('a espessura escrita %s é %s', (written, mm) => {
  expect(espessuraOf(written)).toBe(mm);
});
