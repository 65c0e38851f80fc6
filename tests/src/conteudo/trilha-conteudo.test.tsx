import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrilhaConteudo } from '#src/conteudo/TrilhaConteudo.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

const act = (id: number, ato: string, texto: string, more: Record<string, string> = {}) => ({
  id,
  momento: '2026-11-18T12:00:00Z',
  ato,
  texto,
  quem: 'Rafael Monteiro Lins',
  unidade: 'CCL',
  ...more,
});

beforeAll(() => loadTexts());
beforeEach(() => openSession(helena()));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

describe('the history of a content', () => {
  it('tells who acted, for whom and from where, quotes the text, and filters by kind', async () => {
    fakeApi({
      'POST tramite/historico': {
        payload: {
          itens: [
            act(3, 'tramitado', 'Tramitado para PGM', {
              porQuem: 'Helena Duarte Pires',
              citacao: 'Para parecer.',
              detalhe: 'Cópia para conhecimento de CGM',
            }),
            act(2, 'assinado', 'Assinado'),
            act(1, 'atoNovo', 'Ato que este cliente não conhece'),
          ],
          total: 3,
          totalExato: true,
        },
      },
    });
    renderScreen(<TrilhaConteudo conteudoId={4} filters />);
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Helena Duarte Pires, por substituição de Rafael Monteiro Lins · CCL');
    expect(first).toHaveTextContent('Para parecer.');
    expect(first).toHaveTextContent('Cópia para conhecimento de CGM');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Assinaturas' }));
    expect(screen.getByRole('listitem')).toHaveTextContent('Assinado');
    await userEvent.click(screen.getByRole('button', { name: 'Alterações' }));
    expect(screen.getByRole('listitem')).toHaveTextContent('Ato que este cliente não conhece');
  });

  it('tells one writing session once: what the same person saved again and again', async () => {
    const saved = (id: number, more: Record<string, string> = {}) =>
      act(id, 'salvo', 'Dados alterados', more);
    const itens = [
      act(9, 'concluido', 'Concluído como Ofício 1/2026'),
      ...[8, 7, 6, 5].map((id) => saved(id)),
      saved(4, { quem: 'Helena Duarte Pires' }),
      act(3, 'assinado', 'Assinado'),
      saved(2),
    ];
    fakeApi({ 'POST tramite/historico': { payload: { itens, total: itens.length, totalExato: true } } });
    renderScreen(<TrilhaConteudo conteudoId={4} />);
    const told = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(told).toHaveLength(5);
    expect(told[1]).toContain('Dados alterados (4 vezes)');
    expect(told[2]).toMatch(/^Dados alterados(?! \().*Helena/);
    expect(told[4]).toMatch(/^Dados alterados(?! \()/);
  });

  it('says that there are acts before those, and brings them when they are asked for', async () => {
    const answers = (body: unknown) => {
      const { payload } = body as { payload: { antesDe?: number } };
      return payload.antesDe === undefined
        ? { itens: [act(9, 'tramitado', 'Tramitado para PGM')], total: 1, totalExato: false }
        : { itens: [act(payload.antesDe - 1, 'criado', 'Criado')], total: 1, totalExato: true };
    };
    fakeApi({ 'POST tramite/historico': ({ body }) => ({ payload: answers(body) }) });
    renderScreen(<TrilhaConteudo conteudoId={4} filters />);
    expect(await screen.findByRole('listitem')).toHaveTextContent('Tramitado para PGM');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar os atos anteriores' }));
    expect(await screen.findByText('Criado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mostrar os atos anteriores' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Assinaturas' }));
    expect(screen.getByText('Nenhum ato anterior deste tipo.')).toBeVisible();
  });
});
