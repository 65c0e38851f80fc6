import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Comentario } from '#schemas/shapes/comentario.ts';
import { Comentarios } from '#src/conteudo/comentarios/Comentarios.tsx';
import { mentionAt, piecesOf } from '#src/conteudo/comentarios/mention-at.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

const comentario = (id: number, more: Partial<Comentario> = {}): Comentario => ({
  id,
  texto: `Nota ${id}`,
  autor: { nome: 'Rafael Monteiro Lins', unidade: 'CCL' },
  criadoEm: '2026-11-18T12:00:00Z',
  mencoes: [],
  alterar: false,
  excluir: false,
  ...more,
});
const dalva = { id: 7, nome: 'Dalva Queiroz Lima', unidade: 'PGM' };

beforeAll(() => loadTexts());
beforeEach(() => openSession(helena()));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('a mention', () => {
  it.each([
    ['Veja @Dal', 9, { start: 5, words: 'Dal' }],
    ['@Dalva Quei', 11, { start: 0, words: 'Dalva Quei' }],
    ['Veja @Dal', 4, undefined],
    ['dalva@casa', 10, undefined],
    ['Veja @', 6, undefined],
    ['@Dalva, veja', 12, undefined],
  ])('is read in %j at %i', (texto, caret, mention) => {
    expect(mentionAt(texto, caret)).toEqual(mention);
  });

  it('is told apart in the words, the longest name first', () => {
    expect(piecesOf('Oi, @Ana Lima e @Ana.', ['Ana', 'Ana Lima'])).toEqual([
      { text: 'Oi, ', mention: false },
      { text: '@Ana Lima', mention: true },
      { text: ' e ', mention: false },
      { text: '@Ana', mention: true },
      { text: '.', mention: false },
    ]);
  });
});

describe('the comments of a content', () => {
  it('are read in order; a person is chosen by the keyboard after an @ and told', async () => {
    const kept = [comentario(1)];
    const { seen } = fakeApi({
      'GET conteudo/12/comentarios': () => ({ payload: { itens: kept } }),
      'GET conteudo/12/comentarios/pessoas': { payload: { itens: [dalva], total: 1, totalExato: true } },
      'POST conteudo/12/comentarios': () => {
        kept.push(comentario(2, { texto: 'Veja, @Dalva Queiroz Lima', mencoes: [dalva] }));
        return { payload: { itens: kept } };
      },
    });
    renderScreen(<Comentarios conteudoId={12} />);
    expect(await screen.findByText('Nota 1')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Comentário' });
    await userEvent.type(field, 'Veja, @dal');
    expect(await screen.findByRole('option', { name: /Dalva Queiroz Lima/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('Veja, @Dalva Queiroz Lima ');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Comentar' }));
    const list = screen.getByRole('list', { name: 'Comentários' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(within(list).getByText('@Dalva Queiroz Lima')).toBeVisible();
    expect(field).toHaveValue('');
    expect(
      seen.find(({ method, path }) => method === 'POST' && path === 'conteudo/12/comentarios')?.body,
    ).toEqual({
      payload: { texto: 'Veja, @Dalva Queiroz Lima', mencoes: [7] },
    });
  });

  it('a refused one stays written, beside its reason', async () => {
    fakeApi({
      'GET conteudo/12/comentarios': { payload: { itens: [] } },
      'POST conteudo/12/comentarios': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira.',
        erros: [{ campo: 'mencoes', mensagem: 'Uma das pessoas mencionadas não vê este conteúdo.' }],
      }),
    });
    renderScreen(<Comentarios conteudoId={12} />);
    expect(await screen.findByText('Nenhum comentário')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Comentário' });
    await userEvent.type(field, 'Olá');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Uma das pessoas mencionadas não vê este conteúdo.')).toBeVisible();
    expect(field).toHaveValue('Olá');
  });

  it('are put right and removed by whoever may; of a removed one stays that it was there', async () => {
    const { seen } = fakeApi({
      'GET conteudo/12/comentarios': {
        payload: {
          itens: [
            comentario(1, { alterar: true }),
            comentario(2, { excluir: true, autor: { nome: 'Dalva Queiroz Lima', unidade: 'PGM' } }),
            {
              ...comentario(3, { excluido: { em: '2026-11-18T13:00:00Z', por: 'Helena Duarte Pires' } }),
              texto: undefined,
            },
          ],
        },
      },
      'PUT conteudo/12/comentarios/1': { payload: { itens: [] } },
      'DELETE conteudo/12/comentarios/2': { payload: { itens: [] } },
    });
    renderScreen(<Comentarios conteudoId={12} />);
    expect(await screen.findByText(/Comentário excluído por Helena Duarte Pires/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Alterar o comentário' }));
    const [field] = screen.getAllByRole('textbox', { name: 'Comentário' });
    if (!field) throw new Error('no field');
    await userEvent.type(field, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      payload: { texto: 'Nota 1!', mencoes: [] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Excluir o comentário de Dalva Queiroz Lima' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir comentário' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.some(({ method, path }) => method === 'DELETE' && path === 'conteudo/12/comentarios/2')).toBe(
      true,
    );
  });
});
