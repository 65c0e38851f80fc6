import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openSession } from '#src/session/session-store.ts';
import { helena } from '../src/person.ts';
import { edital, permitida } from './documento-world.ts';
import { beforeEachPage, bodies, openDocument, serveDocument } from './documento-page.tsx';

vi.mock('#src/pdf/PdfViewer.tsx', () => ({ PdfViewer: () => <div>leitor</div> }));

const act = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

beforeEachPage();

describe('a confirmation on the page of a document', () => {
  it('receives with a note where the person wants to write one, and asks for it where it is demanded', async () => {
    const transit = {
      tramiteId: 9,
      paraUnidade: { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' },
      enviadoEm: '2026-11-18T12:05:00Z',
    };
    const { seen } = serveDocument(edital({ emTransito: transit, acoes: [permitida('receber')] }), {
      'PUT tramite/9': { payload: {} },
    });
    openDocument();
    await act('Receber');
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Receber com nota' }));
    const question = await screen.findByRole('dialog', { name: 'Receber Edital 41/2026-CCL?' });
    await userEvent.type(within(question).getByRole('textbox', { name: 'Nota' }), 'Conferido.');
    await userEvent.click(within(question).getByRole('button', { name: 'Receber' }));
    await waitFor(() => expect(bodies(seen, 'PUT', 'tramite/9')).toEqual([{ motivo: 'Conferido.' }]));

    cleanup();
    const person = helena();
    openSession({ ...person, sistemaConfig: { ...person.sistemaConfig, notasExigidas: ['receber'] } });
    openDocument();
    await userEvent.click(await act('Receber'));
    const demanded = await screen.findByRole('dialog', { name: 'Receber Edital 41/2026-CCL?' });
    await userEvent.click(within(demanded).getByRole('button', { name: 'Receber' }));
    expect(within(demanded).getByText('Escreva a nota. Ela aparece no histórico.')).toBeVisible();
    expect(bodies(seen, 'PUT', 'tramite/9')).toHaveLength(1);
  });
});
