import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { helena } from '../src/person.ts';
import { bodies } from './documento-page.tsx';
import { page, windowOf } from './inbox-world.ts';
import { captura, drop, open, serve, signers } from './protocolo-world.tsx';

vi.mock('#src/pdf/PdfViewer.tsx', () => ({ PdfViewer: ({ title }: { title: string }) => <p>{title}</p> }));

describe('importing protocols', () => {
  beforeAll(() => loadTexts());
  beforeEach(() => {
    windowOf(1440);
    openSession(helena());
  });
  afterEach(() => {
    cleanup();
    closeSession();
    vi.unstubAllGlobals();
  });

  it('holds who leaves while a file is being looked at; what never ends may be taken out of a table', async () => {
    const user = userEvent.setup();
    const slow = captura({ id: 6, nome: 'lento.pdf', situacao: 'ESPERA', lidas: 0, paginas: [], partes: [] });
    let sent = 0;
    serve({
      'POST documento/captura': () => ({ payload: ++sent % 2 === 1 ? slow : captura() }),
      'GET documento/captura?ids=6': page([slow]),
      'GET documento/importacao-protocolo': page([]),
    });
    const leaves = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    open('/principal/protocolo/cadastro');
    await screen.findByLabelText('Arquivos digitalizados');
    expect(leaves()).toBe(true);
    await drop(user, 'lento.pdf');
    expect(await screen.findByText('Conferindo a página 1 de 3')).toBeVisible();
    expect(leaves()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Tirar lento.pdf da lista' }));
    expect(leaves()).toBe(true);
    cleanup();
    sent = 0;
    open('/principal/protocolo/importar');
    await drop(user, 'lento.pdf', 'maco.pdf');
    expect(await screen.findByText('Conferidos 1 de 2 arquivos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tirar da lista o que falta' }));
    expect(screen.queryByText(/^Conferidos/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Importar 2 protocolos' })).toBeEnabled();
  });

  it('fills the standard and the signers of many rows at once, and says in the row who is missing', async () => {
    const user = userEvent.setup();
    const { seen } = serve({
      'GET documento/importacao-protocolo': page([]),
      'GET documento/protocolo-assinantes': page(signers),
      'POST documento/captura': {
        payload: captura({ sugestao: { tipoDocumentoId: 1, assunto: 'Poda da mangueira' } }),
      },
      'POST documento/importacao-protocolo': { payload: { id: 3 } },
    });
    open('/principal/protocolo/importar');
    await screen.findByLabelText('Arquivos digitalizados');
    expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull();
    await drop(user, 'maco.pdf');
    await user.type((await screen.findAllByRole('textbox', { name: /^Assunto/ }))[1] as HTMLElement, 'Ponte');
    const types = screen.getAllByRole('combobox', { name: /^Tipo de / });
    for (const one of types) {
      await user.click(one);
      await user.click(await screen.findByRole('option', { name: 'Requerimento' }));
    }
    await user.click(screen.getByRole('checkbox', { name: 'Escolher todos' }));
    const fill = async (field: string, option: string | RegExp): Promise<void> => {
      await user.click(screen.getByRole('button', { name: 'Preencher várias' }));
      await user.click(screen.getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
      await user.click(screen.getByRole('button', { name: 'Preencher nas escolhidas' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await fill('Padrão da assinatura', 'PAdES, no próprio PDF');
    await user.click(screen.getByRole('button', { name: 'Importar 2 protocolos' }));
    expect(await screen.findAllByText('Escolha pelo menos um assinante.')).toHaveLength(2);
    await fill('Assinantes', /Rafael Monteiro Lins/);
    await user.click(screen.getByRole('button', { name: 'Importar 2 protocolos' }));
    const assinatura = { padrao: 'PADES', assinantes: [{ usuarioId: 9 }] };
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'documento/importacao-protocolo')).toMatchObject([
        {
          itens: [
            { assunto: 'Poda da mangueira', assinatura },
            { assunto: 'Ponte', assinatura },
          ],
        },
      ]),
    );
  });

  it('says of each file what came of it', async () => {
    serve({
      'GET documento/importacao-protocolo/3': {
        payload: {
          id: 3,
          situacao: 'CONCLUIDA',
          criadaEm: '2026-11-20T13:30:00Z',
          itens: [
            { ordem: 0, situacao: 'FEITO', assunto: 'Poda', arquivo: 'poda.pdf', protocoloId: 90 },
            {
              ordem: 1,
              situacao: 'RECUSADO',
              assunto: 'Ponte',
              arquivo: 'ponte.pdf',
              mensagem: 'Não serve.',
            },
          ],
        },
      },
    });
    open('/principal/protocolo/importar?importacao=3');
    const [made, refused] = await screen.findAllByRole('listitem');
    expect(made).toHaveTextContent('PodaRegistrado · poda.pdf · já alterado');
    expect(refused).toHaveTextContent('PonteNão registrado · ponte.pdfNão serve.');
  });

  it('takes one document of a file out of the table, and leaves the others of it', async () => {
    const user = userEvent.setup();
    serve({
      'GET documento/importacao-protocolo': page([]),
      'POST documento/captura': { payload: captura() },
    });
    open('/principal/protocolo/importar');
    await drop(user, 'maco.pdf');
    expect(await screen.findAllByRole('textbox', { name: /^Assunto/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Tirar maco.pdf, documento 1' }));
    expect(screen.getAllByRole('textbox', { name: /^Assunto/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Tirar maco.pdf' }));
    expect(screen.queryByRole('textbox', { name: /^Assunto/ })).toBeNull();
  });
});
