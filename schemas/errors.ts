/** How an error speaks: VALIDACAO about what was sent, AVISO about a state that forbids, ERRO about a failure. */
export type ErrorKind = 'VALIDACAO' | 'AVISO' | 'ERRO';

interface ErrorEntry {
  readonly status: number;
  readonly tipo: ErrorKind;
  /** 2 to the central inbox; 3 and 7 end the session. */
  readonly codigoExtra?: number;
}

const entry = (status: number, tipo: ErrorKind, codigoExtra?: number): ErrorEntry =>
  codigoExtra === undefined ? { status, tipo } : { status, tipo, codigoExtra };

/** Every code that the server can answer. The text of each is `erro.<code>` of the message catalogue. */
export const errors = {
  // the request itself
  requisicaoInvalida: entry(400, 'ERRO'),
  camposInvalidos: entry(422, 'VALIDACAO'),
  campoDesconhecido: entry(422, 'VALIDACAO'),
  corpoGrande: entry(413, 'ERRO'),
  tipoNaoAceito: entry(415, 'ERRO'),
  origemRecusada: entry(403, 'ERRO'),
  muitasTentativas: entry(429, 'AVISO'),
  filtroDesconhecido: entry(400, 'ERRO'),
  ordenacaoDesconhecida: entry(400, 'ERRO'),
  paginaForaDoLimite: entry(400, 'AVISO'),
  loteVazio: entry(422, 'AVISO'),
  loteGrande: entry(422, 'AVISO'),
  loteEmAndamento: entry(409, 'AVISO'),
  loteSemVolta: entry(409, 'AVISO'),
  // the session
  naoAutenticado: entry(401, 'ERRO'),
  sessaoExpirada: entry(401, 'AVISO'),
  credenciaisInvalidas: entry(401, 'VALIDACAO'),
  usuarioBloqueado: entry(401, 'AVISO'),
  usuarioInativo: entry(401, 'AVISO'),
  usuarioSemUnidade: entry(401, 'AVISO'),
  codigoNecessario: entry(401, 'VALIDACAO'),
  trocaDeSenhaNecessaria: entry(403, 'AVISO'),
  segundoFatorNecessario: entry(403, 'AVISO'),
  entradaVencida: entry(401, 'AVISO'),
  codigoNaoConfere: entry(422, 'VALIDACAO'),
  linkSenhaVencido: entry(422, 'AVISO'),
  foraDoHorario: entry(403, 'AVISO', 3),
  substituicaoTerminou: entry(403, 'AVISO'),
  substituicaoForaDoHorario: entry(403, 'AVISO'),
  naoSubstitui: entry(403, 'AVISO'),
  acessoRetirado: entry(403, 'AVISO', 7),
  unidadeNaoPermitida: entry(403, 'AVISO'),
  diretorioIndisponivel: entry(503, 'AVISO'),
  provedorIndisponivel: entry(503, 'AVISO'),
  provedorRecusou: entry(401, 'AVISO'),
  entrePeloProvedor: entry(401, 'AVISO'),
  contaSemRegra: entry(403, 'AVISO'),
  contaSemEmail: entry(403, 'AVISO'),
  contaNaoCriada: entry(403, 'AVISO'),
  // access
  acessoNegado: entry(403, 'ERRO'),
  conteudoRestrito: entry(403, 'ERRO', 2),
  conteudoRestritoDescrito: entry(403, 'ERRO', 2),
  naoEncontrado: entry(404, 'ERRO'),
  chaveNaoConfere: entry(422, 'VALIDACAO'),
  areaRestritaFechada: entry(403, 'AVISO'),
  emManutencao: entry(403, 'AVISO'),
  // state
  conflitoDeVersao: entry(409, 'AVISO'),
  emMudanca: entry(409, 'AVISO'),
  cadastroMudou: entry(409, 'AVISO'),
  chaveDeRepeticaoEmUso: entry(409, 'AVISO'),
  transicaoNaoPermitida: entry(409, 'AVISO'),
  registroEmUso: entry(409, 'AVISO'),
  aindaTem: entry(409, 'AVISO'),
  valorRepetido: entry(422, 'VALIDACAO'),
  // files and PDF
  arquivoInvalido: entry(422, 'VALIDACAO'),
  arquivoInfectado: entry(422, 'VALIDACAO'),
  antivirusForaDoAr: entry(503, 'ERRO'),
  arquivoGrande: entry(413, 'VALIDACAO'),
  semEspacoNoVolume: entry(503, 'ERRO'),
  volumeIndisponivel: entry(503, 'ERRO'),
  arquivoFaltando: entry(500, 'ERRO'),
  arquivoAlterado: entry(500, 'ERRO'),
  caractereSemGlifo: entry(422, 'VALIDACAO'),
  referenciaPerdida: entry(422, 'VALIDACAO'),
  imagemSemDescricao: entry(422, 'VALIDACAO'),
  documentoGrandeDemais: entry(422, 'VALIDACAO'),
  // documents, forwarding, signature
  faltaParaConcluir: entry(422, 'VALIDACAO'),
  naoEstaComVoce: entry(409, 'AVISO'),
  emUsoPorOutraPessoa: entry(409, 'AVISO'),
  emOutraUnidade: entry(409, 'AVISO'),
  destinoEhDetentor: entry(422, 'VALIDACAO'),
  destinoInativo: entry(422, 'VALIDACAO'),
  destinoSemPessoa: entry(422, 'VALIDACAO'),
  copiaRepetida: entry(422, 'VALIDACAO'),
  tramiteJaRecebido: entry(409, 'AVISO'),
  senhaNaoConfere: entry(422, 'VALIDACAO'),
  confirmacaoNecessaria: entry(428, 'AVISO'),
  nadaParaAssinar: entry(422, 'VALIDACAO'),
  estrategiasDiferentes: entry(422, 'VALIDACAO'),
  naoEhSuaVez: entry(409, 'AVISO'),
  jaAssinado: entry(409, 'AVISO'),
  conferenciaEmAndamento: entry(429, 'AVISO'),
  conferenciaCheia: entry(503, 'AVISO'),
  codigoNaoEncontrado: entry(404, 'AVISO'),
  // the server
  erroInterno: entry(500, 'ERRO'),
  indisponivel: entry(503, 'ERRO'),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;
