import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TemaVisual } from '#screens/tema/index.tsx';
import { temaApi } from '#schemas/api/tema.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { readKey } from '#src/data/query.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';

const product = {
  fontSizeDefault: 14,
  primaryBase: '#0f5a61',
  primaryText: '#ffffff',
  secondaryBase: '#8f5423',
  secondaryText: '#ffffff',
  titulo: 'Malote',
};
let seen: readonly Seen[];
const open = async (more: Record<string, Answer> = {}, queryClient = createQueryClient()): Promise<void> => {
  ({ seen } = fakeApi({
    'GET tema': { payload: product },
    'PUT tema': ({ body }) => ({ payload: { ...product, ...(body as { payload: object }).payload } }),
    'DELETE tema': { payload: product },
    'POST login/atualizar-token': { payload: {} },
    ...more,
  }));
  renderScreen(<TemaVisual />, '/administracao/tema', { queryClient });
  await screen.findByRole('textbox', { name: 'Cor principal' });
};
const type = async (name: string, colour: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  if (colour) await userEvent.type(field, colour);
};
const puts = (): readonly unknown[] => seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);

beforeAll(() => loadTexts());
beforeEach(() => openSession(helena(['configuracaoEditar'])));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('o tema visual', () => {
  it('salva as cores escolhidas, e as variantes que ficaram vazias não vão', async () => {
    await open();
    await type('Cor principal', '#1351B4');
    await type('Principal clara (100)', '#e8eefb');
    await userEvent.click(screen.getByRole('combobox', { name: /Tamanho do texto/ }));
    await userEvent.click(screen.getByRole('option', { name: '16 pixels' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar tema' }));
    expect(await screen.findByText(/^Tema salvo/)).toBeInTheDocument();
    const { titulo: _, ...colours } = product;
    expect(puts()).toEqual([
      {
        payload: { ...colours, fontSizeDefault: 16, primaryBase: '#1351b4', primaryBase100: '#e8eefb' },
      },
    ]);
    expect(screen.queryByText('Há alterações não salvas.')).not.toBeInTheDocument();
  });

  it('outra cor deixa para trás as variantes da anterior, mas não as que alguém acabou de escolher', async () => {
    await open({
      'GET tema': { payload: { ...product, primaryBase100: '#e4f0f0', primaryBase200: '#bfdcdd' } },
    });
    await type('Principal média (200)', '#d0dcf5');
    await type('Cor principal', '#1351b4');
    expect(screen.getByRole('textbox', { name: 'Principal clara (100)' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Principal média (200)' })).toHaveValue('#d0dcf5');
  });

  it('diz por que uma cor não se lê e o que serviria, e não a envia', async () => {
    await open();
    await type('Cor principal', '#ffcc00');
    const text = screen.getByRole('textbox', { name: 'Texto sobre a principal' });
    expect(text).toHaveAccessibleDescription(/contraste de 1,5:1; o mínimo é 4,5:1\. #1a2326 serve/);
    expect(screen.getByText('1 cor não se lê.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar tema' }));
    expect(puts()).toEqual([]);
    expect(text).toHaveFocus();
    await type('Texto sobre a principal', '#1a2326');
    expect(screen.queryByText('1 cor não se lê.')).not.toBeInTheDocument();
    await type('Cor principal', 'amarelo');
    expect(screen.getByText('Escreva a cor como #0f5a61.')).toBeInTheDocument();
  });

  it('mostra na prévia o que é corrigido para leitura', async () => {
    await open();
    expect(screen.getByText('Tudo se lê como foi escolhido.')).toBeInTheDocument();
    await type('Texto sobre a principal', '#1a2326');
    await type('Cor principal', '#ffcc00');
    expect(screen.getByText('Escurecemos a cor das ligações para leitura.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Alto contraste' }));
    expect(screen.getByText('O alto contraste não usa as cores da instituição.')).toBeInTheDocument();
  });

  it('mostra ao lado do campo a recusa do servidor', async () => {
    await open({
      'PUT tema': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'x',
        erros: [{ campo: 'secondaryBase', mensagem: 'Esta cor não é aceita.' }],
      }),
    });
    await type('Cor secundária', '#7a3b10');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar tema' }));
    expect(await screen.findByText('Esta cor não é aceita.')).toBeInTheDocument();
  });

  it('começa do tema que o servidor tem agora, e não do que esta janela já mostra', async () => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(readKey(temaApi.tema, {}), product);
    await open({ 'GET tema': { payload: { ...product, secondaryBase: '#7a3b10' } } }, queryClient);
    expect(screen.getByRole('textbox', { name: 'Cor secundária' })).toHaveValue('#7a3b10');
    expect(queryClient.getQueryData(readKey(temaApi.tema, {}))).toMatchObject({ secondaryBase: '#7a3b10' });
  });

  it('não salva outra vez enquanto salva', async () => {
    let finish = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await open({ 'PUT tema': () => slow.then(() => ({ payload: product })) });
    const field = screen.getByRole('textbox', { name: 'Cor principal' });
    await type('Cor principal', '#1351b4');
    await userEvent.type(field, '{Enter}');
    await type('Cor principal', '#1351b5');
    await userEvent.type(field, '{Enter}');
    finish();
    expect(await screen.findByText(/^Tema salvo/)).toBeInTheDocument();
    expect(puts()).toHaveLength(1);
  });

  it('restaura o padrão depois de perguntar', async () => {
    await open({ 'GET tema': { payload: { ...product, primaryBase: '#1351b4' } } });
    await userEvent.click(screen.getByRole('button', { name: 'Restaurar o padrão' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restaurar o padrão' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Cor principal' })).toHaveValue('#0f5a61'),
    );
    expect(seen.some(({ method, path }) => method === 'DELETE' && path === 'tema')).toBe(true);
  });
});
