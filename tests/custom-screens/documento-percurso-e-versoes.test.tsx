import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { edital } from './documento-world.ts';
import { beforeEachPage, openDocument, serveDocument } from './documento-page.tsx';
import { page } from './inbox-world.ts';

// the reader paints on a canvas, which this environment does not have; it is seen in the journeys
beforeEachPage();

describe('the route of a document', () => {
  it('shows by whom it passed, how long each had it, and gives the papers', async () => {
    const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };
    const pgm = { id: 5, sigla: 'PGM', nome: 'Procuradoria-Geral' };
    const held = { recebida: true, retornoObrigatorio: false, diasUteis: 2 };
    const { seen } = serveDocument(edital(), {
      'POST tramite/percurso': page([
        { ...held, unidade: ccl, desde: '2026-11-10T12:00:00Z', ate: '2026-11-14T12:00:00Z', dias: 4 },
        {
          ...held,
          unidade: pgm,
          desde: '2026-11-14T12:00:00Z',
          dias: 1,
          tramiteId: 90,
          recebidoPor: 'Beatriz Anjos Cordeiro',
          enviadoPor: 'Helena Duarte Pires',
          deUnidade: 'CCL',
          enviadoEm: '2026-11-13T12:00:00Z',
          despacho: 'Para parecer.',
          atrasos: ['RECEBER'],
        },
      ]),
      'GET tramite/percurso/41': { status: 200, body: '%PDF-1.7' },
      'GET tramite/90/guia': { status: 200, body: '%PDF-1.7' },
    });
    openDocument();
    const route = await screen.findByRole('list', { name: 'Por onde passou' });
    expect(within(route).getAllByRole('listitem')[0]).toHaveTextContent(
      /PGM - Procuradoria-Geral, Beatriz Anjos Cordeiro.*1 dia, 2 com expediente.*Recebido com atraso.*Para parecer/,
    );
    expect(within(route).getAllByRole('listitem')[1]).toHaveTextContent(/CCL.*4 dias, 2 com expediente/);
    await userEvent.click(within(route).getByRole('button', { name: 'Baixar a guia 90' }));
    await userEvent.click(screen.getByRole('button', { name: 'Baixar o percurso (PDF)' }));
    await waitFor(() =>
      expect(seen.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['tramite/90/guia', 'tramite/percurso/41']),
      ),
    );
  });
});

describe('two versions of a document', () => {
  const corpo = (...lines: readonly string[]) => ({
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  const same = ['Art. 1', 'Art. 2', 'Art. 3', 'Art. 4', 'Art. 5'];
  const version = (numero: number, body: object) =>
    edital({
      numeroVersao: numero,
      corpo: body,
      versoes: [1, 2, 3].map((each) => ({
        numero: each,
        situacao: each === 3 ? ('CONCLUIDA' as const) : ('SUPERADA' as const),
        criadaEm: '2026-11-17T12:00:00Z',
      })),
    });

  it('are compared by their words, the last two first, and what is the same is folded', async () => {
    serveDocument(version(3, corpo(...same, 'O prazo é de quinze dias.')), {
      'GET documento/41/1': { payload: version(1, corpo(...same, 'O prazo é de quinze dias.')) },
      'GET documento/41/2': { payload: version(2, corpo(...same, 'O prazo é de dez dias.')) },
      'GET documento/41/3': { payload: version(3, corpo(...same, 'O prazo é de quinze dias.')) },
      'GET documento/visualizar-documento/41/3': { status: 200, body: '%PDF-1.7' },
    });
    openDocument('/principal/documento/consulta/41?aba=dados');
    await userEvent.click(await screen.findByRole('button', { name: 'Comparar versões' }));
    const dialog = await screen.findByRole('dialog', { name: 'O que mudou entre as versões' });
    expect(await within(dialog).findByText('1 parágrafo alterado')).toBeVisible();
    expect(dialog.querySelector('del')).toHaveTextContent('retirado: dez');
    expect(dialog.querySelector('ins')).toHaveTextContent('incluído: quinze');
    expect(within(dialog).queryByText('Art. 1')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mostrar 4 parágrafos iguais' }));
    expect(within(dialog).getByText('Art. 1')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'De' }));
    await userEvent.click(screen.getByRole('option', { name: 'Versão 1, superada' }));
    expect(await within(dialog).findByText('Nada mudou entre as duas versões.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar a comparação' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
