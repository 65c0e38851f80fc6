import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { helena } from '../src/person.ts';
import { bodies } from './documento-page.tsx';
import { page, windowOf } from './inbox-world.ts';
import { captura, drop, open, serve, signers } from './protocolo-world.tsx';

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

  it('suggests what the first page says as it is read, marks it, and never writes over what was typed', async () => {
    const user = userEvent.setup();
    const waiting = captura({
      partes: [
        { paginas: [1], leitura: 'ESPERA', sugestao: { assunto: 'Maco' } },
        { paginas: [3], leitura: 'ESPERA', sugestao: {} },
      ],
    });
    const read = captura({
      partes: [
        { paginas: [1], leitura: 'FALHOU', sugestao: { assunto: 'Maco' } },
        {
          paginas: [3],
          leitura: 'LIDA',
          sugestao: {
            tipoDocumentoId: 1,
            assunto: 'Poda da mangueira',
            numero: '12/2026',
            data: '2026-11-03',
            origem: 'Secretaria de Obras',
          },
        },
      ],
    });
    let ready = false;
    const { seen } = serve({
      'GET documento/importacao-protocolo': page([]),
      'POST documento/captura': { payload: waiting },
      'GET documento/captura': () => page([ready ? read : waiting]),
      'POST documento/importacao-protocolo': { payload: { id: 3 } },
    });
    open('/principal/protocolo/importar');
    await drop(user, 'maco.pdf');
    expect(await screen.findByText(/^Primeiras páginas lidas: 0 de 2/)).toBeVisible();
    const [first, second] = (await screen.findAllByRole('textbox', { name: /^Assunto/ })) as [
      HTMLElement,
      HTMLElement,
    ];
    expect(first).toHaveAccessibleDescription('sugerido');
    expect(second).not.toHaveAccessibleDescription();
    // nothing waits for the reading
    expect(screen.getByRole('button', { name: 'Importar 2 protocolos' })).toBeEnabled();
    const origin = screen.getByRole('textbox', { name: 'Origem de maco.pdf, documento 2' });
    await user.type(origin, 'Maria');
    // while she is in it, what arrives does not enter under her hand
    await user.click(second);
    ready = true;
    expect(
      await screen.findByText('A primeira página não pôde ser lida.', {}, { timeout: 8_000 }),
    ).toBeVisible();
    expect(screen.queryByText(/^Primeiras páginas lidas/)).toBeNull();
    expect(second).toHaveValue('');
    await user.tab();
    expect(second).toHaveValue('Poda da mangueira');
    expect(second).toHaveAccessibleDescription('sugerido');
    expect(origin).toHaveValue('Maria');
    expect(origin).not.toHaveAccessibleDescription();
    expect(screen.getByRole('combobox', { name: 'Tipo de maco.pdf, documento 2' })).toHaveTextContent(
      'Requerimento',
    );
    const documento = screen.getByRole('textbox', {
      name: 'Número e data do documento de maco.pdf, documento 2',
    });
    expect(documento).toHaveValue('12/2026, de 03/11/2026');
    await user.click(screen.getByRole('button', { name: 'Aceitar sugestões de maco.pdf, documento 2' }));
    expect(second).not.toHaveAccessibleDescription();
    await user.clear(first);
    await user.type(first, 'Ponte');
    expect(screen.queryByText('sugerido')).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Tipo de maco.pdf, documento 1' }));
    await user.click(await screen.findByRole('option', { name: 'Requerimento' }));
    await user.click(screen.getByRole('button', { name: 'Importar 2 protocolos' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'documento/importacao-protocolo')).toMatchObject([
        {
          itens: [
            { assunto: 'Ponte' },
            {
              tipoDocumentoId: 1,
              assunto: 'Poda da mangueira',
              origem: 'Maria',
              observacoes: 'Documento recebido: 12/2026, de 03/11/2026',
            },
          ],
        },
      ]),
    );
  });

  it('shows the first page of each row, and in large by the keyboard', async () => {
    const user = userEvent.setup();
    serve({
      'GET documento/importacao-protocolo': page([]),
      'POST documento/captura': { payload: captura() },
      'GET documento/captura/5/pagina/1': { status: 200, body: 'png' },
      'GET documento/captura/5/pagina/3': { status: 200, body: 'png' },
    });
    open('/principal/protocolo/importar');
    await drop(user, 'maco.pdf');
    const small = await screen.findByRole('button', {
      name: 'Ampliar a primeira página de maco.pdf, documento 2',
    });
    small.focus();
    await user.keyboard('{Enter}');
    const large = await screen.findByRole('dialog', { name: 'maco.pdf, documento 2' });
    // the third page of the bundle
    expect(within(large).getByText('leitor de maco.pdf, documento 2, página 3')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(small).toHaveFocus();
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
