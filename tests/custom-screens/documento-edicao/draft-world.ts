import type { Documento, Pendencia } from '#schemas/shapes/documento.ts';
import { fakeApi, type Answer, type Seen } from '../../src/fake-api.ts';
import { oficio } from '../../src/corpo/corpo-editor.ts';

const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };

export const pendencias: Pendencia[] = [
  { codigo: 'interessado', texto: 'Indicar o interessado', campo: 'interessados' },
  { codigo: 'marcador', texto: 'Preencher Fecho de cortesia', chave: 'fecho' },
  { codigo: 'assinante', texto: 'Indicar quem assina: Assinatura', chave: 'assinatura_1' },
];

/** A draft of Helena's, as the server tells it. */
export const minuta: Documento = {
  id: 12,
  versao: 4,
  tipo: 2,
  assunto: 'Resposta à impugnação do edital 39/2026',
  fase: 0,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  tipoDocumento: { id: 1, rotulo: 'Ofício' },
  modelo: { id: 1, rotulo: 'Ofício' },
  autor: { id: 7, nome: 'Helena Duarte Pires' },
  unidade: ccl,
  detentor: { unidade: ccl },
  checkIn: { situacao: 1 },
  criadoEm: '2026-11-18T12:00:00Z',
  alteradoEm: '2026-11-18T12:00:00Z',
  numeroVersao: 1,
  versoes: [],
  corpo: oficio,
  propriedades: [
    {
      chave: 'organizacao',
      marcador: '',
      rotulo: 'Organização',
      tipo: 'DOCUMENTO',
      preenchimento: 'AUTOMATICO',
    },
    { chave: 'fecho', marcador: '', rotulo: 'Fecho de cortesia', tipo: 'DOCUMENTO', preenchimento: 'PESSOA' },
    {
      chave: 'assinatura_1',
      marcador: '',
      rotulo: 'Assinatura',
      tipo: 'ASSINANTE',
      preenchimento: 'AUTOMATICO',
    },
  ],
  valores: {},
  valoresAutomaticos: { organizacao: 'Prefeitura de Vila Serena' },
  campos: [],
  interessados: [],
  destinos: [],
  assinantes: [],
  anexos: 0,
  comentarios: 0,
  pendencias,
  acompanhado: false,
  acoes: [{ nome: 'editar', permitida: true }],
};

/** The server of one draft; each save gives the next version and what is still missing. */
export const draftServer = (
  documento: Documento = minuta,
  more: Record<string, Answer> = {},
): { readonly seen: Seen[] } => {
  let { versao } = documento;
  return fakeApi({
    'GET documento/12/0': { payload: documento },
    'GET documento/verificar/edicao/12': { payload: { permitida: true } },
    'PUT documento': () => ({
      payload: {
        id: 12,
        versao: (versao += 1),
        salvoEm: '2026-11-18T13:42:00Z',
        valoresAutomaticos: documento.valoresAutomaticos,
        campos: documento.campos,
        pendencias: documento.pendencias,
      },
    }),
    'POST check-in/documento/assumir': { payload: { situacao: 1 } },
    'POST check-in/liberar/12': { payload: { situacao: 0 } },
    'POST login/atualizar-token': { payload: {} },
    ...more,
  });
};
