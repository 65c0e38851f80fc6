import { tipoConteudo } from '#schemas/enums.ts';
import type { Situation } from '#server/conteudo/atos/situation.ts';
import { quietSituation } from '../conteudo/quiet-situation.ts';

const office = [
  'documentoEditar',
  'documentoIncluir',
  'tramiteDocumento',
  'processoEditar',
  'tramiteProcesso',
  'dossieEditar',
  'copiaTarjadaIncluir',
  'pecaIncluir',
  'pecaConferir',
  'assinatura',
];
const away: Partial<Situation> = { naMinhaUnidade: false };
const sent: Partial<Situation> = { naMinhaUnidade: false, emTransito: true };
const chief: Partial<Situation> = {
  chefioDetentora: true,
  despachoPorOutro: true,
  respondoPeloAcesso: true,
  cancelarReativar: true,
  temMarca: () => true,
  temRegra: () => true,
  pode: () => true,
};
const asked = { pediEu: false, aproveiEu: false, minhaParte: undefined };

/** Who may stand before a document, each with the least that makes them what they are. */
const roles = {
  'da unidade': {},
  'com ele aberto': { checkIn: 1 },
  'deve devolver': { devoDevolver: 'PGM' },
  'deve responder': { devoResponder: 'CCL' },
  'outra pessoa o tem aberto': { checkIn: 2, checkInNome: 'Outra' },
  chefia: chief,
  'chefia, impublicável': { ...chief, impublicavel: true },
  distribui: { ...away, aguardaDistribuicao: true, distribuo: true },
  autor: { ...away, souAutor: true, respondoPeloAcesso: true, assinaturasTotal: 1 },
  remetente: { ...sent, enviadoPorMim: true },
  destinatário: { ...sent, paraMim: true },
  redireciona: { ...sent, redireciono: true },
  'em cópia': { ...away, copiaParaMim: true },
  assinante: { ...away, devoAssinar: true, minhaVez: true, assinaturasTotal: 1 },
  'assinante com certificado': {
    ...away,
    devoAssinar: true,
    minhaVez: true,
    assinaturasTotal: 1,
    assinoComSenha: false,
    assinoComCertificado: true,
    temMarca: (name) => name === 'usaCertificadoDigital',
    pode: (name) => name === 'assinaturaCertificado' || office.includes(name),
  },
  'pediu a exclusão': { exclusao: { ...asked, pediEu: true }, pode: () => true },
  'aprova a exclusão': { ...away, exclusao: { ...asked, minhaParte: 'gestao' }, pode: () => true },
  colabora: { ...away, colaboro: true },
  'guarda no arquivo': {
    ...away,
    guardado: 'aqui',
    pode: (name) => name === 'arquivoGuardar' || office.includes(name),
  },
  arquivista: {
    pode: (name) =>
      ['arquivoOperar', 'documentoConsultar', 'processoConsultar'].includes(name) || office.includes(name),
  },
  // asked once, and read once before
  'consulta no arquivo': { ...away, pediAoArquivo: true, concedidoAMim: true },
  administrador: { ...away, administro: true },
  'só consulta': { ...away, pode: () => false },
} as const satisfies Record<string, Partial<Situation>>;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

/** A content in a phase and a state, as it stands to somebody. */
export const situationOfRole = (
  role: Role,
  fase: number,
  estado: number,
  tipo: number = tipoConteudo.documento,
): Situation => ({
  ...quietSituation,
  tipo,
  concluidoAntes: fase === 1,
  comCredenciais: true,
  pode: (name) => office.includes(name),
  ...roles[role],
  fase,
  estado,
});
