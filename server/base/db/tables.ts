import type { Generated, ColumnType } from 'kysely';
import type { CasoDeUsoPesquisa, FiltroPesquisa } from '#schemas/shapes/filtro-pesquisa.ts';
import type {
  Importacao,
  ImportacaoColuna,
  ImportacaoEscolhas,
  ImportacaoProblema,
} from '#schemas/shapes/importacao.ts';
import type { ArranjoPainel } from '#schemas/shapes/painel.ts';
import type { DefinicaoRelatorio } from '#schemas/shapes/relatorio-montado.ts';
import type { ContagemRelatorioTable, RelatorioEnvioTable } from './report-tables.ts';
import type {
  AgendaAssinaturaTable,
  CompromissoForaTable,
  CompromissoLembreteTable,
  CompromissoParticipanteTable,
  CompromissoRespostaTable,
  CompromissoSerieTable,
  CompromissoTable,
} from './agenda-tables.ts';
import type {
  AcompanhamentoTable,
  AtoEmLoteItemTable,
  AtoEmLoteTable,
  ConteudoAcessoTable,
  ConteudoAnexoTable,
  ConteudoComentarioTable,
  ConteudoCampoTable,
  ConteudoImagemTable,
  ConteudoInteressadoTable,
  ConteudoTable,
  AnexoAssinaturaSeparadaTable,
  AnexoAssinaturaTable,
  AssinaturaProvaTable,
  DocumentoAssinanteTable,
  DocumentoDestinoTable,
  DocumentoEmissaoTable,
  DocumentoTable,
  DocumentoVersaoTable,
  ExclusaoTable,
  MarcaPessoalTable,
  MarcadorTable,
  ModeloVersaoTable,
  TramiteTable,
} from './content-tables.ts';
import type {
  AssinaturaNuvemTable,
  AssinaturaPacoteTable,
  AutoridadeListaTable,
  HsmPinRecusadoTable,
} from './signature-tables.ts';
import type { RegisterTables } from '#schemas/generated-registers.ts';
import type {
  CodigoEmailTable,
  CodigoRecuperacaoTable,
  ConfirmacaoTable,
  DispositivoTable,
  EnderecoConfirmadoTable,
  EntradaPendenteTable,
  LinkSenhaTable,
  SegundoFatorTable,
  SenhaSituacaoTable,
  SessaoTable,
  TentativaEntradaTable,
} from './entry-tables.ts';
import type {
  ArquivoProblemaTable,
  ArquivoRegistroTable,
  ArquivoTextoTable,
  ArquivoTable,
  ConferenciaArquivosTable,
  VolumeAvisoTable,
  VolumeMarcaTable,
} from './file-tables.ts';
import type {
  AssinanteCodigoTable,
  AssinaturaExternaTable,
  CadastroExternoTable,
  EntradaExternaTable,
  ExternoContaTable,
  IntimacaoDocumentoTable,
  IntimacaoTable,
  LinkExternoTable,
  SessaoExternaTable,
  SolicitacaoAndamentoTable,
  SolicitacaoPartilhaTable,
  SolicitacaoTable,
} from './externo-tables.ts';
import type { Instant, MaybeInstant } from './instant.ts';
import type {
  CapturaPaginaTable,
  ImportacaoProtocoloItemTable,
  ImportacaoProtocoloTable,
  CapturaTable,
  ProtocoloArquivoTable,
  ProtocoloDestinoTable,
  ProtocoloPaginaLidaTable,
  ProtocoloTable,
} from './protocolo-tables.ts';
import type {
  ImpressaoTable,
  PecaTable,
  ProcessoRecorrenciaTable,
  ProcessoRelacaoTable,
  ProcessoTable,
  ProcessoVolumeTable,
} from './processo-tables.ts';

type Json<T> = ColumnType<T, string, string>;

interface ContaExternaTable {
  emissor: string;
  sujeito: string;
  usuarioId: number;
  ligadaEm: Instant;
}

interface EntradaProvedorTable {
  estadoHash: Buffer;
  chaveHash: Buffer;
  emissor: string;
  nonce: string;
  verificador: string;
  expiraEm: Instant;
}

interface IdempotenciaTable {
  sessaoId: number;
  chave: string;
  pedido: Buffer;
  resposta: ColumnType<unknown, string | null, string | null>;
  criadaEm: Generated<Date>;
}

interface EventoTable {
  id: Generated<number>;
  cadeia: string;
  seq: number;
  momento: Instant;
  ato: string;
  usuarioId: number | null;
  substitutoId: number | null;
  unidadeId: number | null;
  sessaoId: number | null;
  conteudoId: number | null;
  dados: Json<Record<string, unknown>>;
  anterior: Buffer;
  hash: Buffer;
}

