import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Conta } from '#screens/externo/Conta.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, type Answer, type Seen } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

const sessao = { id: 4, nome: 'Ana Prado', email: 'ana@correio.exemplo', documento: '28491736082' };
const phone = {
  id: 1,
  nome: 'Chrome em Android',
  criadoEm: '2026-11-20T12:00:00Z',
  usadoEm: '2026-11-22T12:00:00Z',
  expiraEm: '2026-12-20T12:00:00Z',
  este: true,
};
const desk = { ...phone, id: 2, nome: 'Firefox em Linux', este: false };

let quem: Answer;
let entrada: Answer;
let itens: readonly (typeof phone)[];
let seen: readonly Seen[];
const open = (): void => {
  ({ seen } = fakeApi({
    'GET externo/quem': () => quem,
    'GET externo/aparelhos': () => ({ payload: { itens } }),
    'DELETE externo/aparelhos/2': () => {
      itens = [phone];
      return { payload: { itens } };
    },
    'DELETE externo/aparelhos': () => {
      itens = [];
      return { payload: { itens } };
    },
    'POST externo/entrada': () => entrada,
    'POST externo/entrada/codigo': () => {
      quem = { payload: { sessao } };
      return { payload: null };
    },
    'POST externo/sair-de-todos': () => {
      quem = { payload: {} };
      return { payload: null };
    },
    'GET externo/opcoes': { payload: { cadastroAberto: true, aprovacao: false } },
    'GET credencial/regras-senha': { payload: { minimo: 8, forte: false, historico: 0 } },
    'GET tema': { payload: {} },
  }));
  renderScreen(<Conta />, '/externo/conta');
};
const enter = async (): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@correio.exemplo');
  await userEvent.type(screen.getByLabelText('Senha'), 'janela azul');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
};
const sent = (path: string): unknown => seen.find((one) => one.method === 'POST' && one.path === path)?.body;

beforeAll(() => loadTexts());
beforeEach(() => {
  quem = { payload: { sessao } };
  itens = [phone, desk];
  entrada = {
    payload: { entrou: false, desafio: 'd'.repeat(43), para: 'a••@x', expiraEm: '2026-11-29T12:00:00Z' },
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a remembered device', () => {
  it('is asked for beside the code, by a box that is not ticked', async () => {
    quem = { payload: {} };
    open();
    await enter();
    const box = await screen.findByRole('checkbox', { name: 'Lembrar este aparelho por 30 dias' });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/Não marque/);
    await userEvent.type(screen.getByRole('textbox'), '123456');
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByRole('heading', { name: 'Minha conta' });
    expect(sent('externo/entrada/codigo')).toMatchObject({ payload: { codigo: '123456', lembrar: true } });
  });

  it('goes straight in with the password', async () => {
    quem = { payload: {} };
    entrada = () => {
      quem = { payload: { sessao } };
      return { payload: { entrou: true } };
    };
    open();
    await enter();
    await screen.findByRole('heading', { name: 'Minha conta' });
    expect(sent('externo/entrada/codigo')).toBeUndefined();
  });

  it('is listed in the account, told which one it is, and forgotten alone or with the others', async () => {
    open();
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Este aparelho');
    expect(rows[0]).toHaveTextContent(/última entrada em 22\/11\/2026 \d\d:\d\d · até 20\/12\/2026/);
    expect(rows[1]).not.toHaveTextContent('Este aparelho');
    await userEvent.click(screen.getByRole('button', { name: /^Esquecer Firefox em Linux/ }));
    await vi.waitFor(() => expect(screen.queryByText('Firefox em Linux')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Esquecer todos' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Esquecer todos' }));
    await screen.findByText('Nenhum aparelho lembrado');
    expect(screen.queryByRole('button', { name: 'Esquecer todos' })).toBeNull();
  });

  it('leaves everywhere only after the question', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sair de todos os aparelhos' }));
    expect(sent('externo/sair-de-todos')).toBeUndefined();
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sair de todos os aparelhos' }));
    await screen.findByRole('heading', { name: 'Entrar nos serviços' });
  });
});
