import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { helena } from '../src/person.ts';
import { bodies } from './documento-page.tsx';
import { page, windowOf } from './inbox-world.ts';
import { captura, drop, formsOf, open, protocolo, serve, signers } from './protocolo-world.tsx';

describe('digitised protocols', () => {
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

  it('divides a bundle by its labels, lets its pages be turned and left out, and registers each document', async () => {
    const user = userEvent.setup();
    let next = 90;
    const { seen } = serve({
      'POST documento/captura': { payload: captura() },
      'POST documento/incluir-protocolo': () => ({ payload: protocolo({ id: next++ }) }),
    });
    open('/principal/protocolo/cadastro');
    await user.click(await screen.findByRole('button', { name: 'Registrar protocolo' }));
    expect(await screen.findByText('Solte pelo menos um arquivo.')).toBeVisible();
    await drop(user, 'maco.pdf');
    expect(
      await screen.findByText(/3 páginas · 1 em branco fica fora · 1 girada · 2 documentos/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rever as páginas de maco.pdf' }));
    const review = await screen.findByRole('dialog');
    await user.click(within(review).getByRole('button', { name: 'Girar a página 3' }));
    await user.click(within(review).getByRole('button', { name: 'Incluir a página 2' }));
    await user.click(within(review).getByRole('button', { name: 'Usar estas páginas' }));
    const [first, second] = await screen.findAllByRole('textbox', { name: /^Assunto de/ });
    await user.click(first as HTMLElement);
    await user.paste('Vistoria da ponte');
    await user.click(screen.getByRole('button', { name: 'Registrar 2 protocolos' }));
    // the second has no subject, and nobody chose a type
    expect(await screen.findByText('Escreva o assunto.')).toBeVisible();
    expect(screen.getByText('Escolha o tipo de documento.')).toBeVisible();
    expect(second).toHaveFocus();
    // which one it is stays said
    expect(second).toHaveAccessibleDescription(/Escreva o assunto.*documento 2 · Página 3 · etiqueta 2/);
    await user.click(second as HTMLElement);
    await user.paste('Poda da mangueira');
    await user.click(screen.getByRole('combobox', { name: 'Tipo de documento' }));
    await user.click(await screen.findByRole('option', { name: 'Requerimento' }));
    await user.click(screen.getByRole('button', { name: 'Registrar 2 protocolos' }));
    expect(await screen.findByText(/2 protocolos registrados/)).toBeVisible();
    expect(formsOf(seen, 'POST', 'documento/incluir-protocolo')).toEqual([
      {
        tipoDocumentoId: 1,
        assunto: 'Vistoria da ponte',
        captura: {
          id: 5,
          paginas: [
            { numero: 1, giro: 0 },
            { numero: 2, giro: 0 },
          ],
        },
      },
      {
        tipoDocumentoId: 1,
        assunto: 'Poda da mangueira',
        captura: { id: 5, paginas: [{ numero: 3, giro: 270 }] },
      },
    ]);
    expect(screen.getByRole('link', { name: 'Completar Poda da mangueira' })).toHaveAttribute(
      'href',
      expect.stringContaining('/principal/protocolo/edicao/91'),
    );
  });

  it('says at each file why it does not serve, and sends again what failed on the way', async () => {
    const user = userEvent.setup();
    let sent = 0;
    serve({
      'POST documento/captura': () => {
        sent += 1;
        if (sent === 1)
          return {
            status: 422,
            body: {
              codigo: 'camposInvalidos',
              tipo: 'VALIDACAO',
              descricao: 'Confira os campos.',
              erros: [{ campo: 'arquivo', mensagem: 'Este PDF está protegido por senha.' }],
            },
          };
        return sent === 2 ? 'silence' : { payload: captura({ partes: [{ paginas: [1, 3] }] }) };
      },
    });
    open('/principal/protocolo/cadastro');
    await drop(user, 'fechado.pdf', 'poda_de-arvore.pdf');
    expect(await screen.findByText('Este PDF está protegido por senha.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar fechado.pdf de novo' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Enviar poda_de-arvore.pdf de novo' }));
    expect(await screen.findByRole('textbox', { name: /^Assunto de/ })).toHaveValue('Poda de arvore');
  });

  it('says of which protocol a label is, in the review and beside the subject, with the way to it', async () => {
    const user = userEvent.setup();
    const etiqueta = 'MALOTE:ETIQUETA:P77';
    const rest = { emBranco: false, temTexto: false, giro: 0 } as const;
    serve({
      'POST documento/captura': {
        payload: captura({
          paginas: [
            { numero: 1, ...rest },
            { numero: 2, ...rest, etiqueta, protocolo: { id: 77, rotulo: '12/2026' } },
          ],
          partes: [{ paginas: [1] }, { paginas: [2], etiqueta }],
        }),
      },
    });
    open('/principal/protocolo/cadastro');
    await drop(user, 'maco.pdf');
    expect(await screen.findByRole('link', { name: 'Abrir 12/2026' })).toHaveAttribute(
      'href',
      expect.stringContaining('/principal/protocolo/consulta/77'),
    );
    expect(screen.getAllByText(/já registrado/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Rever as páginas de maco.pdf' }));
    expect(await screen.findByText('Documento 2, etiqueta de 12/2026, que já está registrado')).toBeVisible();
  });

  it('leads to the destination that is missing, refuses one that is there, and concludes', async () => {
    const user = userEvent.setup();
    const { seen } = serve({
      'PUT documento/salvar-protocolo': {
        payload: protocolo({
          versao: 2,
          pendencias: [],
          destinos: [
            {
              especie: 'USUARIO',
              periodicidade: 'UNICA',
              unidade: { id: 8, sigla: 'SEMAM', nome: 'Meio Ambiente' },
              rotulo: 'SEMAM · Meio Ambiente',
            },
          ],
        }),
      },
      'POST documento/protocolo/90/concluir': { payload: protocolo({ fase: 1, numero: '7/2026' }) },
    });
    open('/principal/protocolo/edicao/90');
    await user.click(
      await screen.findByRole('button', { name: /Ir ao campo: Indique pelo menos um destino/ }),
    );
    const place = screen.getByRole('combobox', { name: 'Unidade ou pessoa da organização' });
    expect(place).toHaveFocus();
    for (const _ of [1, 2]) {
      await user.click(place);
      await user.click(await screen.findByRole('option', { name: 'SEMAM · Meio Ambiente' }));
      await user.click(screen.getByRole('button', { name: 'Incluir destino' }));
    }
    expect(screen.getByText('Este destino já está na lista.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Concluir' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'documento/protocolo/90/concluir')).toEqual([{ versao: 2 }]),
    );
    expect(formsOf(seen, 'PUT', 'documento/salvar-protocolo')).toMatchObject([
      {
        id: 90,
        versao: 1,
        interessados: [4],
        destinos: [{ especie: 'USUARIO', unidadeId: 8, periodicidade: 'UNICA' }],
      },
    ]);
  });

  it('shows what is known of the file, asks to read it again, and declares the copy compared', async () => {
    const user = userEvent.setup();
    const { seen } = serve({
      'POST documento/protocolo/90/ler-de-novo': { payload: protocolo() },
      'POST documento/protocolo/90/conferir': { payload: protocolo() },
      'POST conteudo/90/ato/finalizar': { payload: { id: 90, versao: 2 } },
    });
    open('/principal/protocolo/consulta/90?aba=dados');
    expect(await screen.findByText(/Página demorou demais/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(bodies(seen, 'POST', 'documento/protocolo/90/ler-de-novo')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Conferir com o original' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Conferir com o original' }));
    await waitFor(() =>
      expect(bodies(seen, 'POST', 'documento/protocolo/90/conferir')).toEqual([{ versao: 1 }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(bodies(seen, 'POST', 'conteudo/90/ato/finalizar')).toEqual([{ versao: 1 }]));
  });

  it('asks for signatures of two people, in the order in which they are put', async () => {
    const user = userEvent.setup();
    const { seen } = serve({
      'GET documento/protocolo-assinantes': page(signers),
      'PUT documento/salvar-protocolo': { payload: protocolo({ versao: 2 }) },
    });
    open('/principal/protocolo/edicao/90');
    await user.click(await screen.findByRole('combobox', { name: 'Padrão da assinatura' }));
    await user.click(await screen.findByRole('option', { name: 'PAdES, no próprio PDF' }));
    for (const { nome } of signers) {
      await user.click(screen.getByRole('combobox', { name: 'Incluir assinante' }));
      await user.click(await screen.findByRole('option', { name: new RegExp(nome) }));
    }
    await user.click(screen.getByRole('button', { name: 'Assinar antes: Rafael Monteiro Lins' }));
    // the first no longer goes up: the keyboard stays at its other button
    expect(screen.getByRole('button', { name: 'Assinar depois: Rafael Monteiro Lins' })).toHaveFocus();
    const order = within(screen.getByRole('list', { name: 'Assinantes, na ordem em que assinam' }));
    expect(order.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringContaining('1ºRafael'),
      expect.stringContaining('2ºHelena'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(formsOf(seen, 'PUT', 'documento/salvar-protocolo').at(-1)).toMatchObject({
        assinatura: { padrao: 'PADES', assinantes: [{ usuarioId: 9 }, { usuarioId: 7 }] },
      }),
    );
  });
});
