import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Captura } from '#schemas/shapes/captura.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { ProtocoloCadastro } from '#screens/protocolo-cadastro/index.tsx';
import { ProtocoloConsulta } from '#screens/protocolo-consulta/index.tsx';
import { ProtocoloEdicao } from '#screens/protocolo-edicao/index.tsx';
import { ProtocoloImportar } from '#screens/protocolo-importar/index.tsx';
import { fakeApi, type Answer, type Seen } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { permitida } from './documento-world.ts';
import { page } from './inbox-world.ts';

const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };

export const protocolo = (more: Partial<Protocolo> = {}): Protocolo => ({
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
export const captura = (more: Partial<Captura> = {}): Captura => ({
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

export const signers = [
  { id: 7, nome: 'Helena Duarte Pires' },
  { id: 9, nome: 'Rafael Monteiro Lins' },
];

export const serve = (more: Record<string, Answer>): { readonly seen: Seen[] } =>
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

export const open = (at: string): void => {
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
export const formsOf = (seen: readonly Seen[], method: string, path: string): unknown[] =>
  seen
    .filter((one) => one.method === method && one.path === path)
    .map(({ body }) => JSON.parse(((body as FormData).get('payload') ?? 'null') as string) as unknown);

export const drop = async (
  user: ReturnType<typeof userEvent.setup>,
  ...names: readonly string[]
): Promise<void> =>
  user.upload(
    await screen.findByLabelText('Arquivos digitalizados'),
    names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })),
  );