interface EventoCadeiaTable {
  cadeia: string;
  seq: number;
  hash: Buffer;
  seladoSeq: Generated<number>;
}

interface SeloTable {
  id: Generated<number>;
  momento: Instant;
  cadeias: Json<Record<string, [number, string]>>;
  anterior: Buffer;
  hash: Buffer;
}

interface VolumeMovimentoTable {
  volumeId: number;
  bytes: number;
  arquivos: number;
}

interface BilheteTable {
  hash: Buffer;
  sessaoId: number;
  caminho: string;
  expiraEm: Instant;
}

interface NotificacaoTable {
  id: Generated<number>;
  usuarioId: number;
  tipo: string;
  /** Of what is no content; one is named when the notice is read, by what happened to it. */
  assunto: string | null;
  conteudo: string | null;
  conteudoId: number | null;
  compromissoId: number | null;
  especie: string | null;
  dados: Json<Record<string, string>>;
  rota: string | null;
  lida: Generated<boolean>;
  momento: Instant;
}

interface PreferenciaTable {
  usuarioId: number;
  dados: Json<Record<string, unknown>>;
}

interface PainelPessoaTable {
  usuarioId: number;
  arranjo: Json<ArranjoPainel>;
  guardadoEm: Date;
}

interface PainelPerfilTable {
  perfilId: number;
  arranjo: Json<ArranjoPainel>;
  guardadoEm: Date;
  guardadoPor: number;
}

interface PesquisaSalvaTable {
  id: Generated<number>;
  usuarioId: number;
  nome: string;
  casoDeUso: CasoDeUsoPesquisa;
  filtro: Json<FiltroPesquisa>;
  criadaEm: Instant;
  /** The unit whose people see it too. */
  unidadeId: ColumnType<number | null, number | null | undefined, number | null>;
  /** How what it finds is counted: then it is a report. */
  relatorio: ColumnType<DefinicaoRelatorio | null, string | null | undefined, string>;
}

interface AjusteTable {
  chave: string;
  valor: Json<unknown>;
}

