import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Externo } from '#screens/externo/index.tsx';
import { Procuracoes } from '#screens/externo/Procuracoes.tsx';
import { Solicitacao } from '#screens/externo/Solicitacao.tsx';
import { Solicitar } from '#screens/externo/Solicitar.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, type Seen } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

const sessao = { id: 4, nome: 'Ana Prado', email: 'ana@correio.exemplo', documento: '28491736082' };
const servico = {
  id: 3,
  nome: 'Poda de árvore',
  descricao: '',
  unidade: 'Árvores',
  documentos: [],
  pedeComprovante: false,
  campos: [],
};
const power = {
  id: 5,
  nome: 'Padaria Sol',
  documento: '11222333000181',
  situacao: 'ACEITA',
  outorganteId: 8,
  podePedir: true,
  podeAssinar: false,
  podeReceber: false,
  ate: '2027-01-01',
};
const pedido = {
  id: 9,
  numero: 'PE-000001/2026',
  servico: 'Poda de árvore',
  situacao: 'ASSINAR',
  texto: 'Peço.',
  unidade: 'Árvores',
  enviadaEm: '2026-11-20T12:00:00Z',
  resumo: 'ab',
  codigo: 'ABC',
  nome: 'Ana Prado',
  documento: sessao.documento,
  email: sessao.email,
  campos: [],
  passos: ['assinarSolicitacao'],
  anexos: [],
  partilhas: [],
  andamentos: [{ id: 1, ato: 'enviada', deFora: true, quem: 'Ana Prado', em: '2026-11-20T12:00:00Z' }],
};
const mine = {
  id: 9,
  numero: 'PE-000009/2026',
  servico: 'Meu pedido',
  situacao: 'SOLICITACAO',
  enviadaEm: '2026-11-19T12:00:00Z',
};
const theirs = {
  ...mine,
  id: 10,
  numero: 'PE-000010/2026',
  servico: 'Pedido da padaria',
  representado: 'Padaria Sol',
};

let recebidas: readonly (typeof power)[];
let pedidos: readonly object[];
let seen: readonly Seen[];
const open = (path: string): void => {
  ({ seen } = fakeApi({
    'GET externo/quem': { payload: { sessao } },
    'GET externo/servicos': { payload: { itens: [servico] } },
    'GET externo/servicos/3': { payload: servico },
    'GET externo/procuracao': () => ({ payload: { concedidas: [], recebidas, aprovacao: false } }),
    'GET externo/solicitacao': () => ({ payload: { itens: pedidos } }),
    'GET externo/solicitacao/9': { payload: pedido },
    'GET externo/assinatura': { payload: { assinar: [], assinados: [] } },
    'GET externo/intimacao': { payload: { itens: [] } },
    'POST externo/solicitacao': { payload: pedido },
    'GET tema': { payload: {} },
  }));
  renderScreen(
    <Routes>
      <Route path="/externo" element={<Externo />} />
      <Route path="/externo/solicitar/:id" element={<Solicitar />} />
      <Route path="/externo/solicitacao/:id" element={<Solicitacao />} />
      <Route path="/externo/procuracoes" element={<Procuracoes />} />
    </Routes>,
    path,
  );
};
const words = () => screen.findByRole('textbox', { name: 'O que você pede' });
const other = () => screen.findByRole('radio', { name: 'Peço em nome de outra pessoa ou empresa' });
const button = (name: string) => screen.findByRole('button', { name });
const body = (): unknown => seen.find(({ method }) => method === 'POST')?.body;

beforeAll(() => loadTexts());
beforeEach(() => {
  recebidas = [power];
  pedidos = [mine, theirs];
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a power of attorney where it is needed', () => {
  it('says for whom the request is, and goes with the one who was chosen', async () => {
    open('/externo/solicitar/3');
    await userEvent.type(await words(), 'Peço a poda.');
    expect(screen.queryByRole('combobox', { name: /Em nome de quem/ })).toBeNull();
    await userEvent.click(await other());
    // the only one is chosen
    expect(await screen.findByRole('combobox', { name: /Em nome de quem/ })).toHaveTextContent('Padaria Sol');
    await userEvent.click(await button('Revisar o pedido'));
    await userEvent.click(await button('Enviar o pedido'));
    await vi.waitFor(() => expect(body()).toMatchObject({ payload: { representadoId: 8 } }));
  });

  it('back to one’s own, the request is one’s own', async () => {
    open('/externo/solicitar/3');
    await userEvent.type(await words(), 'Peço a poda.');
    await userEvent.click(await other());
    await userEvent.click(await screen.findByRole('radio', { name: 'Para mim' }));
    await userEvent.click(await button('Revisar o pedido'));
    await userEvent.click(await button('Enviar o pedido'));
    await vi.waitFor(() => expect(body()).toBeDefined());
    expect((body() as { payload: object }).payload).not.toHaveProperty('representadoId');
  });

  it('without one, leads to where it is given and back, with what was written', async () => {
    recebidas = [];
    open('/externo/solicitar/3');
    await userEvent.type(await words(), 'Peço a poda.');
    await userEvent.click(await other());
    await userEvent.click(await button('Revisar o pedido'));
    expect(screen.queryByRole('button', { name: 'Enviar o pedido' })).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Cadastrar procuração' }));
    const how = (await screen.findByRole('heading', { name: 'Eu represento alguém' })).closest('section');
    expect(within(how ?? document.body).getByText('284.917.360-82')).toBeVisible();
    expect(within(how ?? document.body).getByText('ana@correio.exemplo')).toBeVisible();
    recebidas = [power];
    await userEvent.click(await screen.findByRole('link', { name: 'Voltar ao pedido' }));
    expect(await words()).toHaveValue('Peço a poda.');
    expect(await other()).toBeChecked();
    expect(await screen.findByText(/^Falta alguém na lista/)).toBeVisible();
    // known only now, and the only one
    expect(screen.getByRole('combobox', { name: /Em nome de quem/ })).toHaveTextContent('Padaria Sol');
    await userEvent.click(await button('Revisar o pedido'));
    await userEvent.click(await button('Enviar o pedido'));
    await vi.waitFor(() => expect(body()).toMatchObject({ payload: { representadoId: 8 } }));
  });

  it('goes back only to the pages that lead to it', async () => {
    open(`/externo/procuracoes?volta=${encodeURIComponent('//outro.exemplo/externo/solicitar/3')}`);
    await screen.findByRole('heading', { name: 'Eu represento alguém' });
    expect(screen.queryByRole('link', { name: 'Voltar ao pedido' })).toBeNull();
  });

  it('parts the requests, where some are of somebody else', async () => {
    open('/externo');
    await userEvent.click(await button('De quem represento'));
    expect(screen.queryByText('Meu pedido')).toBeNull();
    expect(screen.getByText('Pedido da padaria')).toBeVisible();
    await userEvent.click(await button('Meus'));
    expect(screen.getByText('Meu pedido')).toBeVisible();
    expect(screen.queryByText('Pedido da padaria')).toBeNull();
    cleanup();
    pedidos = [mine];
    open('/externo?de=representados');
    expect(await screen.findByText('Meu pedido')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'De quem são os pedidos' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Peço em nome de outra pessoa ou empresa' })).toHaveAttribute(
      'href',
      '/externo/procuracoes',
    );
  });

  it('is offered where a request waits for a signature', async () => {
    open('/externo/solicitacao/9');
    expect(await screen.findByRole('link', { name: 'Cadastrar procuração' })).toHaveAttribute(
      'href',
      '/externo/procuracoes?volta=%2Fexterno%2Fsolicitacao%2F9',
    );
  });
});
