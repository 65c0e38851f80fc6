import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Solicitar } from '#screens/externo/Solicitar.tsx';
import { Solicitacao } from '#screens/externo/Solicitacao.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

const ana = { id: 4, nome: 'Ana Prado', email: 'ana@correio.exemplo', documento: '28491736082' };
const rui = { ...ana, id: 5, nome: 'Rui Castro' };
const servico = {
  id: 3,
  nome: 'Poda de árvore',
  descricao: '',
  unidade: 'Árvores',
  documentos: [],
  pedeComprovante: false,
  campos: [],
};
const pedido = {
  id: 9,
  numero: 'PE-000001/2026',
  servico: 'Poda de árvore',
  situacao: 'SOLICITACAO',
  texto: 'Peço.',
  unidade: 'Árvores',
  enviadaEm: '2026-11-20T12:00:00Z',
  resumo: 'ab',
  codigo: 'ABC',
  nome: 'Ana Prado',
  documento: ana.documento,
  email: ana.email,
  campos: [],
  passos: ['complementar'],
  anexos: [],
  partilhas: [],
  andamentos: [{ id: 1, ato: 'enviada', deFora: true, quem: 'Ana Prado', em: '2026-11-20T12:00:00Z' }],
};
const over = (codigo: string): Answer =>
  refusal(401, { codigo, tipo: 'ERRO', erros: [], descricao: 'Entre de novo.' });

let quem: Answer;
let enviar: Answer;
let seen: readonly Seen[];
const open = (path: string): void => {
  ({ seen } = fakeApi({
    'GET externo/quem': () => quem,
    'GET externo/servicos/3': { payload: servico },
    'GET externo/procuracao': { payload: { concedidas: [], recebidas: [], aprovacao: false } },
    'GET externo/solicitacao/9': { payload: pedido },
    'GET externo/opcoes': { payload: { cadastroAberto: true, aprovacao: false } },
    'POST externo/solicitacao': () => enviar,
    'POST externo/solicitacao/9/complemento': () => enviar,
    'POST externo/sair': { payload: null },
    'GET tema': { payload: {} },
  }));
  renderScreen(
    <Routes>
      <Route path="/externo/solicitar/:id" element={<Solicitar />} />
      <Route path="/externo/solicitacao/:id" element={<Solicitacao />} />
    </Routes>,
    path,
  );
};
const asked = () => screen.findByRole('textbox', { name: 'O que você pede' });
const button = (name: string) => screen.findByRole('button', { name });
const sent = (): readonly unknown[] =>
  seen
    .filter(({ method, path }) => method === 'POST' && path === 'externo/solicitacao')
    .map(({ body }) => (body as { payload: { chave: string } }).payload.chave);

beforeAll(() => loadTexts());
beforeEach(() => {
  quem = { payload: { sessao: ana } };
  enviar = { payload: pedido };
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

describe('what somebody from outside writes', () => {
  it('without a network says so at once, and is sent as the one request when it is back', async () => {
    open('/externo/solicitar/3');
    await userEvent.type(await asked(), 'Peço a poda.');
    await userEvent.click(await button('Revisar o pedido'));
    onlineManager.setOnline(false);
    enviar = 'silence';
    await userEvent.click(await button('Enviar o pedido'));
    await screen.findByRole('alert');
    expect(screen.getByText('Peço a poda.')).toBeTruthy();
    onlineManager.setOnline(true);
    enviar = { payload: pedido };
    await userEvent.click(await button('Enviar o pedido'));
    await screen.findByText('PE-000001/2026 · Árvores');
    expect(new Set(sent()).size).toBe(1);
    // what was sent is not waiting to be sent
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it.each([
    ['ended', 'sessaoExpirada'],
    ['was left in another window', 'naoAutenticado'],
  ])('is there after the session %s, to who enters again, and to nobody else', async (_, codigo) => {
    open('/externo/solicitar/3');
    await userEvent.type(await asked(), 'Peço a poda.');
    await userEvent.click(await button('Revisar o pedido'));
    enviar = over(codigo);
    quem = { payload: {} };
    await userEvent.click(await button('Enviar o pedido'));
    await screen.findByText('A sua sessão terminou. Entre de novo: o que você escreveu está guardado.');
    cleanup();
    quem = { payload: { sessao: rui } };
    open('/externo/solicitar/3');
    expect(await asked()).toHaveProperty('value', '');
    cleanup();
    quem = { payload: { sessao: ana } };
    enviar = { payload: pedido };
    open('/externo/solicitar/3');
    await userEvent.click(await button('Corrigir'));
    expect(await asked()).toHaveProperty('value', 'Peço a poda.');
  });

  it('is there when the page is loaded again, until it is given up or the person leaves', async () => {
    open('/externo/solicitacao/9');
    await userEvent.click(await button('Acrescentar algo'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'O que você acrescenta' }), 'Há fios.');
    cleanup();
    open('/externo/solicitacao/9');
    await userEvent.click(await button('Acrescentar algo'));
    expect(await screen.findByRole('textbox', { name: 'O que você acrescenta' })).toHaveProperty(
      'value',
      'Há fios.',
    );
    await userEvent.click(await button('Desistir'));
    expect(Object.keys(sessionStorage)).toEqual([]);
    await userEvent.click(await button('Acrescentar algo'));
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'O que você acrescenta' }),
      'Outra coisa',
    );
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    await userEvent.click(await button('Sair'));
    await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  });
});