export interface CorreioTable {
  id: Generated<number>;
  para: string;
  assunto: string;
  texto: string;
  criadoEm: Instant;
  enviadoEm: MaybeInstant;
  tentativas: Generated<number>;
  ultimoErro: string | null;
  reservado: Generated<boolean>;
  mensagemId: Generated<string>;
  enviandoDesde: Generated<Date | null>;
  duvidaEm: Generated<Date | null>;
  /** What the words are written of when the mail leaves. */
  aviso: Json<unknown> | null;
  /** The mail server that it leaves by, where it is not the one in force. */
  caminho: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ImportacaoTable {
  id: Generated<number>;
  registro: string;
  lugar: string | null;
  simulada: boolean;
  arquivoId: string | null;
  arquivoNome: string;
  formato: 'csv' | 'xlsx';
  escolhas: Json<ImportacaoEscolhas>;
  colunas: Json<ImportacaoColuna[]>;
  situacao: Importacao['situacao'];
  linhas: number;
  processadas: Generated<number>;
  incluir: Generated<number>;
  alterar: Generated<number>;
  semMudanca: Generated<number>;
  comErro: Generated<number>;
  totalErros: Generated<number>;
  erros: ColumnType<ImportacaoProblema[], string | undefined, string>;
  tentativas: Generated<number>;
  criadaEm: Instant;
  criadaPor: number;
  sessaoId: number;
  unidadeId: number | null;
  substitutoId: number | null;
  iniciadaEm: MaybeInstant;
  terminadaEm: MaybeInstant;
  desfeitaEm: MaybeInstant;
  desfeitaPor: number | null;
}

interface ImportacaoRegistroTable {
  importacaoId: number;
  registroId: number;
  linha: number;
  versaoAntes: number | null;
  versao: number;
  ordem: ColumnType<number, never, never>;
}

/** Every table of the database, columns in camelCase; the registers' come from their definitions. */
export interface Tables extends RegisterTables {
  sessao: SessaoTable;
  contaExterna: ContaExternaTable;
  externoConta: ExternoContaTable;
  cadastroExterno: CadastroExternoTable;
  entradaExterna: EntradaExternaTable;
  sessaoExterna: SessaoExternaTable;
  linkExterno: LinkExternoTable;
  intimacao: IntimacaoTable;
  intimacaoDocumento: IntimacaoDocumentoTable;
  solicitacao: SolicitacaoTable;
  solicitacaoAndamento: SolicitacaoAndamentoTable;
  solicitacaoPartilha: SolicitacaoPartilhaTable;
  assinaturaExterna: AssinaturaExternaTable;
  assinanteCodigo: AssinanteCodigoTable;
  entradaProvedor: EntradaProvedorTable;
  tentativaEntrada: TentativaEntradaTable;
  senhaSituacao: SenhaSituacaoTable;
  segundoFator: SegundoFatorTable;
  codigoRecuperacao: CodigoRecuperacaoTable;
  codigoEmail: CodigoEmailTable;
  entradaPendente: EntradaPendenteTable;
  linkSenha: LinkSenhaTable;
  confirmacao: ConfirmacaoTable;
  enderecoConfirmado: EnderecoConfirmadoTable;
  dispositivo: DispositivoTable;
  idempotencia: IdempotenciaTable;
  evento: EventoTable;
  eventoCadeia: EventoCadeiaTable;
  selo: SeloTable;
  volumeMovimento: VolumeMovimentoTable;
  arquivo: ArquivoTable;
  arquivoRegistro: ArquivoRegistroTable;
  arquivoProblema: ArquivoProblemaTable;
  arquivoTexto: ArquivoTextoTable;
  conferenciaArquivos: ConferenciaArquivosTable;
  volumeMarca: VolumeMarcaTable;
  volumeAviso: VolumeAvisoTable;
  bilhete: BilheteTable;
  notificacao: NotificacaoTable;
  preferencia: PreferenciaTable;
  agendaAssinatura: AgendaAssinaturaTable;
  compromisso: CompromissoTable;
  compromissoFora: CompromissoForaTable;
  compromissoLembrete: CompromissoLembreteTable;
  compromissoParticipante: CompromissoParticipanteTable;
  compromissoResposta: CompromissoRespostaTable;
  compromissoSerie: CompromissoSerieTable;
  painelPessoa: PainelPessoaTable;
  painelPerfil: PainelPerfilTable;
  pesquisaSalva: PesquisaSalvaTable;
  ajuste: AjusteTable;
  correio: CorreioTable;
  relatorioEnvio: RelatorioEnvioTable;
  contagemRelatorio: ContagemRelatorioTable;
  importacao: ImportacaoTable;
  importacaoRegistro: ImportacaoRegistroTable;
  conteudo: ConteudoTable;
  conteudoAcesso: ConteudoAcessoTable;
  conteudoAnexo: ConteudoAnexoTable;
  conteudoComentario: ConteudoComentarioTable;
  conteudoCampo: ConteudoCampoTable;
  conteudoImagem: ConteudoImagemTable;
  conteudoInteressado: ConteudoInteressadoTable;
  acompanhamento: AcompanhamentoTable;
  marcaPessoal: MarcaPessoalTable;
  marcador: MarcadorTable;
  atoEmLote: AtoEmLoteTable;
  atoEmLoteItem: AtoEmLoteItemTable;
  captura: CapturaTable;
  capturaPagina: CapturaPaginaTable;
  importacaoProtocolo: ImportacaoProtocoloTable;
  importacaoProtocoloItem: ImportacaoProtocoloItemTable;
  documento: DocumentoTable;
  protocolo: ProtocoloTable;
  protocoloArquivo: ProtocoloArquivoTable;
  protocoloDestino: ProtocoloDestinoTable;
  protocoloPaginaLida: ProtocoloPaginaLidaTable;
  impressao: ImpressaoTable;
  peca: PecaTable;
  processo: ProcessoTable;
  processoRecorrencia: ProcessoRecorrenciaTable;
  processoRelacao: ProcessoRelacaoTable;
  processoVolume: ProcessoVolumeTable;
  documentoVersao: DocumentoVersaoTable;
  modeloVersao: ModeloVersaoTable;
  documentoDestino: DocumentoDestinoTable;
  documentoAssinante: DocumentoAssinanteTable;
  anexoAssinatura: AnexoAssinaturaTable;
  anexoAssinaturaSeparada: AnexoAssinaturaSeparadaTable;
  assinaturaNuvem: AssinaturaNuvemTable;
  hsmPinRecusado: HsmPinRecusadoTable;
  assinaturaPacote: AssinaturaPacoteTable;
  assinaturaProva: AssinaturaProvaTable;
  autoridadeLista: AutoridadeListaTable;
  documentoEmissao: DocumentoEmissaoTable;
  exclusao: ExclusaoTable;
  tramite: TramiteTable;
}
