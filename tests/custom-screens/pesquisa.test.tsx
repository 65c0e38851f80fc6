import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pesquisa } from '#screens/pesquisa/index.tsx';
import { searchPath } from '#src/app/layout/search-scope.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { page, waitingItem, windowOf } from './inbox-world.ts';

const address = (): string => screen.getByRole('status', { name: 'endereço' }).textContent;

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

describe('the results of the search', () => {
  it('says how many, why each was found, and marks the words', async () => {
    const { seen } = fakeApi({
      'GET pesquisa': page([
        waitingItem(4, { assunto: 'Licitação da frota', achado: { porque: ['assunto'] } }),
      ]),
    });
    renderScreen(<Pesquisa />, searchPath('documento', 'licitacao'));
    const row = await screen.findByRole('listitem');
    expect(screen.getByText('1 resultado para “licitacao” em Documentos')).toBeInTheDocument();
    expect(within(row).getByText('achado em: assunto')).toBeInTheDocument();
    expect(within(row).getByText('Licitação').tagName).toBe('MARK');
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
      tipo: '1',
      q: 'licitacao',
      start: '1',
      pageSize: '20',
    });
  });

  it('does not ask for one or two characters, and says so', async () => {
    const { seen } = fakeApi({ 'GET pesquisa': page([]) });
    renderScreen(<Pesquisa />, '/principal/pesquisa?tipo=0&q=ab');
    expect(screen.getByRole('alert')).toHaveTextContent('Digite 3 letras ou números para pesquisar.');
    expect(seen).toEqual([]);
    const field = screen.getByRole('searchbox', { name: 'Texto da pesquisa' });
    await userEvent.type(field, 'c{Enter}');
    await waitFor(() => expect(address()).toBe('/principal/pesquisa?tipo=0&q=abc'));
  });

  it('says at the field what to write where the server finds nothing to look for', async () => {
    const mensagem = 'Escreva ao menos uma palavra que não seja só de ligação.';
    fakeApi({
      'GET pesquisa': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira os campos.',
        erros: [{ campo: 'q', mensagem }],
      }),
    });
    renderScreen(<Pesquisa />, '/principal/pesquisa?tipo=0&q=para');
    expect(await screen.findByRole('alert')).toHaveTextContent(mensagem);
    expect(screen.queryByText('Confira os campos.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar pesquisa' })).toBeNull();
    // once another is written it is no longer said of it
    await userEvent.type(screen.getByRole('searchbox', { name: 'Texto da pesquisa' }), ' frota');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists the newest of a type when there is no text', async () => {
    const { seen } = fakeApi({ 'GET pesquisa': page([waitingItem(4)]) });
    renderScreen(<Pesquisa />, '/principal/pesquisa?tipo=2');
    expect(await screen.findByText('Os mais recentes em Processos')).toBeInTheDocument();
    expect(seen[0]?.query.has('q')).toBe(false);
  });

  it('says what to try when nothing is found, and widens to everything', async () => {
    fakeApi({ 'GET pesquisa': ({ query }) => page(query.get('tipo') === '0' ? [waitingItem(4)] : []) });
    renderScreen(<Pesquisa />, '/principal/pesquisa?tipo=3&q=frota');
    expect(await screen.findByText('Nada encontrado')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pesquisar em tudo' }));
    expect(await screen.findByRole('listitem')).toBeInTheDocument();
    expect(address()).toBe('/principal/pesquisa?tipo=0&q=frota');
  });
});
