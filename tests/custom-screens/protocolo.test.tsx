import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Captura, Protocolo } from '#schemas/generated.ts';
import { ProtocoloCadastro } from '#screens/protocolo-cadastro/index.tsx';
import { ProtocoloConsulta } from '#screens/protocolo-consulta/index.tsx';
import { ProtocoloEdicao } from '#screens/protocolo-edicao/index.tsx';
import { ProtocoloImportar } from '#screens/protocolo-importar/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { dismissAll } from '#src/ui/notify.ts';
import { fakeApi, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { bodies } from './documento-page.tsx';
import { permitida } from './documento-world.ts';
import { page, windowOf } from './inbox-world.ts';

vi.mock('#src/pdf/PdfViewer.tsx', () => ({ PdfViewer: ({ title }: { title: string }) => <p>{title}</p> }));

const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };

const protocolo = (more: Partial<Protocolo> = {}): Protocolo => ({
  id: 90,
  versao: 1,
  tipo: 3,
  assunto: 'Poda de árvore',
  fase: 0,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  tipoDocumento: { id: 1, rotulo: 'Requerimento' },
  autor: { id: 7, nome: 'Helena Duarte Pires' },
  unidade: ccl,
  detentor: { unidade: ccl },
  checkIn: { situacao: 1 },
  criadoEm: '2026-11-17T12:00:00Z',
  alteradoEm: '2026-11-17T12:00:00Z',
  recebidoEm: '2026-11-17',
  interessados: [{ id: 4, rotulo: 'Maria das Dores' }],
  destinos: [],
  assinantes: [],
  campos: [],
  arquivos: [
    {
      numero: 1,
      nome: 'poda.pdf',
      tamanho: 2048,
      paginas: 2,
      sha256: 'ab'.repeat(32),
      guardadoEm: '2026-11-17T12:00:00Z',
      guardadoPor: 'Helena Duarte Pires',
      situacao: 'FALHOU',
      motivo: 'Página demorou demais.',
      lidas: 0,
      comTexto: false,
      pdfa: { conferencias: [] },
      assinaturas: 0,
      assinaturasIcp: 0,
    },
  ],
  arquivoAtual: 1,
  anexos: 0,
  comentarios: 0,
  pendencias: [{ codigo: 'destino', campo: 'destinos', texto: 'Indique pelo menos um destino.' }],
  acompanhado: false,
  acoes: [permitida('editar'), permitida('concluir'), permitida('conferir'), permitida('finalizar')],
  ...more,
});

/** Two documents told by their labels, and a blank page between them. */
const captura = (more: Partial<Captura> = {}): Captura => ({
  id: 5,
  nome: 'maco.pdf',
  tamanho: 4096,
  situacao: 'PRONTA',
  total: 3,
  lidas: 3,
  paginas: [
    { numero: 1, emBranco: false, temTexto: false, giro: 0, etiqueta: 'MALOTE:ETIQUETA:1' },
    { numero: 2, emBranco: true, temTexto: false, giro: 0 },
    { numero: 3, emBranco: false, temTexto: false, giro: 180, etiqueta: 'MALOTE:ETIQUETA:2' },
  ],
  partes: [
    { paginas: [1], etiqueta: 'MALOTE:ETIQUETA:1' },
    { paginas: [3], etiqueta: 'MALOTE:ETIQUETA:2' },
  ],
  ...more,
});

const signers = [
  { id: 7, nome: 'Helena Duarte Pires' },
  { id: 9, nome: 'Rafael Monteiro Lins' },
];

const serve = (more: Record<string, Answer>): { readonly seen: Seen[] } =>
  fakeApi({
    'GET documento/protocolo/90': { payload: protocolo() },
    'GET documento/protocolo/90/arquivo/1': { status: 200, body: '%PDF-1.7' },
    'GET documento/protocolo-tipos': page([{ id: 1, nome: 'Requerimento', sigla: 'REQ' }]),
    'GET documento/protocolo-interessados': page([{ id: 4, rotulo: 'Maria das Dores' }]),
    'GET documento/protocolo-destinos': page([{ unidadeId: 8, rotulo: 'SEMAM · Meio Ambiente' }]),
    'POST check-in/liberar/90': { payload: { situacao: 0 } },
    'POST tramite/historico': page([]),
    'POST tramite/percurso': page([]),
    'POST login/atualizar-token': { payload: {} },
    'GET tema': { payload: {} },
    'GET notificacao-interna/7/quantidade': { payload: { quantidade: 0 } },
    ...more,
  });

const open = (at: string): void => {
  renderScreen(
    <Routes>
      <Route path="/principal/protocolo/cadastro" element={<ProtocoloCadastro />} />
      <Route path="/principal/protocolo/edicao/:id" element={<ProtocoloEdicao />} />
      <Route path="/principal/protocolo/consulta/:id" element={<ProtocoloConsulta />} />
      <Route path="/principal/protocolo/importar" element={<ProtocoloImportar />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    at,
  );
};

/** What travels in the `payload` field of a form with files. */
const formsOf = (seen: readonly Seen[], method: string, path: string): unknown[] =>
  seen
    .filter((one) => one.method === method && one.path === path)
    .map(({ body }) => JSON.parse(((body as FormData).get('payload') ?? 'null') as string) as unknown);

const drop = async (user: ReturnType<typeof userEvent.setup>, ...names: readonly string[]): Promise<void> =>
  user.upload(
    await screen.findByLabelText('Arquivos digitalizados'),
    names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })),
  );

describe('digitised protocols', () => {
  beforeAll(() => loadTexts());
  beforeEach(() => {
    windowOf(1440);
    openSession(helena());
  });
  afterEach(() => {
    cleanup();
    closeSession();
    dismissAll();
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
