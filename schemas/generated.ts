// Written by "npm run gen" from the JSON Schemas; change those, never this file.

export type FaseExterna = 'SOLICITACAO' | 'DEVOLUCAO' | 'CONFERENCIA' | 'AUTUADO' | 'ASSINAR';
export type DesfechoExterno = 'ATENDIDO' | 'ATENDIDO_EM_PARTE' | 'NAO_ATENDIDO' | 'ARQUIVADO';
/**
 * De quem é: de toda a organização, de uma unidade ou de uma pessoa.
 */
export type EscopoCompromisso = 'ORGANIZACAO' | 'UNIDADE' | 'PESSOA';
/**
 * De um compromisso que se repete: só este, este e os seguintes, ou todos. Ausente, todos.
 */
export type AlcanceCompromisso = 'ESTE' | 'SEGUINTES' | 'TODOS';
/**
 * Só da pessoa, ou de quem é da unidade e vê o conteúdo.
 */
export type AlcanceMarcador = 'PESSOAL' | 'UNIDADE';
/**
 * Nome da pasta dentro do conteúdo; passa a existir com o primeiro arquivo.
 */
export type Pasta = string;
/**
 * O anexo que se assina, no lugar do próprio documento.
 */
export type AnexoAssinado = number;
export type NomeRelatorio =
  'tipo' | 'unidade' | 'estado' | 'mes' | 'permanencia' | 'prazos' | 'assinaturas' | 'produtividade';
/**
 * Nenhum; só a espécie e o dia de cada um; ou também número e assunto do que está aberto a todos, nunca do restrito, do sigiloso nem de minutas.
 */
export type PrazosAssinatura = 'NAO' | 'SEM_NOME' | 'COM_NOME';
export type SituacaoAtoEmLote = 'EM_ANDAMENTO' | 'CONCLUIDO' | 'CANCELADO';
export type SituacaoItemEmLote = 'PENDENTE' | 'FEITO' | 'RECUSADO' | 'CANCELADO';
export type Prioridade = 'BAIXA' | 'NORMAL' | 'ALTA';
export type Sigilo = number;
export type NivelAcesso = 'PUBLICO' | 'RESTRITO' | 'SIGILOSO';
export type CorMarcador = 'azul' | 'verde' | 'ambar' | 'rubro' | 'anil' | 'pedra';
/**
 * Texto, data (yyyy-MM-dd), opção ou arquivo (id); número; sim ou não; ou as opções escolhidas.
 */
export type CampoValor = string | number | boolean | string[];
export type ColunaPesquisa =
  | 'numeroDocumento'
  | 'numeroProcesso'
  | 'numeroProtocolo'
  | 'dataUltimoTramite'
  | 'assunto'
  | 'interessado'
  | 'sigilo'
  | 'estado'
  | 'cpfCnpjInteressado'
  | 'origem'
  | 'fase'
  | 'tipoDocumento'
  | 'tipoProcesso'
  | 'tipo'
  | 'observacoes'
  | 'dataCriacao'
  | 'origemAutor'
  | 'localizacaoDetentor'
  | 'assinante'
  | 'paraConhecimento'
  | 'assinaturaCertificadoDigital'
  | 'removerDocumentoVinculado'
  | 'envelopeFechado'
  | 'modeloDocumento'
  | 'protocoloExterno'
  | 'usuarioExterno';
export type CasoDeUsoPesquisa = 'Todos' | 'Documento' | 'Processo' | 'Protocolo' | 'ProtocoloExterno';
/**
 * Um certificado em DER, em base64.
 */
export type CertificadoBase64 = string;
export type FormatoRelatorio = 'csv' | 'xlsx' | 'pdf';
export type DimensaoRelatorio =
  | 'especie'
  | 'tipo'
  | 'unidadeOrigem'
  | 'unidadeDetentora'
  | 'estado'
  | 'fase'
  | 'mes'
  | 'nivelAcesso'
  | 'sigilo'
  | 'prioridade';
export type FormaRelatorio = 'barras' | 'linha' | 'pizza' | 'tabela';
export type PeriodoRelatorio = 'mes' | 'mesAnterior' | '30dias' | '90dias' | '12meses' | 'ano' | 'escolhido';
export type CorpoBloco =
  | CorpoParagrafo
  | CorpoTitulo
  | CorpoListaMarcada
  | CorpoListaNumerada
  | CorpoCitacao
  | CorpoLinha
  | CorpoTabela
  | CorpoImagem
  | CorpoAssinatura
  | CorpoQuebraPagina;
export type CorpoTrecho = CorpoTexto | CorpoMarcador | CorpoQuebraLinha | CorpoNota | CorpoReferencia;
export type CorpoMarca = CorpoMarcaSimples | CorpoMarcaLigacao;
export type Periodicidade = 'UNICA' | 'DIARIA' | 'SEMANAL' | 'QUINZENAL' | 'MENSAL';
export type MeioSegundoFator = 'APLICATIVO' | 'EMAIL';
export type RitmoEnvio = 'DIA' | 'SEMANA' | 'MES';
export type EspecieRelacao = 'ASSOCIADO' | 'APENSADO' | 'ANEXADO' | 'SUBPROCESSO';
/**
 * A folha em que se imprimem: A4 com 24 ou 14 etiquetas, ou um rolo.
 */
export type FolhaEtiquetas = 'A4_3X8' | 'A4_2X7' | 'ROLO';
export type IdsMarcados = number[];
export type SituacaoIntimacao = 'ENVIADA' | 'LIDA' | 'TACITA' | 'RESPONDIDA' | 'CANCELADA';
export type MedidaRelatorio = 'quantidade' | 'soma';
export type MotivoCaptura =
  | 'tipo'
  | 'vazio'
  | 'protegido'
  | 'invalido'
  | 'programa'
  | 'paginas'
  | 'imagemGrande'
  | 'demorou'
  | 'memoria';
export type PeriodicidadeRecorrencia = 'UNICA' | 'DIARIA' | 'SEMANAL' | 'QUINZENAL' | 'MENSAL';
export type SituacaoProcuracao = 'ESPERA' | 'ACEITA' | 'RECUSADA' | 'REVOGADA' | 'VENCIDA';
export type RespostaCompromisso = 'VOU' | 'TALVEZ' | 'NAO';
export type SituacaoExclusao = 'PENDENTE' | 'CONFIRMADA' | 'RECUSADA' | 'RETIRADA';

export interface Shapes {
  Acao: Acao;
  AcessoTelaQuery: AcessoTelaQuery;
  AchadoFluxo: AchadoFluxo;
  AcompanhamentoPasso: AcompanhamentoPasso;
  AcompanhamentoPublico: AcompanhamentoPublico;
  AcompanharPedido: AcompanharPedido;
  Agenda: Agenda;
  AgendaQuery: AgendaQuery;
  AlcanceCompromisso: AlcanceCompromisso;
  AlcanceMarcador: AlcanceMarcador;
  AmostraSimulada: AmostraSimulada;
  Anexo: Anexo;
  AnexoAssinado: AnexoAssinado;
  AnexoAssinaturas: AnexoAssinaturas;
  AnexoNovo: AnexoNovo;
  AnexoRemovido: AnexoRemovido;
  Anexos: Anexos;
  AreaRestritaChave: AreaRestritaChave;
  AreaRestritaCredencial: AreaRestritaCredencial;
  AreaRestritaSituacao: AreaRestritaSituacao;
  ArquivoCampo: ArquivoCampo;
  ArquivoConferido: ArquivoConferido;
  ArquivoEmitido: ArquivoEmitido;
  ArquivoGuardado: ArquivoGuardado;
  ArquivoProtocolo: ArquivoProtocolo;
  ArquivoSubstituido: ArquivoSubstituido;
  ArranjoPainel: ArranjoPainel;
  Assinante: Assinante;
  AssinanteAlteracao: AssinanteAlteracao;
  AssinanteDeFora: AssinanteDeFora;
  AssinantePedido: AssinantePedido;
  AssinantesAlteracao: AssinantesAlteracao;
  AssinantesDeForaQuery: AssinantesDeForaQuery;
  AssinaturaAgenda: AssinaturaAgenda;
  AssinaturaAgendaEndereco: AssinaturaAgendaEndereco;
  AssinaturaAgendaNova: AssinaturaAgendaNova;
  AssinaturaAto: AssinaturaAto;
  AssinaturaCalculada: AssinaturaCalculada;
  AssinaturaConferida: AssinaturaConferida;
  AssinaturaDados: AssinaturaDados;
  AssinaturaDeAnexo: AssinaturaDeAnexo;
  AssinaturaFeita: AssinaturaFeita;
  AssinaturaPedido: AssinaturaPedido;
  AssinaturaProtocoloPedido: AssinaturaProtocoloPedido;
  AtividadeConcluir: AtividadeConcluir;
  AtividadeDelegar: AtividadeDelegar;
  AtividadeDocumento: AtividadeDocumento;
  AtividadeFluxo: AtividadeFluxo;
  AtividadeGerenciada: AtividadeGerenciada;
  AtividadesAto: AtividadesAto;
  AtividadesQuery: AtividadesQuery;
  AtoEmLote: AtoEmLote;
  AtoEmLotePedido: AtoEmLotePedido;
  AtoFeito: AtoFeito;
  AtoPedido: AtoPedido;
  AusenciaAgenda: AusenciaAgenda;
  AutoridadeLida: AutoridadeLida;
  AutoridadesArquivo: AutoridadesArquivo;
  AutoridadesCarga: AutoridadesCarga;
  AvisosAoVivo: AvisosAoVivo;
  Bilhete: Bilhete;
  BlocoPainel: BlocoPainel;
  BuscaQuery: BuscaQuery;
  CaixaContadores: CaixaContadores;
  CaixaQuery: CaixaQuery;
  CampoAtividade: CampoAtividade;
  CampoConteudo: CampoConteudo;
  CampoPreenchido: CampoPreenchido;
  CampoValor: CampoValor;
  CamposParametrizacao: CamposParametrizacao;
  CancelarAssinatura: CancelarAssinatura;
  CancelarAssinaturaProtocolo: CancelarAssinaturaProtocolo;
  Captura: Captura;
  CapturaUsada: CapturaUsada;
  CapturasQuery: CapturasQuery;
  CasoDeUsoPesquisa: CasoDeUsoPesquisa;
  CatalogoPermissoes: CatalogoPermissoes;
  CertificadoBase64: CertificadoBase64;
  CertificadoJulgado: CertificadoJulgado;
  CertificadoPedido: CertificadoPedido;
  CertificadosHsm: CertificadosHsm;
  CertificadosNuvem: CertificadosNuvem;
  CheckIn: CheckIn;
  CheckInAssumir: CheckInAssumir;
  CodigoDigitado: CodigoDigitado;
  CodigoEnviado: CodigoEnviado;
  CodigosRecuperacao: CodigosRecuperacao;
  Colaborador: Colaborador;
  ColaboradorPedido: ColaboradorPedido;
  Colaboradores: Colaboradores;
  ColunaPesquisa: ColunaPesquisa;
  Comentario: Comentario;
  ComentarioEscrito: ComentarioEscrito;
  Comentarios: Comentarios;
  Compromisso: Compromisso;
  CompromissoNovo: CompromissoNovo;
  CompromissoSalvar: CompromissoSalvar;
  CompromissoVersao: CompromissoVersao;
  ConferenciaPdfa: ConferenciaPdfa;
  ConferenciaPedida: ConferenciaPedida;
  Confirmacao: Confirmacao;
  ConhecimentoDado: ConhecimentoDado;
  ContagemArquivoQuery: ContagemArquivoQuery;
  ContagemAtividades: ContagemAtividades;
  ContagemPedido: ContagemPedido;
  ContagemRelatorio: ContagemRelatorio;
  ConteudoAberto: ConteudoAberto;
  ConteudoDaPeca: ConteudoDaPeca;
  ConteudoTransferivel: ConteudoTransferivel;
  ConteudoVinculado: ConteudoVinculado;
  ConteudosTransferiveisQuery: ConteudosTransferiveisQuery;
  ConverterProcesso: ConverterProcesso;
  CorMarcador: CorMarcador;
  Corpo: Corpo;
  CorpoAssinatura: CorpoAssinatura;
  CorpoBloco: CorpoBloco;
  CorpoCelula: CorpoCelula;
  CorpoCelulaTitulo: CorpoCelulaTitulo;
  CorpoCitacao: CorpoCitacao;
  CorpoDoc: CorpoDoc;
  CorpoFixo: CorpoFixo;
  CorpoImagem: CorpoImagem;
  CorpoItem: CorpoItem;
  CorpoLinha: CorpoLinha;
  CorpoLinhaTabela: CorpoLinhaTabela;
  CorpoListaMarcada: CorpoListaMarcada;
  CorpoListaNumerada: CorpoListaNumerada;
  CorpoMarca: CorpoMarca;
  CorpoMarcaLigacao: CorpoMarcaLigacao;
  CorpoMarcaSimples: CorpoMarcaSimples;
  CorpoMarcador: CorpoMarcador;
  CorpoNota: CorpoNota;
  CorpoParagrafo: CorpoParagrafo;
  CorpoQuebraLinha: CorpoQuebraLinha;
  CorpoQuebraPagina: CorpoQuebraPagina;
  CorpoReferencia: CorpoReferencia;
  CorpoTabela: CorpoTabela;
  CorpoTexto: CorpoTexto;
  CorpoTitulo: CorpoTitulo;
  CorpoTrecho: CorpoTrecho;
  Credenciais: Credenciais;
  CredencialPedido: CredencialPedido;
  DefinicaoRelatorio: DefinicaoRelatorio;
  DesenhoDoConteudo: DesenhoDoConteudo;
  DesenhoFluxo: DesenhoFluxo;
  DesenhoGuardado: DesenhoGuardado;
  DesenhoSalvar: DesenhoSalvar;
  DesenhoXml: DesenhoXml;
  DesfechoExterno: DesfechoExterno;
  DestinatarioPadrao: DestinatarioPadrao;
  DestinatariosPadraoQuery: DestinatariosPadraoQuery;
  DestinoAlteracao: DestinoAlteracao;
  DestinoInterno: DestinoInterno;
  DestinoInternoCombo: DestinoInternoCombo;
  DestinoPedido: DestinoPedido;
  DestinoPossivel: DestinoPossivel;
  DestinoProtocolo: DestinoProtocolo;
  DestinoProtocoloPedido: DestinoProtocoloPedido;
  Detentor: Detentor;
  DetentorPedido: DetentorPedido;
  DimensaoRelatorio: DimensaoRelatorio;
  DistribuirPedido: DistribuirPedido;
  Documento: Documento;
  DocumentoAto: DocumentoAto;
  DocumentoConcluir: DocumentoConcluir;
  DocumentoCopia: DocumentoCopia;
  DocumentoDeFora: DocumentoDeFora;
  DocumentoDeForaAssinar: DocumentoDeForaAssinar;
  DocumentoDeForaItem: DocumentoDeForaItem;
  DocumentoDeForaRecusar: DocumentoDeForaRecusar;
  DocumentoNovo: DocumentoNovo;
  DocumentoParaAssinar: DocumentoParaAssinar;
  DocumentoSalvar: DocumentoSalvar;
  DocumentoSalvo: DocumentoSalvo;
  DocumentosDeFora: DocumentosDeFora;
  DocumentosQuery: DocumentosQuery;
  EdicaoPermitida: EdicaoPermitida;
  EmTransito: EmTransito;
  EncaminharAssinatura: EncaminharAssinatura;
  EntradaPendente: EntradaPendente;
  EnvioRelatorio: EnvioRelatorio;
  EnvioRelatorioEntrada: EnvioRelatorioEntrada;
  EscolhaSimulada: EscolhaSimulada;
  EscopoCompromisso: EscopoCompromisso;
  EspecieRelacao: EspecieRelacao;
  EsqueciSenha: EsqueciSenha;
  EtapaCodigo: EtapaCodigo;
  EtapaDesafio: EtapaDesafio;
  EtapaMeio: EtapaMeio;
  EtapaPercurso: EtapaPercurso;
  EtapaSenha: EtapaSenha;
  EtiquetasAvulsasQuery: EtiquetasAvulsasQuery;
  EtiquetasQuery: EtiquetasQuery;
  ExternoCadastro: ExternoCadastro;
  ExternoConfirmado: ExternoConfirmado;
  ExternoConfirmar: ExternoConfirmar;
  ExternoCredenciais: ExternoCredenciais;
  ExternoDesafio: ExternoDesafio;
  ExternoEmail: ExternoEmail;
  ExternoLink: ExternoLink;
  ExternoLinkSituacao: ExternoLinkSituacao;
  ExternoOpcoes: ExternoOpcoes;
  ExternoQuem: ExternoQuem;
  ExternoSessao: ExternoSessao;
  ExternoTrocarSenha: ExternoTrocarSenha;
  FacetasPesquisa: FacetasPesquisa;
  FaseExterna: FaseExterna;
  FatorNuvem: FatorNuvem;
  FeriadoAgenda: FeriadoAgenda;
  FiltroCampos: FiltroCampos;
  FiltroPesquisa: FiltroPesquisa;
  FluxoDoConteudo: FluxoDoConteudo;
  FluxoEstatistica: FluxoEstatistica;
  FluxoEstatisticaQuery: FluxoEstatisticaQuery;
  FluxoMedido: FluxoMedido;
  FluxoMigracao: FluxoMigracao;
  FluxoMigracaoItem: FluxoMigracaoItem;
  FluxoMigracaoNova: FluxoMigracaoNova;
  FluxoMigracaoPedido: FluxoMigracaoPedido;
  FluxoMigracaoPrevia: FluxoMigracaoPrevia;
  FluxoMigracaoPrevista: FluxoMigracaoPrevista;
  FluxoProblema: FluxoProblema;
  FluxoProblemaAto: FluxoProblemaAto;
  FluxoProblemaDetalhe: FluxoProblemaDetalhe;
  FluxoPublicar: FluxoPublicar;
  FluxoSimulado: FluxoSimulado;
  FluxoSimular: FluxoSimular;
  FluxoSorteado: FluxoSorteado;
  FluxoSortear: FluxoSortear;
  FolhaEtiquetas: FolhaEtiquetas;
  FormaRelatorio: FormaRelatorio;
  FormatoPesquisaQuery: FormatoPesquisaQuery;
  FormatoRelatorio: FormatoRelatorio;
  GerenciarAtividadesQuery: GerenciarAtividadesQuery;
  HistoricoPedido: HistoricoPedido;
  HsmAssinar: HsmAssinar;
  Ids: Ids;
  IdsMarcados: IdsMarcados;
  Importacao: Importacao;
  ImportacaoAlterados: ImportacaoAlterados;
  ImportacaoColuna: ImportacaoColuna;
  ImportacaoEscolhas: ImportacaoEscolhas;
  ImportacaoProblema: ImportacaoProblema;
  ImportacaoProtocolo: ImportacaoProtocolo;
  ImportacaoProtocoloPedido: ImportacaoProtocoloPedido;
  ImportacaoResumo: ImportacaoResumo;
  Impressao: Impressao;
  ImpressaoPedido: ImpressaoPedido;
  IntimacaoArquivo: IntimacaoArquivo;
  IntimacaoCancelar: IntimacaoCancelar;
  IntimacaoDoProcesso: IntimacaoDoProcesso;
  IntimacaoExterna: IntimacaoExterna;
  IntimacaoItem: IntimacaoItem;
  IntimacaoNova: IntimacaoNova;
  IntimacoesDoProcesso: IntimacoesDoProcesso;
  IntimacoesExternas: IntimacoesExternas;
  ItemCaixa: ItemCaixa;
  ItemEmLote: ItemEmLote;
  ItemHistorico: ItemHistorico;
  ItemImportado: ItemImportado;
  ItemPesquisa: ItemPesquisa;
  ItensEmLoteQuery: ItensEmLoteQuery;
  ItensPesquisaQuery: ItensPesquisaQuery;
  LicencaAssinatura: LicencaAssinatura;
  LinhaConferencia: LinhaConferencia;
  LinhaRelatorio: LinhaRelatorio;
  LinkSenha: LinkSenha;
  LinkSenhaSituacao: LinkSenhaSituacao;
  ListaEmailCombo: ListaEmailCombo;
  ListaLida: ListaLida;
  LogConsulta: LogConsulta;
  LogLinhas: LogLinhas;
  LoteCertificado: LoteCertificado;
  LotesQuery: LotesQuery;
  Marcador: Marcador;
  MarcadorAssinatura: MarcadorAssinatura;
  MarcadorPedido: MarcadorPedido;
  MarcadorRetirado: MarcadorRetirado;
  MarcarPedido: MarcarPedido;
  MaterialConfianca: MaterialConfianca;
  MatriculasQuery: MatriculasQuery;
  MedidaRelatorio: MedidaRelatorio;
  MeioSegundoFator: MeioSegundoFator;
  MinutaDoProcesso: MinutaDoProcesso;
  MinutasOrdem: MinutasOrdem;
  ModeloCarregado: ModeloCarregado;
  ModeloCombo: ModeloCombo;
  ModeloComboQuery: ModeloComboQuery;
  ModeloPersonalizado: ModeloPersonalizado;
  ModeloPersonalizadoEscrito: ModeloPersonalizadoEscrito;
  MotivoCaptura: MotivoCaptura;
  NivelAcesso: NivelAcesso;
  NomeRelatorio: NomeRelatorio;
  NotaPedido: NotaPedido;
  Notificacao: Notificacao;
  NotificacaoQuantidade: NotificacaoQuantidade;
  NotificacoesApagar: NotificacoesApagar;
  NotificacoesQuery: NotificacoesQuery;
  NuvemAberta: NuvemAberta;
  NuvemAssinada: NuvemAssinada;
  NuvemAssinar: NuvemAssinar;
  NuvemCodigo: NuvemCodigo;
  NuvemDesafio: NuvemDesafio;
  NuvemIniciada: NuvemIniciada;
  NuvemPedida: NuvemPedida;
  NuvemRetorno: NuvemRetorno;
  OcorrenciaAgendaQuery: OcorrenciaAgendaQuery;
  OpcaoLida: OpcaoLida;
  OpcaoPesquisa: OpcaoPesquisa;
  OpcoesCampoQuery: OpcoesCampoQuery;
  OpcoesLidas: OpcoesLidas;
  OpcoesPesquisaQuery: OpcoesPesquisaQuery;
  PacoteAssinatura: PacoteAssinatura;
  PacotePedido: PacotePedido;
  PaginaCapturada: PaginaCapturada;
  PaginaDaParte: PaginaDaParte;
  PaginaQuery: PaginaQuery;
  Painel: Painel;
  PainelPadrao: PainelPadrao;
  ParametrosPesquisa: ParametrosPesquisa;
  ParteIntimavel: ParteIntimavel;
  ParteSugerida: ParteSugerida;
  ParteTrecho: ParteTrecho;
  ParticipanteCompromisso: ParticipanteCompromisso;
  PassagemExemplo: PassagemExemplo;
  PassagemGrupo: PassagemGrupo;
  PassagemPedido: PassagemPedido;
  PassagemSituacao: PassagemSituacao;
  Pasta: Pasta;
  PdfAssinaturaPedido: PdfAssinaturaPedido;
  Peca: Peca;
  PecaJuntar: PecaJuntar;
  PecaMover: PecaMover;
  PecaRemover: PecaRemover;
  PedidoConfirmacao: PedidoConfirmacao;
  Pendencia: Pendencia;
  PercursoPedido: PercursoPedido;
  Periodicidade: Periodicidade;
  PeriodicidadeRecorrencia: PeriodicidadeRecorrencia;
  PeriodoPesquisa: PeriodoPesquisa;
  PeriodoRelatorio: PeriodoRelatorio;
  PermissaoItem: PermissaoItem;
  PesquisaEntrada: PesquisaEntrada;
  PesquisaFiltro: PesquisaFiltro;
  PesquisaMudanca: PesquisaMudanca;
  PesquisaNome: PesquisaNome;
  PesquisaQuery: PesquisaQuery;
  PesquisaSalva: PesquisaSalva;
  PesquisarQuery: PesquisarQuery;
  PesquisasSalvasQuery: PesquisasSalvasQuery;
  Pessoa: Pessoa;
  PessoaMencionada: PessoaMencionada;
  PessoasAgendaQuery: PessoasAgendaQuery;
  PodeAssinarCertificado: PodeAssinarCertificado;
  PrazoAgenda: PrazoAgenda;
  PrazoAssinatura: PrazoAssinatura;
  PrazoCampo: PrazoCampo;
  PrazosAssinatura: PrazosAssinatura;
  PreferenciaAviso: PreferenciaAviso;
  PreferenciaTela: PreferenciaTela;
  Preferencias: Preferencias;
  Prioridade: Prioridade;
  Processo: Processo;
  ProcessoAto: ProcessoAto;
  ProcessoNovo: ProcessoNovo;
  ProcessoResumo: ProcessoResumo;
  ProcessoSalvar: ProcessoSalvar;
  ProcessosFiltro: ProcessosFiltro;
  ProcessosQuery: ProcessosQuery;
  ProcuracaoItem: ProcuracaoItem;
  ProcuracaoNova: ProcuracaoNova;
  Procuracoes: Procuracoes;
  Propriedade: Propriedade;
  Protocolo: Protocolo;
  ProtocoloAssociar: ProtocoloAssociar;
  ProtocoloNovo: ProtocoloNovo;
  ProtocoloSalvar: ProtocoloSalvar;
  ProvaGuardada: ProvaGuardada;
  ProvasQuery: ProvasQuery;
  ProvedorInicio: ProvedorInicio;
  ProvedorRetorno: ProvedorRetorno;
  ProvedoresNuvem: ProvedoresNuvem;
  Publicacao: Publicacao;
  PublicacoesOpcoes: PublicacoesOpcoes;
  PublicacoesQuery: PublicacoesQuery;
  QuemAnexou: QuemAnexou;
  QuemAssina: QuemAssina;
  QuemRecebe: QuemRecebe;
  QuemRecebeQuery: QuemRecebeQuery;
  QuemVe: QuemVe;
  QuemVeItem: QuemVeItem;
  ReceberSelecionados: ReceberSelecionados;
  Recebimento: Recebimento;
  ReclassificarPedido: ReclassificarPedido;
  Recorrencia: Recorrencia;
  RecorrenciaAdiar: RecorrenciaAdiar;
  RecorrenciaMarcar: RecorrenciaMarcar;
  RecorrenciaMudar: RecorrenciaMudar;
  RecorrenciaPrevista: RecorrenciaPrevista;
  RecorrenciaTabelaQuery: RecorrenciaTabelaQuery;
  RedefinirSenha: RedefinirSenha;
  Redirecionado: Redirecionado;
  RedirecionadosQuery: RedirecionadosQuery;
  RedirecionarPedido: RedirecionarPedido;
  RegistroAlteracao: RegistroAlteracao;
  RegistroAplicado: RegistroAplicado;
  RegistroConflito: RegistroConflito;
  RegistroEscolha: RegistroEscolha;
  RegistroHistorico: RegistroHistorico;
  RegistroMigracao: RegistroMigracao;
  RegistroRecusa: RegistroRecusa;
  RegistroRestauracao: RegistroRestauracao;
  RegistroUso: RegistroUso;
  RegistroUsos: RegistroUsos;
  RegistroValidador: RegistroValidador;
  RegistroVisivel: RegistroVisivel;
  RegraCampo: RegraCampo;
  RegrasSenha: RegrasSenha;
  RelacaoDesfazer: RelacaoDesfazer;
  RelacaoPedido: RelacaoPedido;
  RelacaoProcesso: RelacaoProcesso;
  Relatorio: Relatorio;
  RelatorioExportarQuery: RelatorioExportarQuery;
  RelatorioMontado: RelatorioMontado;
  RelatorioMontar: RelatorioMontar;
  RelatorioMontarExportar: RelatorioMontarExportar;
  RelatorioPdfa: RelatorioPdfa;
  RelatorioQuery: RelatorioQuery;
  RemocaoSegundoFator: RemocaoSegundoFator;
  RepeticaoCompromisso: RepeticaoCompromisso;
  Resposta: Resposta;
  RespostaCompromisso: RespostaCompromisso;
  RespostaCompromissoBody: RespostaCompromissoBody;
  ResultadoItem: ResultadoItem;
  ResultadoLote: ResultadoLote;
  RetornoPedido: RetornoPedido;
  RitmoEnvio: RitmoEnvio;
  Rotulo: Rotulo1;
  Saida: Saida;
  SaidaRelatorio: SaidaRelatorio;
  Saude: Saude;
  SegundoFatorCadastrado: SegundoFatorCadastrado;
  SegundoFatorNovo: SegundoFatorNovo;
  SegundoFatorPedido: SegundoFatorPedido;
  SegundoFatorSituacao: SegundoFatorSituacao;
  SenhaConfirmada: SenhaConfirmada;
  ServicoExterno: ServicoExterno;
  ServicoExternoItem: ServicoExternoItem;
  ServicosExternos: ServicosExternos;
  SessaoAberta: SessaoAberta;
  SessaoAtiva: SessaoAtiva;
  SessaoDados: SessaoDados;
  SessaoDepartamento: SessaoDepartamento;
  SessaoPerfil: SessaoPerfil;
  SessaoSubstituido: SessaoSubstituido;
  SessaoSubstituto: SessaoSubstituto;
  SessaoUnidade: SessaoUnidade;
  SessaoUsuario: SessaoUsuario;
  SessoesDePessoa: SessoesDePessoa;
  Sigilo: Sigilo;
  SignatarioDeFora: SignatarioDeFora;
  SistemaConfig: SistemaConfig;
  SituacaoAtoEmLote: SituacaoAtoEmLote;
  SituacaoExclusao: SituacaoExclusao;
  SituacaoIntimacao: SituacaoIntimacao;
  SituacaoItemEmLote: SituacaoItemEmLote;
  SituacaoProcuracao: SituacaoProcuracao;
  Solicitacao: Solicitacao;
  SolicitacaoAndamento: SolicitacaoAndamento;
  SolicitacaoAnexo: SolicitacaoAnexo;
  SolicitacaoAssinar: SolicitacaoAssinar;
  SolicitacaoAto: SolicitacaoAto;
  SolicitacaoAutuar: SolicitacaoAutuar;
  SolicitacaoDados: SolicitacaoDados;
  SolicitacaoDesfecho: SolicitacaoDesfecho;
  SolicitacaoDevolver: SolicitacaoDevolver;
  SolicitacaoExclusao: SolicitacaoExclusao;
  SolicitacaoExterna: SolicitacaoExterna;
  SolicitacaoItem: SolicitacaoItem;
  SolicitacaoMotivo: SolicitacaoMotivo;
  SolicitacaoNova: SolicitacaoNova;
  SolicitacaoPartilha: SolicitacaoPartilha;
  SolicitacaoPartilhar: SolicitacaoPartilhar;
  SolicitacaoResposta: SolicitacaoResposta;
  SolicitacoesExternas: SolicitacoesExternas;
  TamanhoFonte: TamanhoFonte;
  Tema: Tema;
  TemaCor: TemaCor;
  TemaCores: TemaCores;
  Temporalidade: Temporalidade;
  Termos: Termos;
  TextoAnexo: TextoAnexo;
  TextosTramite: TextosTramite;
  TipoDocumentoCarregado: TipoDocumentoCarregado;
  TipoDocumentoCombo: TipoDocumentoCombo;
  TipoProcessoCarregado: TipoProcessoCarregado;
  TipoProcessoCombo: TipoProcessoCombo;
  TokenRenovado: TokenRenovado;
  Tramite: Tramite;
  TramiteAlterar: TramiteAlterar;
  TramiteAssinantes: TramiteAssinantes;
  TramiteConhecimento: TramiteConhecimento;
  TramiteDevolver: TramiteDevolver;
  TramiteEnviado: TramiteEnviado;
  TramiteEnviar: TramiteEnviar;
  TramiteListar: TramiteListar;
  TramiteMotivo: TramiteMotivo;
  TramiteSituacao: TramiteSituacao;
  TramiteVerificado: TramiteVerificado;
  TramiteVerificar: TramiteVerificar;
  TransferenciaPedido: TransferenciaPedido;
  TrocaSenha: TrocaSenha;
  UnidadeResumo: UnidadeResumo;
  UnidadeTransferencia: UnidadeTransferencia;
  UserConfig: UserConfig;
  Valores: Valores;
  VencimentoPedido: VencimentoPedido;
  Verificacao: Verificacao;
  VerificacaoArquivo: VerificacaoArquivo;
  VerificacaoAssinatura: VerificacaoAssinatura;
  VerificacaoPorArquivo: VerificacaoPorArquivo;
  VersaoDocumento: VersaoDocumento;
  VersaoSistema: VersaoSistema;
  Vigencia: Vigencia;
  VigenciaAto: VigenciaAto;
  VigenciaPedida: VigenciaPedida;
  Vinculos: Vinculos;
  VolumeProcesso: VolumeProcesso;
  WidgetPainel: WidgetPainel;
}
/**
 * O que a pessoa pode fazer agora com o registro e, se não pode, por quê.
 */
export interface Acao {
  nome: string;
  permitida: boolean;
  motivo?: string;
}
export interface AcessoTelaQuery {
  conhecimento?: boolean;
}
export interface AchadoFluxo {
  elemento?: string;
  mensagem: string;
  /**
   * Falso: é só um aviso.
   */
  impede: boolean;
}
export interface AcompanhamentoPasso {
  ato: string;
  em: string;
}
export interface AcompanhamentoPublico {
  numero: string;
  servico: string;
  unidade: string;
  situacao: FaseExterna;
  enviadaEm: string;
  desfecho?: DesfechoExterno;
  andamentos: AcompanhamentoPasso[];
}
export interface AcompanharPedido {
  numero: string;
  codigo: string;
}
/**
 * O que há de um dia a outro.
 */
export interface Agenda {
  compromissos: Compromisso[];
  prazos: PrazoAgenda[];
  feriados: FeriadoAgenda[];
  ausencias: AusenciaAgenda[];
  /**
   * De quem a pessoa pode marcar compromissos.
   */
  escopos: EscopoCompromisso[];
  /**
   * Pode marcar na agenda de colegas da unidade.
   */
  deColegas: boolean;
  /**
   * Havia mais prazos do que se mostram.
   */
  cortado: boolean;
}
export interface Compromisso {
  id: number;
  versao: number;
  escopo: EscopoCompromisso;
  /**
   * Organização, unidade ou pessoa de quem é.
   */
  dono: string;
  titulo: string;
  lugar?: string;
  descricao?: string;
  de: string;
  ate: string;
  hora?: string;
  horaFim?: string;
  participantes: ParticipanteCompromisso[];
  criadoPor: string;
  acoes: Acao[];
  /**
   * De um compromisso que se repete: o dia que a repetição dá a este, antes de se olhar o expediente.
   */
  ocorrencia?: string;
  repeticao?: RepeticaoCompromisso;
  /**
   * O que respondeu quem lê, se participa.
   */
  resposta?: 'VOU' | 'TALVEZ' | 'NAO';
  /**
   * Quantos minutos antes se avisa quem participa e de quem é; de dia inteiro, antes das 8 horas.
   */
  lembretes: number[];
}
export interface ParticipanteCompromisso {
  id: number;
  rotulo: string;
  /**
   * O que a pessoa respondeu; só quem organiza a lê.
   */
  resposta?: 'VOU' | 'TALVEZ' | 'NAO';
}
/**
 * De quanto em quanto tempo um compromisso volta. Sem até nem vezes, não acaba.
 */
export interface RepeticaoCompromisso {
  /**
   * O mês e o ano se contam pelo dia do primeiro; onde o mês não tem esse dia, vale o último dele.
   */
  cada: 'DIA' | 'SEMANA' | 'MES' | 'ANO';
  intervalo: number;
  /**
   * De 1, segunda-feira, a 7, domingo; só a cada semana.
   */
  dias?: number[];
  ate?: string;
  vezes?: number;
  /**
   * Vai ao dia útil anterior, ao seguinte, ou não acontece; ausente, acontece assim mesmo.
   */
  diaUtil?: 'ANTERIOR' | 'SEGUINTE' | 'PULAR';
}
export interface PrazoAgenda {
  dia: string;
  /**
   * O que vence: receber o que chegou, o vencimento do que está em mãos, ou assinar.
   */
  especie: 'RECEBER' | 'CONCLUIR' | 'ASSINAR';
  conteudoId: number;
  tipo: number;
  fase: number;
  rotulo: string;
  atrasado: boolean;
}
export interface FeriadoAgenda {
  dia: string;
  nome: string;
}
export interface AusenciaAgenda {
  de: string;
  ate: string;
  nome: string;
  /**
   * Da própria pessoa; as outras são daquelas em cujo lugar ela atua.
   */
  minha: boolean;
}
/**
 * No máximo 62 dias.
 */
export interface AgendaQuery {
  de: string;
  ate: string;
}
export interface AmostraSimulada {
  usuarioId?: number;
  inicio?: string;
  campos?: {
    [k: string]: string | number | boolean;
  };
}
export interface Anexo {
  id: number;
  pasta: Pasta;
  nome: string;
  /**
   * Tipo do conteúdo do arquivo, como `application/pdf`.
   */
  tipo: string;
  /**
   * Em bytes.
   */
  tamanho: number;
  sha256: string;
  anexadoEm: string;
  anexadoPor: QuemAnexou;
  /**
   * Foi juntado depois da conclusão.
   */
  posterior: boolean;
  texto: TextoAnexo;
  remover: EdicaoPermitida;
  /**
   * Assinaturas com certificado feitas aqui, na ordem em que o foram.
   */
  assinaturas?: AssinaturaDeAnexo[];
  /**
   * As assinaturas estão ao lado do arquivo, e não dentro dele.
   */
  separada?: boolean;
  /**
   * Assina-se com certificado, ou se conferem as assinaturas; só se diz a quem assina.
   */
  assinavel?: boolean;
}
/**
 * Quem juntou; de quem é de fora, o número é negativo.
 */
export interface QuemAnexou {
  id: number;
  nome: string;
  unidade?: string;
}
/**
 * A leitura do que está escrito no arquivo, para a pesquisa.
 */
export interface TextoAnexo {
  situacao: 'ESPERA' | 'LENDO' | 'LIDO' | 'SEM_TEXTO' | 'FALHOU';
  /**
   * Quando já se sabe quantas são.
   */
  paginas?: number;
  lidas: number;
  /**
   * Alguma página era uma imagem.
   */
  reconhecido: boolean;
  /**
   * Por que não foi lido.
   */
  motivo?:
    'tipo' | 'protegido' | 'invalido' | 'grande' | 'demorou' | 'memoria' | 'danificado' | 'interrompido';
}
export interface EdicaoPermitida {
  permitida: boolean;
  motivo?: string;
}
export interface AssinaturaDeAnexo {
  nome: string;
  em: string;
}
/**
 * Um anexo que se assina, e as assinaturas que tem.
 */
export interface AnexoAssinaturas {
  id: number;
  nome: string;
  tipo: string;
  /**
   * Dentro de um XML (XAdES), ou ao lado do arquivo (CAdES).
   */
  formato: 'XADES' | 'CADES';
  tamanho: number;
  sha256: string;
  conteudo: {
    id: number;
    tipo: number;
    rotulo: string;
  };
  assinar: EdicaoPermitida;
  itens: AssinaturaConferida[];
}
export interface AssinaturaConferida {
  campo: string;
  titular?: string;
  /**
   * Mascarado.
   */
  cpf?: string;
  emissor?: string;
  linhas: LinhaConferencia[];
}
export interface LinhaConferencia {
  ponto:
    | 'INTEGRIDADE'
    | 'ALGORITMO'
    | 'MUDANCAS'
    | 'CADEIA'
    | 'REVOGACAO'
    | 'TEMPO'
    | 'PROVA'
    | 'POLITICA'
    | 'NIVEL'
    | 'IDENTIDADE';
  resultado: 'CERTO' | 'ATENCAO' | 'ERRADO' | 'NAO_CONFERIDO';
  texto: string;
  /**
   * De onde isso se sabe.
   */
  prova?: string;
}
export interface AnexoNovo {
  pasta: Pasta;
  /**
   * Enviado antes, por quem o junta, em `POST arquivo`.
   */
  arquivoId: string;
}
export interface AnexoRemovido {
  /**
   * Obrigatório depois da conclusão.
   */
  motivo?: string;
}
export interface Anexos {
  /**
   * Na ordem escolhida na configuração.
   */
  itens: Anexo[];
  juntar: EdicaoPermitida;
}
export interface AreaRestritaChave {
  atual?: string;
  nova: string;
}
export interface AreaRestritaCredencial {
  chave: string;
}
export interface AreaRestritaSituacao {
  definida: boolean;
  aberta: boolean;
  ate?: string;
  /**
   * Quanto falta, pelo relógio do servidor.
   */
  segundos?: number;
}
export interface ArquivoCampo {
  id: string;
  nome: string;
  tipo: string;
  /**
   * Em bytes.
   */
  tamanho: number;
}
/**
 * Um arquivo, e as assinaturas que tem, ponto por ponto.
 */
export interface ArquivoConferido {
  nome: string;
  tamanho: number;
  sha256: string;
  formato: 'PDF' | 'XML' | 'CMS' | 'DESCONHECIDO';
  conferidoEm: string;
  /**
   * Por que nada se diz das assinaturas.
   */
  problema?: string;
  /**
   * A assinatura está fora do arquivo, que não veio.
   */
  faltaConteudo?: boolean;
  itens: AssinaturaConferida[];
  /**
   * As autoridades e as listas com que se conferiu.
   */
  material: MaterialConfianca[];
}
export interface MaterialConfianca {
  nome: string;
  validoAte: string;
  listaDe?: string;
  listaAte?: string;
}
export interface ArquivoEmitido {
  especie: 'CONGELADO' | 'LEITURA';
  sha256: string;
  emitidoEm: string;
}
export interface ArquivoGuardado {
  id: string;
  nome: string;
  tipo: string;
  tamanho: number;
  sha256: string;
}
export interface ArquivoProtocolo {
  numero: number;
  nome: string;
  tamanho: number;
  paginas: number;
  sha256: string;
  guardadoEm: string;
  guardadoPor: string;
  situacao: 'ESPERA' | 'LENDO' | 'LIDO' | 'SEM_TEXTO' | 'FALHOU';
  lidas: number;
  motivo?: string;
  /**
   * Há uma cópia com as palavras reconhecidas.
   */
  comTexto: boolean;
  pdfa: RelatorioPdfa;
  assinaturas: number;
  assinaturasIcp: number;
  /**
   * O maço de que foi parte.
   */
  deMaco?: string;
}
/**
 * O que se conferiu de PDF/A: não é uma validação inteira da ISO 19005.
 */
export interface RelatorioPdfa {
  /**
   * A parte e o nível que o arquivo declara, como `2b`.
   */
  declara?: string;
  conferencias: ConferenciaPdfa[];
}
export interface ConferenciaPdfa {
  nome: 'declarado' | 'semSenha' | 'semPrograma' | 'fontesEmbutidas' | 'corDefinida' | 'semArquivosDentro';
  ok: boolean;
}
export interface ArquivoSubstituido {
  id: number;
  versao: number;
  motivo: string;
  captura?: CapturaUsada;
}
/**
 * As páginas de uma captura que formam o arquivo.
 */
export interface CapturaUsada {
  id: number;
  paginas: PaginaDaParte[];
}
/**
 * Uma página da captura, na ordem em que fica.
 */
export interface PaginaDaParte {
  numero: number;
  /**
   * Quanto girar, no sentido do relógio.
   */
  giro: 0 | 90 | 180 | 270;
}
/**
 * As seis posições, de 0 a 5; em cada uma, os blocos empilhados como abas.
 */
export interface ArranjoPainel {
  posicoes: WidgetPainel[][];
}
/**
 * Um bloco do início: a espécie dele (schemas/painel/widget-kinds.ts) e o que a pessoa escolheu nele.
 */
export interface WidgetPainel {
  /**
   * Único no início da pessoa.
   */
  id: string;
  tipo: string;
  parametros?: {
    pesquisa?: number;
    marcador?: 'qualquer' | 'azul' | 'verde' | 'ambar' | 'rubro' | 'anil' | 'pedra';
    relatorio?: NomeRelatorio;
  };
}
export interface Assinante {
  id: number;
  usuario: QuemAssina;
  /**
   * É de fora: a conta dela, que assina com a senha e um código por e-mail.
   */
  externoId?: number;
  /**
   * Por que quem é de fora não assina agora: não vê o documento, ou a conta não entra.
   */
  impedido?: string;
  unidade?: UnidadeResumo;
  marcador: string;
  ordem: number;
  situacao: 'PENDENTE' | 'ASSINADO' | 'CANCELADO' | 'RECUSADO';
  /**
   * Desde quando é a vez dele.
   */
  liberadoEm?: string;
  assinadoEm?: string;
  prazo?: string;
  estrategia: 'DOCFLOW' | 'DIGITAL' | 'CLOUD';
  nivel?: 'SIMPLES' | 'AVANCADA' | 'QUALIFICADA';
  /**
   * Usa certificado digital, e pode assinar com ele.
   */
  usaCertificado?: boolean;
  minhaVez: boolean;
  /**
   * Nome de quem assinou ou recusou no lugar da pessoa, por substituição.
   */
  porQuem?: string;
  /**
   * Por que recusou assinar.
   */
  motivo?: string;
}
export interface QuemAssina {
  /**
   * De quem é de fora, o número da conta abaixo de zero, que nunca é o de uma pessoa daqui.
   */
  id: number;
  nome: string;
  cargo?: string;
  unidade?: string;
}
export interface UnidadeResumo {
  id: number;
  sigla: string;
  nome: string;
}
export interface AssinanteAlteracao {
  assinanteId: number;
  estrategia?: 'DOCFLOW' | 'DIGITAL';
  marcador?: string;
  ordem?: number;
  /**
   * Vazio retira o prazo.
   */
  prazo?: string;
}
/**
 * Quem é de fora e pode ser indicado: o bastante para não se trocar por outro de mesmo nome.
 */
export interface AssinanteDeFora {
  id: number;
  nome: string;
  documento: string;
  email: string;
}
export interface AssinantePedido {
  usuarioId?: number;
  /**
   * Em vez de `usuarioId`, a conta de quem é de fora.
   */
  externoId?: number;
  marcador: string;
  ordem?: number;
  /**
   * Como assina; sem dizer, com a senha, no sistema.
   */
  estrategia?: 'DOCFLOW' | 'DIGITAL';
  prazo?: string;
}
export interface AssinantesAlteracao {
  assinantes: AssinantePedido[];
}
export interface AssinantesDeForaQuery {
  documentoId: number;
  q?: string;
}
export interface AssinaturaAgenda {
  id: number;
  nome: string;
  /**
   * Os da própria pessoa, e aqueles de que ela participa.
   */
  pessoal: boolean;
  unidade: boolean;
  organizacao: boolean;
  prazos: PrazosAssinatura;
  /**
   * A unidade de onde a agenda se lê.
   */
  nomeUnidade: string;
  criadaEm: string;
  /**
   * Quando outra agenda a leu pela última vez, a menos de uma hora.
   */
  lidoEm?: string;
}
/**
 * O endereço, que só se mostra agora.
 */
export interface AssinaturaAgendaEndereco {
  id: number;
  endereco: string;
}
/**
 * O que um endereço de assinatura da agenda inclui.
 */
export interface AssinaturaAgendaNova {
  nome: string;
  /**
   * Os da própria pessoa, e aqueles de que ela participa.
   */
  pessoal: boolean;
  unidade: boolean;
  organizacao: boolean;
  prazos: PrazosAssinatura;
}
export interface AssinaturaAto {
  ids: number[];
  senha: string;
  /**
   * Do segundo fator, quando a licença o pede.
   */
  codigo?: string;
}
export interface AssinaturaCalculada {
  pacote: string;
  /**
   * O que a chave deu, em base64: o valor, ou a assinatura pronta (CMS) onde o provedor a dá.
   */
  assinatura: string;
}
export interface AssinaturaDados {
  itens: DocumentoParaAssinar[];
}
export interface DocumentoParaAssinar {
  id: number;
  tipo: number;
  assinanteId?: number;
  numero?: string;
  assunto: string;
  tipoDocumento: string;
  unidade: string;
  prazo?: string;
  posicao: number;
  total: number;
  estrategia: string;
  /**
   * Com certificado, a assinatura fica dentro do PDF ou ao lado dele.
   */
  padrao?: 'PADES' | 'CADES';
  permitido: boolean;
  motivo?: string;
}
export interface AssinaturaFeita {
  id: number;
  rotulo: string;
  /**
   * O da assinatura de um documento.
   */
  codigo?: string;
  nivel: 'AVANCADA' | 'QUALIFICADA';
  /**
   * Do arquivo assinado.
   */
  sha256: string;
}
export interface AssinaturaPedido {
  ids: number[];
}
/**
 * As assinaturas que se pedem de um protocolo, só com certificado digital; sem assinantes e sem padrão, nenhuma.
 */
export interface AssinaturaProtocoloPedido {
  padrao?: 'PADES';
  /**
   * Na ordem em que assinam.
   */
  assinantes: {
    usuarioId: number;
    prazo?: string;
  }[];
}
export interface AtividadeConcluir {
  decisao?: 'APROVAR' | 'DEVOLVER';
  motivo?: string;
  respostas?: {
    [k: string]: string | number | boolean;
  };
}
export interface AtividadeDelegar {
  usuarioId: number;
}
export interface AtividadeDocumento {
  assunto: string;
}
export interface AtividadeFluxo {
  id: number;
  nome: string;
  especie:
    | 'FORMULARIO'
    | 'APROVACAO'
    | 'ASSINAR'
    | 'TRAMITAR'
    | 'JUNTAR'
    | 'CRIAR_DOCUMENTO'
    | 'TRABALHO'
    | 'ESPERA';
  instrucao?: string;
  fluxo: string;
  conteudo: {
    id: number;
    tipo: number;
    numero?: string;
    assunto: string;
  };
  abertaEm: string;
  prazo?: string;
  atrasada: boolean;
  assumidaPor?: string;
  campos: CampoAtividade[];
  /**
   * A pessoa pode assumir ou concluir agora.
   */
  posso: boolean;
  /**
   * A pessoa a assumiu.
   */
  comigo: boolean;
  /**
   * A quem pode ser passada.
   */
  colegas?: {
    id: number;
    nome: string;
  }[];
  /**
   * Por quem espera, se a pessoa não está entre os chamados.
   */
  chamados?: string[];
  /**
   * Quantas respostas bastam, de quantas pessoas, e quantas já vieram, se nem todas são precisas.
   */
  quorum?: {
    bastam: number;
    de: number;
    responderam: number;
  };
  /**
   * O documento que a atividade pede, se já foi criado e a pessoa o vê.
   */
  documento?: {
    id: number;
    tipo: number;
    numero?: string;
    assunto: string;
  };
  urgente: boolean;
}
export interface CampoAtividade {
  chave: string;
  rotulo: string;
  tipo: 'TEXTO' | 'NUMERO' | 'DATA' | 'SIM_NAO';
  obrigatorio: boolean;
}
export interface AtividadeGerenciada {
  id: number;
  nome: string;
  especie:
    | 'FORMULARIO'
    | 'APROVACAO'
    | 'ASSINAR'
    | 'TRAMITAR'
    | 'JUNTAR'
    | 'CRIAR_DOCUMENTO'
    | 'TRABALHO'
    | 'ESPERA';
  fluxo: string;
  versao: number;
  papel: string;
  abertaEm: string;
  prazo?: string;
  atrasada: boolean;
  prioridade: 'NORMAL' | 'URGENTE';
  situacao: 'ATIVA' | 'SUSPENSA' | 'PROBLEMA';
  assumidaPor?: string;
  pessoas: {
    id: number;
    nome: string;
  }[];
  /**
   * Só do que a pessoa vê.
   */
  conteudo?: {
    id: number;
    tipo: number;
    numero?: string;
    assunto: string;
  };
}
export interface AtividadesAto {
  ids: number[];
  ato: 'PASSAR' | 'LIBERAR' | 'PRAZO' | 'PRIORIDADE' | 'CONCLUIR';
  usuarioId?: number;
  prazo?: string;
  prioridade?: 'NORMAL' | 'URGENTE';
  decisao?: 'APROVAR' | 'DEVOLVER';
  motivo?: string;
}
export interface AtividadesQuery {
  start?: number;
  pageSize?: number;
}
export interface AtoEmLote {
  id: number;
  ato: string;
  motivo?: string;
  situacao: SituacaoAtoEmLote;
  total: number;
  feitos: number;
  recusados: number;
  cancelados: number;
  pendentes: number;
  criadoEm: string;
  terminadoEm?: string;
  /**
   * O que foi feito ainda se desfaz por este lote.
   */
  desfaz: boolean;
  desfazLoteId?: number;
  desfeitoPorLoteId?: number;
  /**
   * O resultado de cada um, quando se fez na hora.
   */
  itens?: ItemEmLote[];
}
export interface ItemEmLote {
  id: number;
  situacao: SituacaoItemEmLote;
  /**
   * Como se chama, se ainda está ao alcance de quem lê.
   */
  rotulo?: string;
  codigo?: string;
  mensagem?: string;
  /**
   * A espécie do conteúdo, se está ao alcance de quem lê.
   */
  tipo?: number;
}
/**
 * O ato e em que conteúdos: os escolhidos, ou todos os de um filtro da caixa, como ele é agora.
 */
export interface AtoEmLotePedido {
  ato: string;
  ids?: number[];
  caixa?: CaixaQuery;
  motivo?: string;
  /**
   * A quem se dá, nos atos que dão a alguém.
   */
  usuarioId?: number;
}
export interface CaixaQuery {
  aba?:
    | 'meus'
    | 'unidade'
    | 'receber'
    | 'acompanhar'
    | 'protocolo-externo'
    | 'conhecimento'
    | 'acompanhando'
    | 'consultados'
    | 'todos';
  q?: string;
  fase?: number;
  prioridade?: Prioridade;
  prazo?: 'atrasado' | 'hoje' | 'proximos';
  /**
   * As marcas de quem pergunta.
   */
  marca?: 'naoLidos' | 'favoritos';
  /**
   * A cor de um marcador da pessoa ou da unidade dela.
   */
  marcador?: 'qualquer' | 'azul' | 'verde' | 'ambar' | 'rubro' | 'anil' | 'pedra';
  /**
   * A espécie dos conteúdos.
   */
  especie?: 'documento' | 'processo' | 'protocolo' | 'solicitacao';
  /**
   * Só o que é de quem pergunta: enviado a ela, por ela ou em suas mãos.
   */
  pessoa?: 'eu';
  /**
   * O que a unidade recebeu e espera ser distribuído a uma pessoa dela.
   */
  distribuicao?: 'aguardando';
  start?: number;
  pageSize?: number;
  sort?: string[];
  /**
   * A resposta pedida: que se espera, que passou do prazo, que veio.
   */
  resposta?: 'DEVIDA' | 'ATRASADA' | 'RESPONDIDA';
  /**
   * Vigente, o que vale hoje; a vencer, o que deixa de valer nos próximos 30 dias; vencida, o que deixou.
   */
  vigencia?: 'VIGENTE' | 'A_VENCER' | 'VENCIDA';
}
/**
 * O conteúdo depois do ato; sem versão, ele já não existe para quem o fez.
 */
export interface AtoFeito {
  id: number;
  versao?: number;
  acoes?: Acao[];
}
/**
 * O que um ato pede: o motivo, se o exige, ou a nota que o confirma.
 */
export interface AtoPedido {
  /**
   * A versão que a pessoa leu; outra é recusada.
   */
  versao?: number;
  motivo?: string;
}
export interface AutoridadeLida {
  /**
   * SHA-256 do certificado.
   */
  impressao: string;
  /**
   * SHA-256 do nome: o mesmo das listas que ela emite.
   */
  sujeito: string;
  titular: string;
  emissor: string;
  /**
   * Assina a si mesma.
   */
  raiz: boolean;
  validoDe: string;
  validoAte: string;
  vencida: boolean;
  /**
   * NOVA: entraria; CARREGADA: entrou; JA_ESTA: a instalação já a tem; DEIXADA: uma raiz a que não se deu confiança.
   */
  situacao: 'NOVA' | 'CARREGADA' | 'JA_ESTA' | 'DEIXADA';
}
/**
 * O que um arquivo tem de autoridades e de listas de revogados, e o que é feito de cada uma.
 */
export interface AutoridadesArquivo {
  nome: string;
  autoridades: AutoridadeLida[];
  listas: ListaLida[];
  recusados: {
    nome: string;
    motivo: string;
  }[];
}
export interface ListaLida {
  /**
   * SHA-256 do nome de quem a emitiu.
   */
  sujeito: string;
  autoridade: string;
  de: string;
  ate?: string;
  revogados: number;
  /**
   * NOVA: entraria; GUARDADA: entrou; MESMA: a que está à mão é esta, ou mais nova; SEM_AUTORIDADE: não se tem quem a emitiu.
   */
  situacao: 'NOVA' | 'GUARDADA' | 'MESMA' | 'SEM_AUTORIDADE';
}
/**
 * Carrega o arquivo da parte "arquivo". Uma raiz só entra se estiver aqui, com a confiança que se lhe dá.
 */
export interface AutoridadesCarga {
  raizes?: {
    impressao: string;
    confianca: 'RAIZ_ICP' | 'RAIZ_OUTRA';
  }[];
}
export interface AvisosAoVivo {
  quantidade: number;
  novas: Notificacao[];
}
export interface Notificacao {
  id: number;
  usuario: number;
  assunto: string;
  conteudo?: string;
  tipo: 'TRAMITE' | 'ASSINATURA' | 'PRAZO' | 'VENCIDO' | 'BLOQUEADO' | 'CONHECIMENTO' | 'SISTEMA';
  lida: boolean;
  momento: string;
  conteudoId?: number;
  rota?: string;
}
export interface Bilhete {
  url: string;
  expiraEm: string;
}
/**
 * O que um bloco mostra: quantos há, as primeiras linhas, ou por que não se pôde ler.
 */
export interface BlocoPainel {
  id: string;
  /**
   * O nome que a pessoa deu, onde há um.
   */
  titulo?: string;
  total?: number;
  totalExato?: boolean;
  caixa?: ItemCaixa[];
  assinar?: DocumentoParaAssinar[];
  mensagens?: Notificacao[];
  atividades?: AtividadeFluxo[];
  compromissos?: Compromisso[];
  relatorio?: Relatorio;
  contadores?: CaixaContadores;
  /**
   * De quando é o que o bloco mostra, se não é da hora do início.
   */
  lidoEm?: string;
  falha?: string;
}
export interface ItemCaixa {
  /**
   * O pedido de exclusão que espera a decisão.
   */
  exclusaoId?: number;
  id: number;
  tipo: number;
  numero?: string;
  assunto: string;
  tramiteId?: number;
  /**
   * AGUARDANDO_DISTRIBUICAO 0, NAO_RECEBIDO 1, TRAMITADO 2, RECEBIDO 3, EXCLUSAO 4
   */
  situacao: number;
  fase: number;
  estado: number;
  sigilo: Sigilo;
  nivelAcesso: NivelAcesso;
  /**
   * Os três primeiros, e que há outros.
   */
  interessados?: string;
  tipoDocumento?: string;
  deUnidade?: UnidadeResumo;
  dePessoa?: string;
  paraUnidade?: UnidadeResumo;
  paraPessoa?: string;
  desde: string;
  prazo?: string;
  prioridade: Prioridade;
  /**
   * A quem tem de voltar, e até quando.
   */
  retorno?: {
    unidade: string;
    prazo?: string;
  };
  retornoObrigatorio: boolean;
  checkIn: CheckIn;
  assinaturas?: {
    feitas: number;
    total: number;
  };
  acompanhado: boolean;
  favorito: boolean;
  /**
   * Falso do que espera a pessoa e ela não abriu desde que chegou, e do que ela marcou como não lido.
   */
  lido: boolean;
  /**
   * O da própria pessoa antes do da unidade dela.
   */
  marcadores: Marcador[];
  acoes: string[];
  porque?: string;
  tipoProcesso?: string;
  /**
   * A resposta que o documento espera: a quem, e até quando.
   */
  resposta?: {
    /**
     * Quem pediu, a quem deve; quem deve, aos outros.
     */
    unidade: string;
    /**
     * A unidade da pessoa a deve.
     */
    devo: boolean;
    prazo?: string;
  };
  vigencia?: Vigencia;
  faseExterna?: FaseExterna;
}
export interface CheckIn {
  /**
   * 0 livre, 1 comigo, 2 com outra pessoa
   */
  situacao: 0 | 1 | 2;
  usuario?: Pessoa;
  desde?: string;
}
export interface Pessoa {
  id: number;
  nome: string;
  cargo?: string;
  unidade?: string;
}
export interface Marcador {
  alcance: AlcanceMarcador;
  cor: CorMarcador;
  texto: string;
  nota?: string;
  /**
   * Quem o escreveu assim por último.
   */
  autor: string;
  em: string;
}
/**
 * Desde quando e até quando o conteúdo vale; sem fim, vale sem prazo.
 */
export interface Vigencia {
  inicio?: string;
  fim?: string;
}
/**
 * Um relatório sobre os conteúdos que a pessoa vê, criados em um período.
 */
export interface Relatorio {
  nome: NomeRelatorio;
  inicio: string;
  fim: string;
  linhas: LinhaRelatorio[];
  /**
   * De quantos conteúdos são os números.
   */
  lidos: number;
  /**
   * Se são todos os do período; senão, só os mais novos.
   */
  todos: boolean;
}
export interface LinhaRelatorio {
  chave: string;
  rotulo: string;
  /**
   * Um para cada medida do relatório (schemas/relatorios.ts), na ordem delas.
   */
  valores: number[];
  /**
   * Demora bem mais ali do que no geral.
   */
  gargalo?: boolean;
}
export interface CaixaContadores {
  /**
   * Do que há a receber, o que a pessoa ainda não abriu.
   */
  naoLidos: number;
  meus: number;
  unidade: number;
  receber: number;
  acompanhar: number;
  protocoloExterno: number;
  conhecimento: number;
  acompanhando: number;
  minutas: number;
  assinar: number;
  atrasados: number;
  vencemHoje: number;
}
export interface BuscaQuery {
  q?: string;
  pageSize?: number;
}
export interface CampoConteudo {
  rotulo: string;
  /**
   * 1 texto, 2 número, 3 data, 4 lista de opções, 5 vínculo, 6 texto longo, 7 sim ou não, 8 arquivo.
   */
  tipo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  obrigatorio: boolean;
  ajuda?: string;
  tamanhoMaximo?: number;
  mascara?: string;
  casasDecimais?: number;
  minimo?: number;
  maximo?: number;
  multipla?: boolean;
  /**
   * Ausentes em uma lista que se lê à parte, por documento/{id}/opcoes-campo.
   */
  opcoes?: OpcaoLida[];
  extensoes?: string[];
  tamanhoMaximoMb?: number;
  regras: RegraCampo[];
  valor?: CampoValor;
  /**
   * O valor como as pessoas o leem.
   */
  texto?: string;
  arquivo?: ArquivoCampo;
  /**
   * Aonde um vínculo leva; ausente enquanto falta o número.
   */
  endereco?: string;
  prazo?: PrazoCampo;
  /**
   * O tipo não o tem mais: o que se preencheu fica, e não se altera.
   */
  retirado?: boolean;
}
export interface OpcaoLida {
  valor: string;
  rotulo: string;
}
export interface RegraCampo {
  /**
   * Expressão regular que o texto inteiro atende.
   */
  expressao: string;
  mensagem: string;
  exibirErro: 'AO_DIGITAR' | 'AO_SAIR' | 'AO_SALVAR';
}
export interface PrazoCampo {
  dias: number;
  referencia: 'CRIACAO' | 'CONCLUSAO' | 'ULTIMO_TRAMITE' | 'OUTRO_CAMPO';
  rotuloReferencia?: string;
  /**
   * Ausente enquanto o que dá início à contagem não aconteceu.
   */
  ate?: string;
  vencido: boolean;
}
export interface CampoPreenchido {
  rotulo: string;
  valor?: CampoValor;
}
export interface CamposParametrizacao {
  colunas: {
    nome: ColunaPesquisa;
    rotulo: string;
    padrao: boolean;
  }[];
  filtros: {
    nome: string;
    rotulo: string;
    casosDeUso: CasoDeUsoPesquisa[];
  }[];
}
export interface CancelarAssinatura {
  documentoId: number;
  assinanteId: number;
  motivo: string;
}
export interface CancelarAssinaturaProtocolo {
  assinanteId: number;
  motivo: string;
}
export interface Captura {
  id: number;
  nome: string;
  tamanho: number;
  situacao: 'ESPERA' | 'PRONTA' | 'FALHOU';
  /**
   * Por que não serve.
   */
  motivo?: string;
  /**
   * Quantas páginas tem, quando já se sabe.
   */
  total?: number;
  lidas: number;
  paginas: PaginaCapturada[];
  /**
   * Onde um documento acaba e outro começa; as páginas em branco e as separadoras ficam fora.
   */
  partes: ParteSugerida[];
  pdfa?: RelatorioPdfa;
  /**
   * De que tipo pode ser e de que pode tratar, pelo nome e pelo que o arquivo diz.
   */
  sugestao?: {
    tipoDocumentoId?: number;
    assunto?: string;
  };
}
export interface PaginaCapturada {
  numero: number;
  emBranco: boolean;
  temTexto: boolean;
  /**
   * Quanto girar, no sentido do relógio, para ler a página, até onde isso se vê.
   */
  giro: 0 | 90 | 180 | 270;
  separadora?: boolean;
  /**
   * O que diz a etiqueta que a página traz; a de um protocolo também se conhece pelas barras.
   */
  etiqueta?: string;
  protocolo?: Rotulo;
}
/**
 * O protocolo de que a etiqueta é, ao alcance de quem pede, com o número dele.
 */
export interface Rotulo {
  id: number;
  rotulo: string;
}
/**
 * Um documento do maço.
 */
export interface ParteSugerida {
  paginas: number[];
  etiqueta?: string;
}
export interface CapturasQuery {
  ids: string;
}
export interface CatalogoPermissoes {
  permissoes: PermissaoItem[];
  regras: PermissaoItem[];
  paginas: PermissaoItem[];
}
export interface PermissaoItem {
  nome: string;
  titulo: string;
  grupo: string;
  /**
   * Parte do produto, como no menu.
   */
  area: string;
  /**
   * Coluna do quadro.
   */
  acao?: 'list' | 'create' | 'edit' | 'view' | 'remove';
  /**
   * Que ato abre, em uma frase.
   */
  abre?: string;
  /**
   * O ato vem com uma parte do produto que ainda não existe.
   */
  futura?: boolean;
}
export interface CertificadoJulgado {
  titular: string;
  /**
   * Mascarado.
   */
  cpf?: string;
  emissor: string;
  validoAte: string;
  nivel: 'AVANCADA' | 'QUALIFICADA';
  /**
   * A raiz em que a instituição confia.
   */
  autoridade: string;
  /**
   * O que se soube da revogação.
   */
  revogacao: string;
}
export interface CertificadoPedido {
  ids: number[];
  anexo?: AnexoAssinado;
  certificado: CertificadoBase64;
  cadeia?: CertificadoBase64[];
}
/**
 * O que o HSM da instituição tem sob o alias da pessoa.
 */
export interface CertificadosHsm {
  itens: {
    provedor: number;
    nome: string;
    certificado?: CertificadoBase64;
    cadeia?: CertificadoBase64[];
    julgado?: CertificadoJulgado;
    /**
     * Por que não serve, ou não respondeu.
     */
    motivo?: string;
  }[];
}
/**
 * O que a pessoa autorizou em um provedor, e os certificados que ele tem dela.
 */
export interface CertificadosNuvem {
  ato: number;
  provedor: string;
  certificados: {
    certificado: CertificadoBase64;
    cadeia: CertificadoBase64[];
    julgado?: CertificadoJulgado;
    /**
     * O que a pessoa digita aqui a cada assinatura.
     */
    fatores?: FatorNuvem[];
    /**
     * Por que não serve.
     */
    motivo?: string;
  }[];
  /**
   * O que a pessoa já autorizou assinar, um por um.
   */
  pacotes?: string[];
}
/**
 * Uma senha ou um código que o provedor pede a cada assinatura.
 */
export interface FatorNuvem {
  id: string;
  /**
   * Como o provedor o chama.
   */
  rotulo?: string;
  /**
   * O provedor o manda à pessoa quando se pede.
   */
  envia: boolean;
  /**
   * O provedor manda uma pergunta, e o que se digita é a resposta.
   */
  desafio?: boolean;
}
export interface CheckInAssumir {
  id: number;
  confirmar?: boolean;
}
export interface CodigoDigitado {
  codigo: string;
}
export interface CodigoEnviado {
  para: string;
}
export interface CodigosRecuperacao {
  codigos: string[];
}
export interface Colaborador {
  id: number;
  nome: string;
  unidade: string;
  desde: string;
  /**
   * Quem a chamou.
   */
  por?: string;
}
export interface ColaboradorPedido {
  usuarioId: number;
}
export interface Colaboradores {
  colaboradores: Colaborador[];
}
export interface Comentario {
  id: number;
  /**
   * Ausente do que foi excluído.
   */
  texto?: string;
  autor: {
    /**
     * De um substituto, os dois nomes.
     */
    nome: string;
    unidade: string;
  };
  criadoEm: string;
  editadoEm?: string;
  excluido?: {
    em: string;
    por: string;
  };
  mencoes: PessoaMencionada[];
  /**
   * É da pessoa e ainda se altera.
   */
  alterar: boolean;
  excluir: boolean;
}
export interface PessoaMencionada {
  id: number;
  nome: string;
  unidade?: string;
}
export interface ComentarioEscrito {
  texto: string;
  /**
   * Quem é avisado: só quem vê o conteúdo.
   */
  mencoes?: number[];
}
export interface Comentarios {
  /**
   * Do primeiro ao último.
   */
  itens: Comentario[];
}
/**
 * Dias e horas são os da instituição. Sem hora, é do dia inteiro.
 */
export interface CompromissoNovo {
  escopo: EscopoCompromisso;
  /**
   * De quem é, se de uma pessoa; ausente, de quem pede.
   */
  usuarioId?: number;
  titulo: string;
  lugar?: string;
  descricao?: string;
  de: string;
  ate: string;
  hora?: string;
  horaFim?: string;
  participantes?: number[];
  repeticao?: RepeticaoCompromisso;
  /**
   * Quantos minutos antes se avisa quem participa e de quem é; de dia inteiro, antes das 8 horas.
   */
  lembretes?: number[];
}
/**
 * O compromisso inteiro, como passa a ser. De quem ele é não muda. Dias e horas são os da ocorrência dita.
 */
export interface CompromissoSalvar {
  versao: number;
  titulo: string;
  lugar?: string;
  descricao?: string;
  de: string;
  ate: string;
  hora?: string;
  horaFim?: string;
  participantes?: number[];
  alcance?: AlcanceCompromisso;
  /**
   * De um compromisso que se repete: o dia que a repetição dá a este, antes de se olhar o expediente.
   */
  ocorrencia?: string;
  repeticao?: RepeticaoCompromisso;
  /**
   * Quantos minutos antes se avisa quem participa e de quem é; de dia inteiro, antes das 8 horas.
   */
  lembretes?: number[];
}
/**
 * A versão que a pessoa viu, e quanto do que se repete.
 */
export interface CompromissoVersao {
  versao: number;
  alcance?: AlcanceCompromisso;
  /**
   * De um compromisso que se repete: o dia que a repetição dá a este, antes de se olhar o expediente.
   */
  ocorrencia?: string;
}
/**
 * O arquivo vem na parte "arquivo".
 */
export interface ConferenciaPedida {
  /**
   * A assinatura que está fora do arquivo (.p7s), em base64.
   */
  separada?: string;
}
/**
 * O que prova de novo quem está ao teclado: a senha ou um código do segundo fator.
 */
export interface Confirmacao {
  senha?: string;
  codigo?: string;
}
export interface ConhecimentoDado {
  conteudoId: number;
  tramites: number[];
  enviadoEm: string;
}
export interface ContagemArquivoQuery {
  formato?: FormatoRelatorio;
  /**
   * Como o relatório se chama no PDF
   */
  nome?: string;
}
export interface ContagemAtividades {
  total: number;
  atrasadas: number;
  porPapel: {
    chave: string;
    nome: string;
    quantas: number;
    atrasadas: number;
  }[];
  porUnidade: {
    chave: string;
    nome: string;
    quantas: number;
    atrasadas: number;
  }[];
  porPessoa: {
    chave: string;
    nome: string;
    quantas: number;
    atrasadas: number;
  }[];
}
/**
 * Um relatório a contar inteiro, em segundo plano: um do Malote ou um montado.
 */
export interface ContagemPedido {
  relatorio?: RelatorioQuery;
  montado?: RelatorioMontar;
}
export interface RelatorioQuery {
  nome: NomeRelatorio;
  inicio?: string;
  fim?: string;
  unidade?: number;
}
/**
 * Um relatório a contar: o filtro da pesquisa avançada e como se conta o que ele acha.
 */
export interface RelatorioMontar {
  casoDeUso: CasoDeUsoPesquisa;
  json: FiltroPesquisa;
  relatorio: DefinicaoRelatorio;
}
/**
 * Só o campo do caso de uso vem preenchido.
 */
export interface FiltroPesquisa {
  pesquisarFiltro?: FiltroCampos;
  documentoFiltro?: FiltroCampos;
  processoFiltro?: FiltroCampos;
  protocoloFiltro?: FiltroCampos;
  protocoloExternoFiltro?: FiltroCampos;
}
/**
 * O que uma pesquisa procura: um texto, os campos da pesquisa avançada e, na caixa central, uma aba com os filtros dela. Que campos valem em cada caso de uso está em schemas/campos-pesquisa.ts.
 */
export interface FiltroCampos {
  q?: string;
  aba?:
    | 'meus'
    | 'unidade'
    | 'receber'
    | 'acompanhar'
    | 'protocolo-externo'
    | 'conhecimento'
    | 'acompanhando'
    | 'consultados'
    | 'todos';
  /**
   * Minuta 0, concluído 1, todos 2
   */
  fase?: 0 | 1 | 2;
  prioridade?: Prioridade;
  prazo?: 'atrasado' | 'hoje' | 'proximos';
  /**
   * A ordem da caixa, como no endereço dela: as colunas, a primeira primeiro, com - nas que descem.
   */
  ordem?: string;
  numero?: string;
  assunto?: string;
  interessado?: string;
  cpfCnpj?: string;
  /**
   * Todos 0, interno 1, externo 2
   */
  origem?: 0 | 1 | 2;
  /**
   * O de arquivamento; 99, qualquer um
   */
  estado?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 99;
  sigilo?: Sigilo;
  nivelAcesso?: NivelAcesso;
  tipoDocumento?: number;
  tipoProcesso?: number;
  modeloDocumento?: number;
  autor?: number;
  unidadeOrigem?: number;
  unidadeDetentora?: number;
  /**
   * O número da pessoa; o de quem assina de fora, abaixo de zero.
   */
  assinante?: number;
  paraConhecimento?: boolean;
  /**
   * Também em nuvem.
   */
  assinaturaCertificadoDigital?: boolean;
  assinaturaNuvem?: boolean;
  dataCriacao?: PeriodoPesquisa;
  dataConclusao?: PeriodoPesquisa;
  dataUltimoTramite?: PeriodoPesquisa;
  vencimento?: PeriodoPesquisa;
  resposta?: 'DEVIDA' | 'ATRASADA' | 'RESPONDIDA';
  vigencia?: 'VIGENTE' | 'A_VENCER' | 'VENCIDA';
  fimVigencia?: PeriodoPesquisa;
}
/**
 * Um período tem sempre o primeiro e o último dia.
 */
export interface PeriodoPesquisa {
  inicio: string;
  fim: string;
}
/**
 * Como se conta o que uma pesquisa acha: por uma ou duas dimensões, no que foi criado em um período, e que gráfico o desenha.
 */
export interface DefinicaoRelatorio {
  linha: DimensaoRelatorio;
  coluna?: DimensaoRelatorio;
  /**
   * Sem ela, a quantidade
   */
  medida?: 'quantidade' | 'soma';
  /**
   * O rótulo de um campo personalizado de número; só com a soma
   */
  campo?: string;
  forma: FormaRelatorio;
  periodo: PeriodoRelatorio;
  inicio?: string;
  fim?: string;
}
/**
 * Um relatório que se conta inteiro para quem o pediu, e o resultado enquanto é novo.
 */
export interface ContagemRelatorio {
  id: number;
  situacao: 'ESPERA' | 'FAZENDO' | 'PRONTA' | 'FALHOU' | 'CANCELADA';
  /**
   * Passos feitos, de total.
   */
  feitas: number;
  total: number;
  /**
   * Por que falhou.
   */
  motivo?: string;
  pedidaEm: string;
  terminadaEm?: string;
  relatorio?: Relatorio;
  montado?: RelatorioMontado;
}
/**
 * O que a pessoa vê do que uma pesquisa acha, contado ou somado.
 */
export interface RelatorioMontado {
  linha: DimensaoRelatorio;
  coluna?: DimensaoRelatorio;
  /**
   * O campo que se somou, se não se contou.
   */
  campo?: string;
  forma: FormaRelatorio;
  inicio: string;
  fim: string;
  /**
   * Os nomes dos valores de cada linha; um só, sem segunda dimensão.
   */
  colunas: string[];
  linhas: LinhaRelatorio[];
  /**
   * De quantos conteúdos são os números.
   */
  lidos: number;
  /**
   * Se são todos os achados; senão, só os mais novos.
   */
  todos: boolean;
}
/**
 * O que a página de um conteúdo de qualquer espécie sabe dele: os seus atos, onde está e como chegou.
 */
export interface ConteudoAberto {
  id: number;
  versao: number;
  tipo: number;
  numero?: string;
  assunto: string;
  fase: number;
  estado: number;
  sigilo: Sigilo;
  nivelAcesso: NivelAcesso;
  hipoteseLegal?: string;
  vencimento?: string;
  unidade: UnidadeResumo;
  detentor: Detentor;
  checkIn: CheckIn;
  emTransito?: EmTransito;
  retorno?: RetornoPedido;
  recebimento?: Recebimento;
  /**
   * O trâmite cujo recebimento ainda se desfaz.
   */
  desfazRecebimento?: number;
  /**
   * O pedido de exclusão que espera a decisão.
   */
  exclusaoId?: number;
  acompanhado: boolean;
  acoes: Acao[];
}
export interface Detentor {
  unidade: UnidadeResumo;
  usuario?: Pessoa;
}
export interface EmTransito {
  tramiteId: number;
  paraUnidade: UnidadeResumo;
  paraPessoa?: string;
  enviadoEm: string;
}
/**
 * O retorno que alguém pediu e ainda não veio.
 */
export interface RetornoPedido {
  tramiteId: number;
  deUnidade: UnidadeResumo;
  dePessoa: string;
  paraUnidade: UnidadeResumo;
  prazo?: string;
}
export interface Recebimento {
  tramiteId: number;
  deUnidade?: UnidadeResumo;
  dePessoa: string;
  enviadoEm: string;
  texto?: string;
  prazo?: string;
  prioridade: Prioridade;
  retornoObrigatorio: boolean;
  prazoRetorno?: string;
  conhecimento: boolean;
}
/**
 * O que está no lugar da peça; só do que a pessoa alcança.
 */
export interface ConteudoDaPeca {
  id: number;
  tipo: number;
  numero?: string;
  assunto: string;
  fase: number;
  estado: number;
  sigilo: Sigilo;
  nivelAcesso: NivelAcesso;
  tipoDocumento?: string;
  /**
   * A versão que se lê, em documento/visualizar-documento/{id}/{numeroVersao}.
   */
  numeroVersao?: number;
  paginas?: number;
  lido: boolean;
  assinaturas?: {
    feitas: number;
    total: number;
  };
}
export interface ConteudoTransferivel {
  item: ItemCaixa;
  permitido: boolean;
  /**
   * Por que não pode ser transferido agora.
   */
  motivo?: string;
}
export interface ConteudoVinculado {
  id: number;
  tipo: number;
  numero?: string;
  assunto: string;
  tipoDocumento?: string;
  fase: number;
  estado: number;
  autor: string;
  criadoEm: string;
}
export interface ConteudosTransferiveisQuery {
  deUnidadeId: number;
  q?: string;
  fase?: 0 | 1;
  estado?: 0 | 1 | 8;
  tipoDocumentoId?: number;
  start?: number;
  pageSize?: number;
}
export interface ConverterProcesso {
  tipoProcessoId: number;
  assunto?: string;
}
/**
 * Corpo do documento em JSON do editor; conferido à parte por corpo.schema.json.
 */
export interface Corpo {}
/**
 * Lugar de uma assinatura.
 */
export interface CorpoAssinatura {
  type: 'assinatura';
  attrs: {
    chave: string;
  };
}
export interface CorpoParagrafo {
  type: 'paragraph';
  attrs?: {
    textAlign?: 'left' | 'center' | 'right' | 'justify' | null;
    classe?:
      | 'orgao'
      | 'unidade'
      | 'epigrafe'
      | 'ementa'
      | 'localData'
      | 'destinatario'
      | 'assunto'
      | 'vocativo'
      | 'fecho'
      | 'rodape'
      | null;
    /**
     * A parte de norma ou contrato que o parágrafo é: o número vem da ordem e não se guarda.
     */
    dispositivo?:
      | 'artigo'
      | 'clausula'
      | 'clausulaNumeral'
      | 'paragrafo'
      | 'subclausula'
      | 'inciso'
      | 'subclausula2'
      | 'alinea'
      | 'item'
      | null;
    /**
     * O número a partir do qual a contagem dos dispositivos segue aqui.
     */
    inicio?: number | null;
    /**
     * Por onde uma referência do mesmo documento o acha.
     */
    ancora?: string | null;
  };
  content?: CorpoTrecho[];
}
export interface CorpoTexto {
  type: 'text';
  text: string;
  marks?: CorpoMarca[];
}
export interface CorpoMarcaSimples {
  type: 'bold' | 'italic' | 'underline' | 'strike' | 'subscript' | 'superscript' | 'code';
  attrs?: {};
}
export interface CorpoMarcaLigacao {
  type: 'link';
  attrs: {
    href: string;
    target?: string | null;
    rel?: string | null;
    class?: string | null;
    title?: string | null;
  };
}
/**
 * Lugar de um valor: dos dados, ou preenchido pela pessoa.
 */
export interface CorpoMarcador {
  type: 'marcador';
  attrs: {
    chave: string;
  };
  marks?: CorpoMarca[];
}
export interface CorpoQuebraLinha {
  type: 'hardBreak';
  attrs?: {};
  marks?: CorpoMarca[];
}
/**
 * Nota de rodapé, no lugar onde o texto a chama; o número vem da ordem.
 */
export interface CorpoNota {
  type: 'nota';
  attrs?: {
    /**
     * Por onde uma referência do mesmo documento o acha.
     */
    ancora?: string | null;
  };
  content?: CorpoTexto[];
  marks?: CorpoMarca[];
}
/**
 * Referência a um trecho numerado, título, nota, tabela ou figura do mesmo documento; as palavras vêm do que ele é agora.
 */
export interface CorpoReferencia {
  type: 'referencia';
  attrs: {
    alvo: string;
  };
  marks?: CorpoMarca[];
}
export interface CorpoTitulo {
  type: 'heading';
  attrs: {
    level: 1 | 2 | 3 | 4;
    textAlign?: 'left' | 'center' | 'right' | 'justify' | null;
    /**
     * Por onde uma referência do mesmo documento o acha.
     */
    ancora?: string | null;
  };
  content?: CorpoTrecho[];
}
export interface CorpoListaMarcada {
  type: 'bulletList';
  attrs?: {};
  content?: CorpoItem[];
}
export interface CorpoItem {
  type: 'listItem';
  attrs?: {
    /**
     * Por onde uma referência do mesmo documento o acha.
     */
    ancora?: string | null;
  };
  content?: CorpoBloco[];
}
export interface CorpoListaNumerada {
  type: 'orderedList';
  attrs?: {
    start?: number;
    /**
     * “1.1” leva os números dos itens em que a lista está.
     */
    type?: '1' | '1.1' | 'a' | 'A' | 'i' | 'I' | null;
    /**
     * Segue a numeração da lista anterior do mesmo nível; `start` acompanha.
     */
    continua?: boolean | null;
  };
  content?: CorpoItem[];
}
export interface CorpoCitacao {
  type: 'blockquote';
  attrs?: {};
  content?: CorpoBloco[];
}
export interface CorpoLinha {
  type: 'horizontalRule';
  attrs?: {};
}
export interface CorpoTabela {
  type: 'table';
  attrs?: {
    /**
     * Por onde uma referência do mesmo documento o acha.
     */
    ancora?: string | null;
    /**
     * O que se lê depois de “Tabela 1” ou “Figura 1”.
     */
    legenda?: string | null;
  };
  content?: CorpoLinhaTabela[];
}
export interface CorpoLinhaTabela {
  type: 'tableRow';
  attrs?: {};
  content?: (CorpoCelula | CorpoCelulaTitulo)[];
}
export interface CorpoCelula {
  type: 'tableCell';
  attrs?: {
    colspan?: number;
    rowspan?: number;
    colwidth?: (number | null)[] | null;
    align?: 'left' | 'center' | 'right' | 'justify' | null;
  };
  content?: CorpoBloco[];
}
export interface CorpoCelulaTitulo {
  type: 'tableHeader';
  attrs?: {
    colspan?: number;
    rowspan?: number;
    colwidth?: (number | null)[] | null;
    align?: 'left' | 'center' | 'right' | 'justify' | null;
  };
  content?: CorpoBloco[];
}
export interface CorpoImagem {
  type: 'image';
  attrs: {
    arquivo: string;
    alt?: string | null;
    decorativa?: boolean | null;
    /**
     * Largura em porcentagem da largura do texto.
     */
    width?: number | null;
    textAlign?: 'left' | 'center' | 'right' | null;
    /**
     * Por onde uma referência do mesmo documento o acha.
     */
    ancora?: string | null;
    /**
     * O que se lê depois de “Tabela 1” ou “Figura 1”.
     */
    legenda?: string | null;
  };
}
export interface CorpoQuebraPagina {
  type: 'pageBreak';
  attrs?: {};
}
/**
 * Corpo de um documento: o JSON do editor, na forma em que é guardado e impresso.
 */
export interface CorpoDoc {
  type: 'doc';
  content: (CorpoFixo | CorpoBloco)[];
}
/**
 * Trecho que o modelo fixa e o editor não altera.
 */
export interface CorpoFixo {
  type: 'fixo';
  attrs: {
    area: 'cabecalho' | 'corpo' | 'rodape';
  };
  content?: CorpoBloco[];
}
export interface Credenciais {
  login: string;
  senha: string;
  codigo?: string;
}
export interface CredencialPedido {
  usuarioId: number;
}
export interface DesenhoDoConteudo {
  /**
   * Em que passo está; ausente, nada espera.
   */
  passo?: number;
  /**
   * Cerca de quantos são.
   */
  de?: number;
  elementos: {
    id: string;
    nome: string;
    forma: 'EVENTO' | 'TEMPO' | 'DECISAO' | 'TAREFA' | 'GRUPO';
    x: number;
    y: number;
    largura: number;
    altura: number;
    estado?: 'FEITO' | 'AGORA' | 'PROBLEMA';
    /**
     * De todo o tempo que passou no fluxo, o que passou no elemento.
     */
    parte?: number;
  }[];
  ligacoes: {
    x: number;
    y: number;
  }[][];
}
export interface DesenhoFluxo {
  fluxo: {
    id: number;
    codigo: string;
    nome: string;
    ativo: boolean;
  };
  xml?: string;
  revisao: number;
  alteradoEm?: string;
  alteradoPor?: string;
  versoes: {
    numero: number;
    publicadaEm: string;
    publicadaPor: string;
    andamento: number;
  }[];
  papeis: {
    codigo: string;
    nome: string;
  }[];
  unidades: {
    sigla: string;
    nome: string;
  }[];
  modelos: {
    codigo: string;
    nome: string;
  }[];
  subfluxos: {
    codigo: string;
    nome: string;
  }[];
}
export interface DesenhoGuardado {
  revisao: number;
  achados: AchadoFluxo[];
}
export interface DesenhoSalvar {
  xml: string;
  revisao: number;
}
export interface DesenhoXml {
  xml: string;
}
export interface DestinatarioPadrao {
  unidade: UnidadeResumo;
  usuario?: Pessoa;
  aceitaSemPessoa: boolean;
  /**
   * RETORNO: a quem ele tem de voltar; RESPOSTA: quem espera esta resposta; DOCUMENTO: os destinatários que ele nomeia.
   */
  origem: 'RETORNO' | 'RESPOSTA' | 'DOCUMENTO';
}
export interface DestinatariosPadraoQuery {
  conteudoId: number;
}
export interface DestinoAlteracao {
  de: DestinoPedido;
  para: DestinoPedido;
}
export interface DestinoPedido {
  unidadeId: number;
  usuarioId?: number;
}
export interface DestinoInterno {
  unidade: UnidadeResumo;
  usuario?: Pessoa;
}
export interface DestinoInternoCombo {
  unidadeId: number;
  usuarioId?: number;
  rotulo: string;
}
export interface DestinoPossivel {
  unidade: UnidadeResumo;
  usuario?: Pessoa;
  aceitaSemPessoa: boolean;
}
export interface DestinoProtocolo {
  especie: 'USUARIO' | 'EMAIL' | 'LISTA';
  unidade?: UnidadeResumo;
  usuario?: Rotulo1;
  email?: string;
  grupo?: Rotulo1;
  periodicidade: Periodicidade;
  rotulo: string;
  enviadoEm?: string;
  proximoEm?: string;
}
export interface Rotulo1 {
  id: number;
  rotulo: string;
}
/**
 * Interno (unidade, ou pessoa nela), um e-mail ou uma lista de e-mails; os dois últimos, uma vez ou de tempos em tempos.
 */
export interface DestinoProtocoloPedido {
  especie: 'USUARIO' | 'EMAIL' | 'LISTA';
  unidadeId?: number;
  usuarioId?: number;
  email?: string;
  grupoId?: number;
  periodicidade: Periodicidade;
}
export interface DetentorPedido {
  id: number;
  versao?: number;
  usuarioId: number;
}
export interface DistribuirPedido {
  usuarioId: number;
  /**
   * A versão que a pessoa leu; outra é recusada.
   */
  versao?: number;
}
export interface Documento {
  /**
   * O modelo desta minuta deixa indicar assinantes de fora da instituição.
   */
  assinanteDeFora?: boolean;
  /**
   * O pedido de exclusão que espera a decisão.
   */
  exclusaoId?: number;
  /**
   * Quantos anexos tem.
   */
  anexos: number;
  /**
   * Quantos comentários tem.
   */
  comentarios: number;
  /**
   * Pessoas de outras unidades que a escrevem também, enquanto é minuta.
   */
  colaboradores?: Colaborador[];
  /**
   * Quem pergunta só colabora nela: está com outra unidade.
   */
  colaboro?: boolean;
  /**
   * Desde quando está na página pública.
   */
  publicadoEm?: string;
  /**
   * Como chegará à página pública, se for aberto a todos; ausente, não chega.
   */
  publicacao?: 'MANUAL' | 'AUTOMATICA';
  id: number;
  versao: number;
  tipo: number;
  numero?: string;
  assunto: string;
  fase: number;
  estado: number;
  sigilo: Sigilo;
  nivelAcesso: NivelAcesso;
  hipoteseLegal?: string;
  vencimento?: string;
  tipoDocumento: Rotulo1;
  modelo: Rotulo1;
  assuntoClasse?: Rotulo1;
  autor: Pessoa;
  unidade: UnidadeResumo;
  detentor: Detentor;
  checkIn: CheckIn;
  criadoEm: string;
  alteradoEm: string;
  concluidoEm?: string;
  numeroVersao: number;
  versoes: VersaoDocumento[];
  corpo: Corpo;
  propriedades: Propriedade[];
  valores: Valores;
  valoresAutomaticos: Valores;
  campos: CampoConteudo[];
  interessados: Rotulo1[];
  destinos: DestinoInterno[];
  assinantes: Assinante[];
  pendencias: Pendencia[];
  codigoVerificacao?: string;
  sha256?: string;
  paginas?: number;
  emTransito?: EmTransito;
  retorno?: RetornoPedido;
  recebimento?: Recebimento;
  /**
   * O trâmite cujo recebimento ainda se desfaz.
   */
  desfazRecebimento?: number;
  acompanhado: boolean;
  acoes: Acao[];
  /**
   * Made from a version of the model under change: it is never concluded.
   */
  teste?: boolean;
  temporalidade?: Temporalidade;
  resposta?: Resposta;
  /**
   * Enviado a outra unidade, o documento pede resposta.
   */
  pedeResposta?: {
    /**
     * O prazo de quem não diz outro, em dias corridos.
     */
    dias?: number;
    /**
     * A pessoa pode dizer outro prazo.
     */
    definir: boolean;
  };
  /**
   * Quem espera esta resposta, e até quando.
   */
  respondeA?: {
    unidade: UnidadeResumo;
    prazo?: string;
  };
  vigencia?: Vigencia;
  /**
   * O modelo ou o tipo mostra a vigência.
   */
  mostraVigencia?: boolean;
}
export interface VersaoDocumento {
  numero: number;
  situacao: 'MINUTA' | 'CONCLUIDA' | 'SUPERADA';
  criadaEm: string;
  concluidaEm?: string;
  sha256?: string;
  paginas?: number;
}
export interface Propriedade {
  chave: string;
  marcador: string;
  rotulo: string;
  tipo: 'DOCUMENTO' | 'ASSINANTE' | 'DESTINO_INTERNO';
  preenchimento: 'AUTOMATICO' | 'PESSOA';
  mascara?: string;
}
export interface Valores {
  [k: string]: string;
}
export interface Pendencia {
  codigo: string;
  texto: string;
  campo?: string;
  chave?: string;
}
/**
 * Por quanto tempo a classe manda guardar, e o que se faz depois.
 */
export interface Temporalidade {
  /**
   * O prazo no arquivo corrente, em palavras.
   */
  corrente?: string;
  intermediario?: string;
  destinacaoFinal?: 'ELIMINACAO' | 'GUARDA_PERMANENTE';
}
/**
 * A resposta que alguém pediu ao enviar o documento.
 */
export interface Resposta {
  tramiteId: number;
  /**
   * SEM_RESPOSTA: voltou a quem pediu sem ela.
   */
  situacao: 'DEVIDA' | 'RESPONDIDA' | 'SEM_RESPOSTA';
  deUnidade: UnidadeResumo;
  dePessoa: string;
  paraUnidade: UnidadeResumo1;
  prazo?: string;
  respondidaEm?: string;
  /**
   * Os documentos de resposta vinculados que a pessoa vê.
   */
  respostas: {
    id: number;
    numero?: string;
    assunto: string;
    fase: number;
    estado: number;
  }[];
}
/**
 * Quem deve a resposta: a unidade que tem o documento, ou a que vai recebê-lo.
 */
export interface UnidadeResumo1 {
  id: number;
  sigla: string;
  nome: string;
}
export interface DocumentoAto {
  id: number;
  versao: number;
  motivo?: string;
}
export interface DocumentoConcluir {
  id: number;
  versao: number;
  motivo?: string;
  /**
   * Vai à página pública depois de todas as assinaturas. De quem configura a publicação ao concluir.
   */
  publicar?: boolean;
}
export interface DocumentoCopia {
  id: number;
}
/**
 * O que a pessoa vê do documento que assina, além do arquivo.
 */
export interface DocumentoDeFora {
  id: number;
  nome: string;
  tipo: string;
  orgao: string;
  unidade: string;
  situacao: 'PENDENTE' | 'ASSINADO';
  prazo?: string;
  assinadoEm?: string;
  /**
   * O que confere o documento na página pública.
   */
  codigo?: string;
  /**
   * Do arquivo concluído, que é o que se assina.
   */
  sha256: string;
  signatarios: SignatarioDeFora[];
  /**
   * Por que não se assina agora, embora se veja.
   */
  impedimento?: string;
}
/**
 * Quem assina com a pessoa, na ordem: só o nome e se já assinou.
 */
export interface SignatarioDeFora {
  nome: string;
  situacao: 'PENDENTE' | 'ASSINADO' | 'RECUSADO';
  assinadoEm?: string;
  voce: boolean;
  deFora: boolean;
}
export interface DocumentoDeForaAssinar {
  senha: string;
  codigo: string;
  /**
   * O resumo do arquivo que se mostrou: assina-se o que se viu.
   */
  sha256: string;
}
/**
 * Um documento que a pessoa foi chamada a assinar, ou assinou.
 */
export interface DocumentoDeForaItem {
  /**
   * O da assinatura que se pede, e não o do documento.
   */
  id: number;
  /**
   * Número e assunto.
   */
  nome: string;
  tipo: string;
  orgao: string;
  /**
   * A unidade que o fez, e pede a assinatura.
   */
  unidade: string;
  situacao: 'PENDENTE' | 'ASSINADO';
  prazo?: string;
  assinadoEm?: string;
}
export interface DocumentoDeForaRecusar {
  motivo: string;
}
export interface DocumentoNovo {
  modeloId: number;
  tipoDocumentoId?: number;
  assunto: string;
  /**
   * O texto que a pessoa ou a unidade guardou de um documento deste modelo.
   */
  modeloPersonalizadoId?: number;
  conteudoVinculado?: number;
  /**
   * A test of the version of the model that is under change.
   */
  teste?: boolean;
}
export interface DocumentoSalvar {
  id: number;
  versao: number;
  assunto?: string;
  corpo?: Corpo;
  /**
   * Os campos do tipo que mudaram; sem valor, o campo se esvazia.
   */
  campos?: CampoPreenchido[];
  valores?: Valores;
  sigilo?: Sigilo;
  nivelAcesso?: NivelAcesso;
  hipoteseLegal?: string;
  vencimento?: string;
  assuntoClasseId?: number;
  interessados?: number[];
  destinos?: DestinoPedido[];
  vigencia?: VigenciaPedida;
}
/**
 * Início e fim, ou início e por quanto tempo; vazia, o documento não tem vigência.
 */
export interface VigenciaPedida {
  inicio?: string;
  fim?: string;
  prazo?: {
    quantidade: number;
    unidade: 'DIAS' | 'MESES' | 'ANOS';
  };
}
export interface DocumentoSalvo {
  id: number;
  versao: number;
  salvoEm: string;
  valoresAutomaticos: Valores;
  campos: CampoConteudo[];
  pendencias: Pendencia[];
}
export interface DocumentosDeFora {
  assinar: DocumentoDeForaItem[];
  assinados: DocumentoDeForaItem[];
}
export interface DocumentosQuery {
  q?: string;
  start?: number;
  pageSize?: number;
  sort?: string[];
}
export interface EncaminharAssinatura {
  prazo?: string;
}
/**
 * O que a recusa de uma entrada traz quando a senha confere e ainda falta um passo.
 */
export interface EntradaPendente {
  desafio: string;
  etapa: 'CODIGO' | 'SENHA' | 'SEGUNDO_FATOR';
  expiraEm: string;
  meio?: MeioSegundoFator;
  porEmail?: boolean;
  para?: string;
  regras?: RegrasSenha;
}
export interface RegrasSenha {
  tamanhoMinimo: number;
  forte: boolean;
}
export interface EnvioRelatorio {
  id: number;
  /**
   * Do relatório.
   */
  nome: string;
  pesquisaId?: number;
  relatorio?: NomeRelatorio;
  cada: RitmoEnvio;
  dia?: number;
  hora: string;
  soDiasUteis: boolean;
  ativo: boolean;
  /**
   * É da própria pessoa, e não só enviado a ela.
   */
  proprio: boolean;
  /**
   * De quem é o que se recebe.
   */
  de?: string;
  proximoEm?: string;
  ultimoEm?: string;
  /**
   * Quem recebe, para quem é dono do envio.
   */
  pessoas: Rotulo1[];
  /**
   * Quem deixou de receber por vontade própria.
   */
  sairam: string[];
  saidas: SaidaRelatorio[];
}
/**
 * Como foi o último envio a uma pessoa.
 */
export interface SaidaRelatorio {
  nome: string;
  situacao: 'NA_FILA' | 'ENVIADO' | 'FALHOU' | 'DUVIDA' | 'NAO_ENVIADO';
  motivo?: string;
}
/**
 * Que relatório vai, a quem e quando: um salvo pela própria pessoa, ou um do Malote.
 */
export interface EnvioRelatorioEntrada {
  pesquisaId?: number;
  relatorio?: NomeRelatorio;
  cada: RitmoEnvio;
  /**
   * Da semana, de 1, segunda-feira, a 7; ou do mês, em que o dia que não há é o último.
   */
  dia?: number;
  hora: string;
  /**
   * O que cairia em outro dia sai no dia útil seguinte da unidade.
   */
  soDiasUteis: boolean;
  ativo: boolean;
  pessoas: number[];
}
export interface EscolhaSimulada {
  tipo: 'CONCLUIR' | 'EVENTO' | 'AVANCAR' | 'PROXIMO';
  chave?: string;
  por?: number;
  evento?: string;
  horas?: number;
  decisao?: 'APROVAR' | 'DEVOLVER';
  motivo?: string;
  respostas?: {
    [k: string]: string | number | boolean;
  };
}
export interface EsqueciSenha {
  login: string;
}
export interface EtapaCodigo {
  desafio: string;
  codigo: string;
}
export interface EtapaDesafio {
  desafio: string;
}
export interface EtapaMeio {
  desafio: string;
  meio: MeioSegundoFator;
}
/**
 * Quem teve a posse, por quanto tempo e como ela chegou.
 */
export interface EtapaPercurso {
  tramiteId?: number;
  unidade: UnidadeResumo;
  pessoa?: string;
  /**
   * Falso enquanto está a caminho, e no que foi redirecionado.
   */
  recebida: boolean;
  /**
   * Quando chegou; o que está a caminho, quando foi enviado.
   */
  desde: string;
  ate?: string;
  dias: number;
  /**
   * Pelo calendário da unidade.
   */
  diasUteis: number;
  recebidoPor?: string;
  enviadoEm?: string;
  enviadoPor?: string;
  deUnidade?: string;
  despacho?: string;
  prioridade?: Prioridade;
  prazo?: string;
  retornoObrigatorio: boolean;
  prazoRetorno?: string;
  devolvidoEm?: string;
  /**
   * Passou sem ser recebida: quem a mandou à unidade certa.
   */
  redirecionada?: {
    em: string;
    por: string;
    motivo: string;
  };
  atrasos?: ('RECEBER' | 'DEVOLVER' | 'RESPONDER')[];
  pedeResposta?: boolean;
  prazoResposta?: string;
  respondidaEm?: string;
}
export interface EtapaSenha {
  desafio: string;
  senha: string;
}
export interface EtiquetasAvulsasQuery {
  quantidade: number;
  folha: FolhaEtiquetas;
  /**
   * A primeira etiqueta ainda por usar da folha.
   */
  inicio?: number;
}
export interface EtiquetasQuery {
  ids: string;
  folha: FolhaEtiquetas;
  /**
   * A primeira etiqueta ainda por usar da folha.
   */
  inicio?: number;
}
export interface ExternoCadastro {
  nome: string;
  documento: string;
  email: string;
  aceite: boolean;
}
export interface ExternoConfirmado {
  aguardaAprovacao: boolean;
}
export interface ExternoConfirmar {
  link: string;
  senha: string;
}
export interface ExternoCredenciais {
  email: string;
  senha: string;
}
export interface ExternoDesafio {
  desafio: string;
  para: string;
  expiraEm: string;
}
export interface ExternoEmail {
  email: string;
}
export interface ExternoLink {
  link: string;
}
export interface ExternoLinkSituacao {
  valido: boolean;
  email?: string;
  regras: RegrasSenha;
}
export interface ExternoOpcoes {
  cadastroAberto: boolean;
  aprovacao: boolean;
}
/**
 * Quem entrou, se alguém entrou.
 */
export interface ExternoQuem {
  sessao?: ExternoSessao;
}
export interface ExternoSessao {
  id: number;
  nome: string;
  email: string;
  documento: string;
}
export interface ExternoTrocarSenha {
  atual: string;
  nova: string;
}
/**
 * Quantos dos achados há de cada valor; entre os mais recentes, quando são muitos.
 */
export interface FacetasPesquisa {
  base: number;
  /**
   * Falso quando há mais achados que os contados
   */
  todos: boolean;
  facetas: {
    campo:
      'tipo' | 'fase' | 'estado' | 'tipoDocumento' | 'tipoProcesso' | 'unidadeDetentora' | 'unidadeOrigem';
    valores: {
      valor: number;
      rotulo?: string;
      total: number;
    }[];
  }[];
}
export interface FluxoDoConteudo {
  nome?: string;
  versao?: number;
  situacao?: 'ATIVA' | 'SUSPENSA' | 'PROBLEMA' | 'CONCLUIDA' | 'CANCELADA';
  iniciadaEm?: string;
  problema?: string;
  abertas: AtividadeFluxo[];
  passos: {
    id: number;
    nome: string;
    em: string;
    por?: string;
    /**
     * Quem o fez no lugar dela, por substituição.
     */
    porQuem?: string;
    /**
     * O tempo acabou antes que alguém o fizesse.
     */
    expirou?: boolean;
    decisao?: 'APROVAR' | 'DEVOLVER';
    motivo?: string;
    respostas?: {
      rotulo: string;
      valor: string;
    }[];
  }[];
}
export interface FluxoEstatistica {
  fluxo: string;
  /**
   * A do desenho: a que se pediu, ou a última.
   */
  versao: number;
  iniciados: number;
  concluidos: number;
  interrompidos: number;
  emAndamento: number;
  porMes: {
    mes: string;
    iniciados: number;
    concluidos: number;
    interrompidos: number;
  }[];
  elementos: {
    id: string;
    nome: string;
    feitas: number;
    abertas: number;
    comPrazo: number;
    atrasadas: number;
    /**
     * Segundos, a menos de 2,5 %.
     */
    mediana?: number;
    /**
     * Segundos, a menos de 2,5 %.
     */
    p90?: number;
    /**
     * De todo o tempo que passou no fluxo, o que passou aqui.
     */
    parte?: number;
  }[];
  desenho: DesenhoDoConteudo;
}
export interface FluxoEstatisticaQuery {
  de?: string;
  ate?: string;
  versao?: number;
}
export interface FluxoMedido {
  id: number;
  nome: string;
  versoes: {
    numero: number;
    emAndamento: number;
  }[];
}
export interface FluxoMigracao {
  id: number;
  de: number;
  para: number;
  motivo: string;
  situacao: 'EM_ANDAMENTO' | 'CONCLUIDA' | 'CANCELADA';
  pedidaEm: string;
  pedidaPor: string;
  terminadaEm?: string;
  total: number;
  feitas: number;
  recusadas: number;
  canceladas: number;
}
export interface FluxoMigracaoItem {
  instanciaId: number;
  situacao: 'ESPERA' | 'FEITA' | 'RECUSADA' | 'CANCELADA';
  mensagem?: string;
  /**
   * Só do que a pessoa vê.
   */
  conteudo?: {
    id: number;
    tipo: number;
    numero?: string;
    assunto: string;
  };
}
export interface FluxoMigracaoNova {
  de: number;
  para: number;
  mapa?: {
    [k: string]: string;
  };
  motivo: string;
}
export interface FluxoMigracaoPedido {
  de: number;
  para: number;
  mapa?: {
    [k: string]: string;
  };
  instanciaId?: number;
}
export interface FluxoMigracaoPrevia {
  total: number;
  passam: number;
  faltam: {
    id: string;
    nome: string;
    quantas: number;
  }[];
  bloqueios: {
    mensagem: string;
    quantas: number;
  }[];
  avisos: {
    mensagem: string;
    quantas: number;
  }[];
  destinos: {
    id: string;
    nome: string;
  }[];
}
export interface FluxoMigracaoPrevista {
  instanciaId: number;
  passa: boolean;
  /**
   * O que impede, ou o que muda ao passar.
   */
  motivos: string[];
  /**
   * Só do que a pessoa vê.
   */
  conteudo?: {
    id: number;
    tipo: number;
    numero?: string;
    assunto: string;
  };
}
export interface FluxoProblema {
  id: number;
  tipo:
    | 'EXPRESSAO'
    | 'SEM_SAIDA'
    | 'PARADA'
    | 'DEMOROU'
    | 'SEM_EXECUTOR'
    | 'QUORUM_IMPOSSIVEL'
    | 'TEMPO'
    | 'TRABALHO';
  fluxo: string;
  fluxoId: number;
  versao: number;
  elemento?: string;
  mensagem: string;
  abertoEm: string;
  /**
   * Só do que a pessoa vê.
   */
  conteudo?: {
    id: number;
    tipo: number;
    numero?: string;
    assunto: string;
  };
}
export interface FluxoProblemaAto {
  ids: number[];
  ato: 'TENTAR' | 'CORRIGIR' | 'ESCOLHER' | 'MOVER' | 'MIGRAR' | 'INTERROMPER';
  motivo: string;
  valores?: {
    [k: string]: string | number | boolean;
  };
  saida?: string;
  destino?: string;
  versao?: number;
  mapa?: {
    [k: string]: string;
  };
}
export interface FluxoProblemaDetalhe {
  instanciaId?: number;
  saidas: {
    id: string;
    nome: string;
    condicao?: string;
  }[];
  campos: {
    chave: string;
    rotulo: string;
    tipo: 'TEXTO' | 'NUMERO' | 'DATA' | 'SIM_NAO';
    valor?: string | number | boolean;
  }[];
  destinos: {
    id: string;
    nome: string;
  }[];
  versoes: number[];
  desenho: DesenhoDoConteudo;
}
export interface FluxoPublicar {
  revisao: number;
}
export interface FluxoSimulado {
  /**
   * NAO_ANDA: há o que impede publicar, e está nos achados.
   */
  situacao: 'ANDANDO' | 'TERMINOU' | 'PAROU' | 'NAO_ANDA';
  /**
   * Quantas das escolhas ainda valem neste desenho.
   */
  aplicadas: number;
  achados: AchadoFluxo[];
  /**
   * Campos do conteúdo de que falam as condições.
   */
  pede: string[];
  agora?: string;
  /**
   * Quando vence o próximo tempo ou prazo.
   */
  proximo?: string;
  iniciador?: {
    usuarioId: number;
    nome: string;
    unidadeId: number;
    unidade: string;
  };
  parada?: {
    elemento?: string;
    nome?: string;
    mensagem: string;
  };
  abertas: {
    chave: string;
    elemento: string;
    nome: string;
    especie:
      | 'FORMULARIO'
      | 'APROVACAO'
      | 'ASSINAR'
      | 'TRAMITAR'
      | 'JUNTAR'
      | 'CRIAR_DOCUMENTO'
      | 'ESPERA'
      | 'TRABALHO';
    espera?: string;
    instrucao?: string;
    abertaEm: string;
    prazo?: string;
    atrasada: boolean;
    campos: CampoAtividade[];
    pessoas: {
      usuarioId: number;
      nome: string;
      unidade: string;
      motivos: string[];
      ausenteAte?: string;
      substituto?: string;
    }[];
    /**
     * Executantes que não dão em ninguém agora.
     */
    ninguem: {
      executante: string;
      motivo: string;
    }[];
  }[];
  tempos: {
    elemento: string;
    nome: string;
    vence: string;
  }[];
  historia: {
    /**
     * A escolha de que veio; 0, o começo.
     */
    passo: number;
    em: string;
    elemento?: string;
    texto: string;
  }[];
  desenho: DesenhoDoConteudo;
}
export interface FluxoSimular {
  xml: string;
  amostra?: AmostraSimulada;
  escolhas?: EscolhaSimulada[];
}
export interface FluxoSorteado {
  semente: number;
  /**
   * Quantos couberam no tempo.
   */
  casos: number;
  pedidos: number;
  terminaram: number;
  /**
   * Segundos do começo ao fim.
   */
  mediana?: number;
  achados: AchadoFluxo[];
  parados: {
    elemento?: string;
    nome?: string;
    mensagem: string;
    casos: number;
  }[];
  etapas: {
    id: string;
    nome: string;
    vezes: number;
    /**
     * Segundos.
     */
    mediana: number;
    comPrazo: number;
    atrasadas: number;
    parte: number;
    /**
     * O tempo veio da estatística do fluxo.
     */
    medida: boolean;
  }[];
  desenho: DesenhoDoConteudo;
}
export interface FluxoSortear {
  xml: string;
  amostra?: AmostraSimulada;
  semente?: number;
  casos?: number;
}
export interface FormatoPesquisaQuery {
  formato?: 'csv' | 'xlsx';
}
export interface GerenciarAtividadesQuery {
  start?: number;
  pageSize?: number;
  fluxoId?: number;
  papel?: string;
  unidadeId?: number;
  usuarioId?: number;
  prazo?: 'ATRASADAS' | 'HOJE' | 'SEM';
  posse?: 'LIVRES' | 'ASSUMIDAS';
  q?: string;
}
export interface HistoricoPedido {
  conteudoId: number;
  /**
   * Só os atos mais antigos do que este, pelo id; sem ele, os mais novos.
   */
  antesDe?: number;
}
export interface HsmAssinar {
  provedor: number;
  pacotes: string[];
  /**
   * A de quem assina, no Malote.
   */
  senha: string;
  /**
   * Do segundo fator, quando a licença o pede.
   */
  codigo?: string;
}
export interface Ids {
  ids: number[];
}
/**
 * Uma carga: o que ela faz, ou faria, e como está. Uma carga com erros não muda nada.
 */
export interface Importacao {
  id: number;
  registro: string;
  /**
   * Só conferiu; nada foi gravado.
   */
  simulada: boolean;
  /**
   * RECUSADA: havia erros e nada mudou. INTERROMPIDA: parou no meio e nada mudou. DESFAZENDO: em segundo plano; processadas conta o que já voltou, e uma recusa traz a situação CONCLUIDA de volta, com o motivo em erros.
   */
  situacao:
    'NA_FILA' | 'EM_ANDAMENTO' | 'CONCLUIDA' | 'RECUSADA' | 'INTERROMPIDA' | 'DESFAZENDO' | 'DESFEITA';
  /**
   * Na fila, o que está fora e ela espera que volte: o banco, ou o volume em que está o arquivo.
   */
  espera?: 'BANCO' | 'VOLUME';
  /**
   * Nome do arquivo enviado.
   */
  arquivo: string;
  formato: 'csv' | 'xlsx';
  chave?: string;
  colunas: ImportacaoColuna[];
  /**
   * Linhas com dados no arquivo.
   */
  linhas: number;
  processadas: number;
  incluir: number;
  alterar: number;
  semMudanca: number;
  /**
   * Linhas com erro.
   */
  comErro: number;
  /**
   * Os primeiros 1.000, na ordem das linhas.
   */
  erros: ImportacaoProblema[];
  totalErros: number;
  criadaEm: string;
  /**
   * Nome de quem enviou o arquivo.
   */
  criadaPor?: string;
  iniciadaEm?: string;
  terminadaEm?: string;
  desfeitaEm?: string;
  /**
   * desfazer, e por que não, quando não se pode; cancelar, enquanto espera na fila.
   */
  acoes: Acao[];
}
/**
 * Uma coluna do arquivo e o campo que ela preenche; sem campo, fica de fora.
 */
export interface ImportacaoColuna {
  coluna: string;
  campo?: string;
}
/**
 * O que foi recusado: a linha do arquivo (o cabeçalho é a 1), o título da coluna e o campo, quando são de um.
 */
export interface ImportacaoProblema {
  linha: number;
  coluna?: string;
  campo?: string;
  mensagem: string;
}
/**
 * Conteúdo do erro que recusa desfazer: os registros da carga que mudaram, saíram ou passaram a ser usados depois dela (os primeiros 100).
 */
export interface ImportacaoAlterados {
  registros: {
    id: number;
    linha: number;
    rotulo?: string;
    motivo: string;
  }[];
  total: number;
}
/**
 * O que a pessoa escolhe ao importar: a parte payload do multipart, ao lado do arquivo.
 */
export interface ImportacaoEscolhas {
  /**
   * Campo que cada coluna do arquivo preenche; null deixa a coluna de fora. Sem mapa, cada coluna é reconhecida pelo título ou nome; com mapa, só as citadas entram.
   */
  mapa?: {
    [k: string]: string | null;
  };
  /**
   * Campos únicos que reconhecem o registro, separados por vírgula, ou id. Sem chave, toda linha é um registro novo.
   */
  chave?: string;
}
export interface ImportacaoProtocolo {
  id: number;
  situacao: 'EM_ANDAMENTO' | 'CONCLUIDA';
  criadaEm: string;
  terminadaEm?: string;
  itens: ItemImportado[];
}
export interface ItemImportado {
  ordem: number;
  situacao: 'ESPERA' | 'FEITO' | 'RECUSADO' | 'DESFEITO';
  assunto: string;
  /**
   * O nome do arquivo que chegou, enquanto está guardado.
   */
  arquivo?: string;
  /**
   * Por que não foi registrado.
   */
  mensagem?: string;
  protocoloId?: number;
  numero?: string;
  /**
   * Ninguém mexeu nele desde que foi registrado.
   */
  desfazivel?: boolean;
}
export interface ImportacaoProtocoloPedido {
  itens: ProtocoloNovo[];
}
/**
 * Sem captura, o arquivo vem no próprio pedido.
 */
export interface ProtocoloNovo {
  tipoDocumentoId: number;
  assunto: string;
  sigilo?: Sigilo;
  nivelAcesso?: NivelAcesso;
  hipoteseLegal?: string;
  /**
   * Vazio retira o vencimento.
   */
  vencimento?: string;
  /**
   * 0 retira a classificação.
   */
  assuntoClasseId?: number;
  interessados?: number[];
  destinos?: DestinoProtocoloPedido[];
  /**
   * Os campos do tipo que mudaram; sem valor, o campo se esvazia.
   */
  campos?: CampoPreenchido[];
  origem?: string;
  localFisico?: string;
  observacoes?: string;
  recebidoEm?: string;
  /**
   * Vazio retira.
   */
  vigenciaDe?: string;
  /**
   * Vazio retira.
   */
  vigenciaAte?: string;
  captura?: CapturaUsada;
  assinatura?: AssinaturaProtocoloPedido;
}
export interface ImportacaoResumo {
  id: number;
  situacao: 'EM_ANDAMENTO' | 'CONCLUIDA';
  criadaEm: string;
  total: number;
  feitos: number;
  recusados: number;
}
export interface Impressao {
  id: number;
  processoId: number;
  formato: 'PDF' | 'ZIP';
  situacao: 'ESPERA' | 'FAZENDO' | 'PRONTA' | 'FALHOU' | 'CANCELADA';
  /**
   * Passos feitos, de total.
   */
  feitas: number;
  total: number;
  /**
   * Quantas peças há no arquivo.
   */
  pecas: number;
  /**
   * São as escolhidas, e não todas as que a pessoa alcança.
   */
  parcial: boolean;
  paginas?: number;
  tamanho?: number;
  /**
   * Por que falhou.
   */
  motivo?: string;
  pedidaEm: string;
}
export interface ImpressaoPedido {
  processoId: number;
  formato: 'PDF' | 'ZIP';
  /**
   * Ids do que foi escolhido; sem isto, tudo o que a pessoa alcança.
   */
  pecas?: number[];
}
export interface IntimacaoArquivo {
  id: number;
  nome: string;
}
export interface IntimacaoCancelar {
  motivo: string;
}
export interface IntimacaoDoProcesso {
  id: number;
  situacao: SituacaoIntimacao;
  assunto: string;
  texto: string;
  quem: string;
  enviadaEm: string;
  enviadaPor: string;
  tacitaEm: string;
  dias?: number;
  cienciaEm?: string;
  cienciaDia?: string;
  cienciaPor?: string;
  prazo?: string;
  resposta?: string;
  respondidaEm?: string;
  respondidaPor?: string;
  foraDoPrazo?: boolean;
  motivo?: string;
  certidaoId?: number;
  /**
   * Ninguém entra com a conta: a intimação espera.
   */
  contaFechada?: boolean;
  documentos: string[];
}
export interface IntimacaoExterna {
  id: number;
  situacao: SituacaoIntimacao;
  orgao: string;
  unidade: string;
  enviadaEm: string;
  tacitaEm: string;
  representado?: string;
  assunto?: string;
  texto?: string;
  processo?: string;
  dias?: number;
  cienciaEm?: string;
  cienciaDia?: string;
  cienciaPor?: string;
  prazo?: string;
  resposta?: string;
  respondidaEm?: string;
  respondidaPor?: string;
  foraDoPrazo?: boolean;
  certidao?: boolean;
  responde: boolean;
  documentos: IntimacaoArquivo[];
}
export interface IntimacaoItem {
  id: number;
  situacao: SituacaoIntimacao;
  orgao: string;
  unidade: string;
  enviadaEm: string;
  tacitaEm: string;
  representado?: string;
  assunto?: string;
  prazo?: string;
}
export interface IntimacaoNova {
  versao?: number;
  externoId: number;
  assunto: string;
  texto: string;
  dias?: number;
  documentos: string[];
  pecas?: number[];
}
export interface IntimacoesDoProcesso {
  itens: IntimacaoDoProcesso[];
  partes: ParteIntimavel[];
  diasTacita: number;
  intimar: {
    permitida: boolean;
    motivo?: string;
  };
}
export interface ParteIntimavel {
  id: number;
  nome: string;
}
export interface IntimacoesExternas {
  itens: IntimacaoItem[];
}
export interface ItemHistorico {
  id: number;
  momento: string;
  ato: string;
  texto: string;
  quem: string;
  porQuem?: string;
  unidade?: string;
  paraQuem?: string;
  citacao?: string;
  detalhe?: string;
}
/**
 * Um conteúdo achado, com as 26 colunas e por que foi achado.
 */
export interface ItemPesquisa {
  id: number;
  tipo: number;
  numeroDocumento?: string;
  numeroProcesso?: string;
  numeroProtocolo?: string;
  dataUltimoTramite?: string;
  assunto: string;
  interessado: string[];
  sigilo: Sigilo;
  estado: number;
  cpfCnpjInteressado: string[];
  nivelAcesso: NivelAcesso;
  origem: number;
  fase: number;
  tipoDocumento?: string;
  tipoProcesso?: string;
  observacoes?: string;
  dataCriacao: string;
  origemAutor: string;
  localizacaoDetentor: string;
  assinante: string[];
  paraConhecimento: string[];
  assinaturaCertificadoDigital: boolean;
  /**
   * Se é um documento vinculado a outro
   */
  removerDocumentoVinculado: boolean;
  /**
   * Se o acesso é sigiloso, só de pessoas nomeadas
   */
  envelopeFechado: boolean;
  modeloDocumento?: string;
  protocoloExterno: boolean;
  usuarioExterno?: string;
  /**
   * Onde o texto foi achado
   */
  porque: ('numero' | 'assunto' | 'pessoa' | 'campo' | 'texto' | 'anexo')[];
  trecho?: ParteTrecho[];
  /**
   * O trecho é do anexo, e não do texto do conteúdo
   */
  trechoDoAnexo?: boolean;
  /**
   * Nome do arquivo em que o texto foi achado
   */
  anexo?: string;
}
export interface ParteTrecho {
  texto: string;
  achado?: boolean;
}
export interface ItensEmLoteQuery {
  situacao?: SituacaoItemEmLote;
  start?: number;
  pageSize?: number;
}
export interface ItensPesquisaQuery {
  start?: number;
  pageSize?: number;
}
export interface LicencaAssinatura {
  /**
   * Pede também o código do segundo fator.
   */
  codigo: boolean;
  meio?: MeioSegundoFator;
  porEmail?: boolean;
  docflow: boolean;
  digital: boolean;
  cloud: boolean;
  /**
   * O cadastro da pessoa diz o nome do certificado dela no HSM.
   */
  hsm: boolean;
}
export interface LinkSenha {
  link: string;
}
export interface LinkSenhaSituacao {
  valido: boolean;
  login?: string;
  regras: RegrasSenha;
}
export interface ListaEmailCombo {
  id: number;
  rotulo: string;
  pessoas: number;
}
export interface LogConsulta {
  /**
   * Só as linhas com este texto.
   */
  q?: string;
  /**
   * Só as linhas deste nível para cima.
   */
  nivel?: 'AVISO' | 'ERRO';
  /**
   * Quantas, no máximo.
   */
  linhas?: number;
}
export interface LogLinhas {
  /**
   * Da mais antiga à mais nova.
   */
  linhas: string[];
}
export interface LoteCertificado {
  assinaturas: AssinaturaCalculada[];
}
export interface LotesQuery {
  start?: number;
  pageSize?: number;
}
export interface MarcadorAssinatura {
  chave: string;
  rotulo: string;
  assinanteId?: number;
}
export interface MarcadorPedido {
  ids: IdsMarcados;
  alcance: AlcanceMarcador;
  cor: CorMarcador;
  texto: string;
  nota?: string;
}
export interface MarcadorRetirado {
  ids: IdsMarcados;
  alcance: AlcanceMarcador;
}
export interface MarcarPedido {
  ids: IdsMarcados;
  lido?: boolean;
  favorito?: boolean;
  /**
   * A pessoa abriu a página deles agora.
   */
  consultado?: true;
}
export interface MatriculasQuery {
  matriculas: string[];
}
/**
 * Um documento criado dentro do processo que ainda não foi concluído.
 */
export interface MinutaDoProcesso {
  id: number;
  tipo: number;
  numero?: string;
  assunto: string;
  tipoDocumento?: string;
  autor: string;
  criadoEm: string;
}
export interface MinutasOrdem {
  minutas: number[];
}
export interface ModeloCarregado {
  id: number;
  nome: string;
  corpo: Corpo;
  propriedades: Propriedade[];
  valoresAutomaticos: Valores;
}
export interface ModeloCombo {
  id: number;
  codigo: string;
  nome: string;
  descricao?: string;
  tipoDocumento: Rotulo1;
  sigla?: string;
}
export interface ModeloComboQuery {
  q?: string;
  pageSize?: number;
  /**
   * Só os modelos que são uma resposta.
   */
  resposta?: boolean;
  /**
   * Com resposta: o documento a que se responde, cujo modelo pode dizer com quais.
   */
  respondeA?: number;
}
export interface ModeloPersonalizado {
  id: number;
  nome: string;
  modelo: Rotulo1;
  tipoDocumento: Rotulo1;
  sigla?: string;
  autor: string;
  daUnidade: boolean;
  /**
   * Se a pessoa pode mudar o nome e excluir.
   */
  mudar: boolean;
}
export interface ModeloPersonalizadoEscrito {
  nome: string;
  /**
   * Se é também das pessoas da unidade de quem o guarda.
   */
  daUnidade?: boolean;
}
/**
 * A nota que confirma o ato; a configuração diz se ela é exigida.
 */
export interface NotaPedido {
  motivo?: string;
}
export interface NotificacaoQuantidade {
  quantidade: number;
}
export interface NotificacoesApagar {
  ids?: number[];
}
export interface NotificacoesQuery {
  start?: number;
  pageSize?: number;
  /**
   * Só as que ainda não foram lidas.
   */
  naoLidas?: boolean;
}
export interface NuvemAberta {
  ato: number;
}
/**
 * Os valores que a chave deu, ou aonde ir para autorizar estes resumos.
 */
export interface NuvemAssinada {
  endereco?: string;
  assinaturas?: AssinaturaCalculada[];
}
export interface NuvemAssinar {
  pacotes: string[];
  /**
   * O que a pessoa digitou: vai ao provedor e não fica guardado.
   */
  fatores?: {
    id: string;
    valor: string;
  }[];
}
export interface NuvemCodigo {
  certificado: CertificadoBase64;
  fator: string;
}
/**
 * O que o provedor dá para a pessoa responder; nada, se o mandou por outro caminho.
 */
export interface NuvemDesafio {
  desafio?: string;
}
export interface NuvemIniciada {
  /**
   * Aonde ir no provedor.
   */
  endereco: string;
  /**
   * Fica só nesta janela; sem ela a volta não serve.
   */
  chave: string;
}
export interface NuvemPedida {
  provedor: number;
  ids: number[];
  anexo?: AnexoAssinado;
}
export interface NuvemRetorno {
  /**
   * O que veio depois de ? no endereço a que o provedor devolveu a pessoa.
   */
  resposta: string;
  chave: string;
}
export interface OcorrenciaAgendaQuery {
  /**
   * De um compromisso que se repete: o dia que a repetição dá a este, antes de se olhar o expediente.
   */
  ocorrencia?: string;
}
export interface OpcaoPesquisa {
  /**
   * De quem assina de fora, abaixo de zero.
   */
  id: number;
  rotulo: string;
}
export interface OpcoesCampoQuery {
  rotulo: string;
}
export interface OpcoesLidas {
  opcoes: OpcaoLida[];
}
export interface OpcoesPesquisaQuery {
  campo:
    | 'tipoDocumento'
    | 'tipoProcesso'
    | 'modeloDocumento'
    | 'unidade'
    | 'pessoa'
    | 'assinante'
    | 'campoNumerico';
  q?: string;
  id?: number;
}
export interface PacoteAssinatura {
  pacote: string;
  id: number;
  rotulo: string;
  /**
   * O que se assina, em base64: os atributos em DER, ou o SignedInfo de um XML.
   */
  atributos: string;
  /**
   * SHA-256 do que se assina, em hexadecimal.
   */
  resumo: string;
  /**
   * Os trechos do arquivo que a assinatura cobre; ao lado de um arquivo, ele todo; de um XML, o lugar dela.
   */
  intervalo: number[];
  venceEm: string;
  certificado: CertificadoJulgado;
}
export interface PacotePedido {
  id: number;
  anexo?: AnexoAssinado;
  certificado: CertificadoBase64;
  cadeia?: CertificadoBase64[];
  /**
   * A assinatura em nuvem de que este pacote é: alguns provedores dão a assinatura pronta.
   */
  ato?: number;
}
export interface PaginaQuery {
  start?: number;
  pageSize?: number;
  sort?: string[];
}
/**
 * O início inteiro, lido de uma vez.
 */
export interface Painel {
  arranjo: ArranjoPainel;
  /**
   * De quem é o arranjo: da própria pessoa, do perfil dela, do produto.
   */
  origem: 'PESSOA' | 'PERFIL' | 'PRODUTO';
  /**
   * O padrão do perfil mudou depois que a pessoa arranjou o seu.
   */
  padraoMudou: boolean;
  blocos: BlocoPainel[];
  lidoEm: string;
}
/**
 * O início de quem tem um perfil e não arranjou o seu.
 */
export interface PainelPadrao {
  arranjo: ArranjoPainel;
  /**
   * Se o perfil tem um padrão seu; sem ele, vale o do produto.
   */
  proprio: boolean;
}
/**
 * As colunas que a pessoa quer ver, na ordem.
 */
export interface ParametrosPesquisa {
  colunas: ColunaPesquisa[];
}
export interface PassagemExemplo {
  texto: string;
  /**
   * Endereço no cliente.
   */
  rota?: string;
}
export interface PassagemGrupo {
  nome: string;
  titulo: string;
  /**
   * O que acontece com isto na passagem.
   */
  efeito: string;
  total: number;
  exemplos: PassagemExemplo[];
}
export interface PassagemPedido {
  versao: number;
  /**
   * Dispensado quando não há nada a passar.
   */
  para?: number;
  motivo: string;
  /**
   * Inativar também, na mesma transação.
   */
  inativar: boolean;
}
export interface PassagemSituacao {
  id: number;
  versao: number;
  nome: string;
  ativo: boolean;
  grupos: PassagemGrupo[];
}
export interface PdfAssinaturaPedido {
  /**
   * O arquivo que se vai assinar, como está.
   */
  id?: number;
  /**
   * O mesmo, já com o lugar da assinatura preparada.
   */
  pacote?: string;
}
export interface Peca {
  /**
   * O número no processo: nunca muda nem se repete.
   */
  ordem: number;
  /**
   * Como se lê o número: 12, ou R2 entre as reservadas.
   */
  rotulo: string;
  /**
   * Mais fechada que o processo; contada à parte, e só por quem a alcança.
   */
  reservada: boolean;
  volume: number;
  situacao: 'JUNTADA' | 'RETIRADA' | 'MOVIDA';
  juntadaEm: string;
  porQuem: string;
  unidade: string;
  conteudo?: ConteudoDaPeca;
  /**
   * Por que esta pessoa não a retira nem a move: outra a juntou.
   */
  presa?: string;
  /**
   * Veio como referência de um documento deste processo.
   */
  referencia?: boolean;
  deProcesso?: Rotulo2;
  /**
   * O rastro do que saiu.
   */
  saida?: {
    em: string;
    porQuem: string;
    unidade: string;
    motivo?: string;
    paraProcesso?: Rotulo3;
    termo?: Rotulo4;
  };
}
/**
 * O processo de onde veio.
 */
export interface Rotulo2 {
  id: number;
  rotulo: string;
}
/**
 * Aonde foi, de quem o alcança.
 */
export interface Rotulo3 {
  id: number;
  rotulo: string;
}
/**
 * O termo de desentranhamento.
 */
export interface Rotulo4 {
  id: number;
  rotulo: string;
}
export interface PecaJuntar {
  versao?: number;
}
export interface PecaMover {
  motivo: string;
  /**
   * Faz uma minuta do termo de desentranhamento, dentro do processo de onde sai.
   */
  termo?: boolean;
}
export interface PecaRemover {
  processoId: number;
  documentoId: number;
  motivo: string;
  /**
   * Faz uma minuta do termo de desentranhamento, dentro do processo.
   */
  termo?: boolean;
}
/**
 * O que a recusa de um ato que pede confirmação diz dela.
 */
export interface PedidoConfirmacao {
  por: 'SENHA' | 'CODIGO';
}
export interface PercursoPedido {
  conteudoId: number;
}
export interface PesquisaEntrada {
  casoDeUso: CasoDeUsoPesquisa;
  json: FiltroPesquisa;
  /**
   * Se todos da unidade a veem, cada um com o que alcança
   */
  compartilhada?: boolean;
  relatorio?: DefinicaoRelatorio1;
}
/**
 * Como se conta o que uma pesquisa acha: por uma ou duas dimensões, no que foi criado em um período, e que gráfico o desenha.
 */
export interface DefinicaoRelatorio1 {
  linha: DimensaoRelatorio;
  coluna?: DimensaoRelatorio;
  /**
   * Sem ela, a quantidade
   */
  medida?: 'quantidade' | 'soma';
  /**
   * O rótulo de um campo personalizado de número; só com a soma
   */
  campo?: string;
  forma: FormaRelatorio;
  periodo: PeriodoRelatorio;
  inicio?: string;
  fim?: string;
}
/**
 * O que se pesquisa: o mesmo que se salva.
 */
export interface PesquisaFiltro {
  casoDeUso: CasoDeUsoPesquisa;
  json: FiltroPesquisa;
}
/**
 * Sem filtro, só o nome muda.
 */
export interface PesquisaMudanca {
  casoDeUso?: CasoDeUsoPesquisa;
  json?: FiltroPesquisa;
  /**
   * Se todos da unidade a veem, cada um com o que alcança
   */
  compartilhada?: boolean;
  relatorio?: DefinicaoRelatorio;
}
export interface PesquisaNome {
  nome: string;
}
export interface PesquisaQuery {
  tipo?: number;
  q?: string;
  start?: number;
  pageSize?: number;
}
export interface PesquisaSalva {
  id: number;
  nome: string;
  casoDeUso: CasoDeUsoPesquisa;
  json: FiltroPesquisa;
  propria: boolean;
  compartilhada: boolean;
  /**
   * Quem a compartilhou, se não é a própria pessoa
   */
  de?: string;
  relatorio?: DefinicaoRelatorio;
}
export interface PesquisarQuery {
  start?: number;
  pageSize?: number;
  sort?: string[];
}
export interface PesquisasSalvasQuery {
  start?: number;
  pageSize?: number;
  /**
   * Em vez das pesquisas, os relatórios salvos
   */
  relatorios?: boolean;
}
export interface PessoasAgendaQuery {
  q?: string;
  daUnidade?: boolean;
  pageSize?: number;
}
export interface PodeAssinarCertificado {
  itens: {
    id: number;
    permitida: boolean;
    motivo?: string;
  }[];
}
export interface PrazoAssinatura {
  /**
   * Vazio retira o prazo.
   */
  prazo: string;
  /**
   * De um só; sem ele, de todos os que faltam.
   */
  assinanteId?: number;
}
/**
 * Por onde a pessoa quer saber de um tipo de aviso; o que falta segue o padrão: na tela sim, por e-mail não. Com `resumo`, o e-mail não sai na hora: vai no resumo do dia.
 */
export interface PreferenciaAviso {
  tela?: boolean;
  email?: boolean;
  resumo?: boolean;
}
/**
 * As escolhas de uma pessoa em uma tela; sem valor, nada foi escolhido. No máximo 20.000 caracteres de JSON.
 */
export interface PreferenciaTela {
  valor?: {};
}
/**
 * O que a pessoa escolheu para si; o que falta segue a instituição.
 */
export interface Preferencias {
  itensPorPagina?: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50;
  segundosMensagem?: number;
  tamanhoFonte?: number;
  tema?: 'claro' | 'escuro' | 'contraste' | 'sistema';
  densidade?: 'confortavel' | 'compacta';
  idioma?: 'pt-BR' | 'es' | 'en';
  unidadePadrao?: number;
  /**
   * O resumo do dia: a hora em que sai, no fuso legal, e se só em dia útil.
   */
  resumo?: {
    hora?: number;
    soDiasUteis?: boolean;
  };
  avisos?: {
    TRAMITE?: PreferenciaAviso;
    ASSINATURA?: PreferenciaAviso;
    PRAZO?: PreferenciaAviso;
    CONHECIMENTO?: PreferenciaAviso;
    SISTEMA?: PreferenciaAviso;
  };
}
export interface Processo {
  id: number;
  versao: number;
  tipo: number;
  numero?: string;
  assunto: string;
  observacoes?: string;
  fase: number;
  estado: number;
  sigilo: Sigilo;
  nivelAcesso: NivelAcesso;
  hipoteseLegal?: string;
  vencimento?: string;
  tipoProcesso: Rotulo1;
  assuntoClasse?: Rotulo1;
  autor: Pessoa;
  unidade: UnidadeResumo;
  detentor: Detentor;
  checkIn: CheckIn;
  criadoEm: string;
  alteradoEm: string;
  concluidoEm?: string;
  vencimentoObrigatorio?: boolean;
  campos: CampoConteudo[];
  interessados: Rotulo1[];
  anexos: number;
  comentarios: number;
  /**
   * O que falta para concluir.
   */
  pendencias: Pendencia[];
  acompanhado: boolean;
  exclusaoId?: number;
  emTransito?: EmTransito;
  retorno?: RetornoPedido;
  recebimento?: Recebimento;
  /**
   * O trâmite cujo recebimento ainda se desfaz.
   */
  desfazRecebimento?: number;
  acoes: Acao[];
  /**
   * Em ordem; as reservadas depois das outras. O que a pessoa não alcança não vem.
   */
  pecas: Peca[];
  minutas: MinutaDoProcesso[];
  volumes: VolumeProcesso[];
  relacoes: RelacaoProcesso[];
  recorrencias: Recorrencia[];
}
export interface VolumeProcesso {
  numero: number;
  primeira?: number;
  ultima?: number;
  paginas: number;
  abertoEm: string;
  fechadoEm?: string;
}
export interface RelacaoProcesso {
  id: number;
  especie: EspecieRelacao;
  /**
   * O que este processo é na relação: o que recebe o outro (PRINCIPAL), o recebido (OUTRO), ou um dos dois (PAR).
   */
  papel: 'PRINCIPAL' | 'OUTRO' | 'PAR';
  processo: ProcessoResumo;
  desde: string;
  porQuem: string;
  motivo?: string;
  /**
   * desapensar, ou desassociar.
   */
  acoes: Acao[];
}
export interface ProcessoResumo {
  id: number;
  numero?: string;
  assunto: string;
  fase: number;
  estado: number;
  tipoProcesso?: string;
}
export interface Recorrencia {
  recorrencia: number;
  data: string;
  /**
   * 0 nada, 1 criado, 2 cancelado, 3 adiado.
   */
  situacao: 0 | 1 | 2 | 3;
  dataOriginal?: string;
  motivo?: string;
  processo?: ProcessoResumo;
  periodicidade: PeriodicidadeRecorrencia;
  /**
   * Por que não se abriu no seu dia; tenta-se outra vez.
   */
  falha?: string;
}
export interface ProcessoAto {
  id: number;
  versao: number;
  motivo?: string;
}
export interface ProcessoNovo {
  tipoProcessoId: number;
  assunto: string;
  observacoes?: string;
  sigilo?: Sigilo;
  nivelAcesso?: NivelAcesso;
  hipoteseLegal?: string;
  /**
   * Vazio retira o vencimento.
   */
  vencimento?: string;
  /**
   * 0 retira a classificação.
   */
  assuntoClasseId?: number;
  interessados?: number[];
  /**
   * Os campos do tipo que mudaram; sem valor, o campo se esvazia.
   */
  campos?: CampoPreenchido[];
  /**
   * O processo de que este nasce.
   */
  subprocessoDe?: number;
}
export interface ProcessoSalvar {
  id: number;
  versao: number;
  assunto?: string;
  observacoes?: string;
  sigilo?: Sigilo;
  nivelAcesso?: NivelAcesso;
  hipoteseLegal?: string;
  /**
   * Vazio retira o vencimento.
   */
  vencimento?: string;
  /**
   * 0 retira a classificação.
   */
  assuntoClasseId?: number;
  interessados?: number[];
  /**
   * Os campos do tipo que mudaram; sem valor, o campo se esvazia.
   */
  campos?: CampoPreenchido[];
}
/**
 * Os campos do processoFiltro da pesquisa avançada.
 */
export interface ProcessosFiltro {
  filtro?: FiltroCampos;
}
export interface ProcessosQuery {
  q?: string;
  start?: number;
  pageSize?: number;
  sort?: string[];
}
export interface ProcuracaoItem {
  id: number;
  nome: string;
  documento: string;
  situacao: SituacaoProcuracao;
  servico?: {
    id: number;
    nome: string;
  };
  outorganteId?: number;
  podePedir: boolean;
  podeAssinar: boolean;
  podeReceber: boolean;
  ate: string;
  motivo?: string;
}
export interface ProcuracaoNova {
  nome: string;
  documento: string;
  email: string;
  servicoId?: number;
  podePedir: boolean;
  podeAssinar: boolean;
  podeReceber: boolean;
  ate: string;
  arquivo?: string;
}
export interface Procuracoes {
  concedidas: ProcuracaoItem[];
  recebidas: ProcuracaoItem[];
  aprovacao: boolean;
}
export interface Protocolo {
  id: number;
  versao: number;
  tipo: number;
  numero?: string;
  assunto: string;
  fase: number;
  estado: number;
  sigilo: Sigilo;
  nivelAcesso: NivelAcesso;
  hipoteseLegal?: string;
  vencimento?: string;
  tipoDocumento: Rotulo1;
  assuntoClasse?: Rotulo1;
  autor: Pessoa;
  unidade: UnidadeResumo;
  detentor: Detentor;
  checkIn: CheckIn;
  criadoEm: string;
  alteradoEm: string;
  concluidoEm?: string;
  origem?: string;
  localFisico?: string;
  observacoes?: string;
  recebidoEm: string;
  vigenciaDe?: string;
  vigenciaAte?: string;
  /**
   * Quem conferiu a cópia com o original.
   */
  conferencia?: {
    por: string;
    em: string;
  };
  interessados: Rotulo1[];
  destinos: DestinoProtocolo[];
  campos: CampoConteudo[];
  arquivos: ArquivoProtocolo[];
  arquivoAtual: number;
  anexos: number;
  comentarios: number;
  pendencias: Pendencia[];
  acompanhado: boolean;
  vencimentoObrigatorio?: boolean;
  emTransito?: EmTransito;
  retorno?: RetornoPedido;
  recebimento?: Recebimento;
  /**
   * O trâmite cujo recebimento ainda se desfaz.
   */
  desfazRecebimento?: number;
  acoes: Acao[];
  exclusaoId?: number;
  padraoAssinatura?: 'PADES';
  /**
   * Por ele qualquer pessoa confere as assinaturas.
   */
  codigoVerificacao?: string;
  assinantes: Assinante[];
}
/**
 * Um protocolo concluído, pelo id, ou um novo, registrado com o arquivo do pedido.
 */
export interface ProtocoloAssociar {
  processoId: number;
  protocoloId?: number;
  protocolo?: ProtocoloNovo;
}
export interface ProtocoloSalvar {
  id: number;
  versao: number;
  assunto?: string;
  sigilo?: Sigilo;
  nivelAcesso?: NivelAcesso;
  hipoteseLegal?: string;
  /**
   * Vazio retira o vencimento.
   */
  vencimento?: string;
  /**
   * 0 retira a classificação.
   */
  assuntoClasseId?: number;
  interessados?: number[];
  destinos?: DestinoProtocoloPedido[];
  /**
   * Os campos do tipo que mudaram; sem valor, o campo se esvazia.
   */
  campos?: CampoPreenchido[];
  origem?: string;
  localFisico?: string;
  observacoes?: string;
  recebidoEm?: string;
  /**
   * Vazio retira.
   */
  vigenciaDe?: string;
  /**
   * Vazio retira.
   */
  vigenciaAte?: string;
  captura?: CapturaUsada;
  assinatura?: AssinaturaProtocoloPedido;
}
/**
 * Até onde as assinaturas de uma versão, ou de um anexo, se provam por si.
 */
export interface ProvaGuardada {
  id: number;
  tipo: number;
  numero?: string;
  assunto: string;
  versao: number;
  /**
   * O anexo de que são as assinaturas; sem ele, são do próprio documento.
   */
  anexo?: {
    id: number;
    nome: string;
  };
  nivel?: 'B' | 'T' | 'LT' | 'LTA';
  /**
   * Quando acaba o certificado que sustenta a prova.
   */
  ate?: string;
  vencida: boolean;
  /**
   * O que falta para provar mais, em palavras.
   */
  falta?: string;
}
export interface ProvasQuery {
  /**
   * VENCEM: dentro de um ano; VENCIDAS: a prova já não vale por si; ESPERAM: falta algo para guardá-la. Sem ela, todas.
   */
  situacao?: 'VENCEM' | 'VENCIDAS' | 'ESPERAM';
  start?: number;
  pageSize?: number;
}
export interface ProvedorInicio {
  /**
   * Aonde ir no provedor.
   */
  endereco: string;
  /**
   * Fica só neste navegador; sem ela a volta não serve.
   */
  chave: string;
}
export interface ProvedorRetorno {
  /**
   * O que veio depois de ? no endereço a que o provedor devolveu a pessoa.
   */
  resposta: string;
  /**
   * Vazia quando a entrada não começou neste navegador: é recusada.
   */
  chave: string;
}
/**
 * Onde a pessoa pode ter o seu certificado.
 */
export interface ProvedoresNuvem {
  itens: {
    id: number;
    nome: string;
  }[];
}
export interface Publicacao {
  /**
   * O código de verificação, que é o endereço do documento.
   */
  codigo: string;
  numero: string;
  assunto: string;
  tipoDocumento: string;
  organizacao: string;
  unidade: string;
  publicadoEm: string;
}
/**
 * Os tipos e os órgãos que têm o que mostrar.
 */
export interface PublicacoesOpcoes {
  tipos: Rotulo1[];
  organizacoes: Rotulo1[];
}
export interface PublicacoesQuery {
  q?: string;
  tipo?: number;
  organizacao?: number;
  de?: string;
  ate?: string;
  start?: number;
  pageSize?: number;
}
export interface QuemRecebe {
  papel: string;
  ativo: boolean;
  pessoas: {
    usuarioId: number;
    nome: string;
    unidade: string;
    motivos: string[];
    ausenteAte?: string;
    substituto?: string;
  }[];
  /**
   * Executantes que não dão em ninguém agora.
   */
  ninguem: {
    executante: string;
    motivo: string;
  }[];
}
export interface QuemRecebeQuery {
  conteudoId?: number;
}
export interface QuemVe {
  nivelAcesso: 'PUBLICO' | 'RESTRITO' | 'SIGILOSO';
  sigilo: number;
  hipoteseLegal?: string;
  itens: QuemVeItem[];
  podeCredenciar: boolean;
}
export interface QuemVeItem {
  especie: 'ORGANIZACAO' | 'UNIDADE' | 'GRUPO' | 'PESSOA';
  nome: string;
  /**
   * Por que vê, em uma frase.
   */
  motivo: string;
  /**
   * Quantas pessoas ativas veem por esta razão.
   */
  pessoas: number;
  /**
   * Quantas teriam esta razão e não veem, por causa do grau de sigilo.
   */
  foraDoGrau: number;
  usuarioId?: number;
  desde?: string;
  /**
   * Quem deu o acesso.
   */
  por?: string;
  /**
   * O acesso foi dado por credencial, trâmite ou cópia, e quem pergunta pode retirá-lo.
   */
  credencial?: boolean;
}
export interface ReceberSelecionados {
  ids: number[];
  /**
   * Uma nota para todos.
   */
  motivo?: string;
}
export interface ReclassificarPedido {
  versao?: number;
  classeId: number;
  motivo: string;
}
export interface RecorrenciaAdiar {
  processoId: number;
  recorrencia: number;
  motivo: string;
  data: string;
}
/**
 * O que se diz ao marcar; ao abrir já uma recorrência, nada.
 */
export interface RecorrenciaMarcar {
  periodicidade?: PeriodicidadeRecorrencia;
  inicio?: string;
  ate?: string;
}
export interface RecorrenciaMudar {
  processoId: number;
  recorrencia: number;
  motivo: string;
}
export interface RecorrenciaPrevista {
  data: string;
}
export interface RecorrenciaTabelaQuery {
  processoId: number;
  periodicidade: PeriodicidadeRecorrencia;
  inicio: string;
  ate: string;
}
export interface RedefinirSenha {
  link: string;
  senha: string;
}
/**
 * O rastro do que passou por uma unidade por engano; o que é, só a quem ainda o vê por outra razão.
 */
export interface Redirecionado {
  id: number;
  redirecionadoEm: string;
  quem: string;
  motivo?: string;
  deUnidade: UnidadeResumo;
  paraUnidade: UnidadeResumo;
  paraPessoa?: string;
  conteudoId?: number;
  rotulo?: string;
}
export interface RedirecionadosQuery {
  start?: number;
  pageSize?: number;
}
export interface RedirecionarPedido {
  versao?: number;
  destino: DestinoPedido;
  motivo?: string;
}
export interface RegistroAlteracao {
  campo: string;
  antes?: unknown;
  depois?: unknown;
}
/**
 * Uma definição em vigor.
 */
export interface RegistroAplicado {
  nome: string;
  titulo: string;
  arquivo?: string;
  versao: number;
  aplicadaEm: string;
}
/**
 * Conteúdo do erro conflitoDeVersao: o registro como está e os campos que mudaram desde a versão lida.
 */
export interface RegistroConflito {
  registro: {};
  quem: string;
  em: string;
  campos: string[];
}
/**
 * Uma escolha de relação; sem ativo, está ativa.
 */
export interface RegistroEscolha {
  id: number;
  rotulo: string;
  ativo?: false;
}
/**
 * Uma alteração de um registro, com o que mudou.
 */
export interface RegistroHistorico {
  id: number;
  momento: string;
  /**
   * `ato`: algo que não mudou o que está escrito no registro, dito em `texto`.
   */
  tipo: 'criacao' | 'alteracao' | 'exclusao' | 'ato';
  /**
   * O ato, em palavras.
   */
  texto?: string;
  motivo?: string;
  /**
   * A versão que a alteração deixou.
   */
  versao?: number;
  usuario?: string;
  /**
   * Por quem a pessoa agiu.
   */
  substituido?: string;
  unidade?: string;
  campos: RegistroAlteracao[];
}
/**
 * O que foi feito nas tabelas para chegar a uma versão; sem comandos, só as telas mudaram.
 */
export interface RegistroMigracao {
  id: number;
  nome: string;
  versao: number;
  /**
   * O registro deixou de existir.
   */
  removido?: true;
  comandos: string[];
  aplicadaEm: string;
}
/**
 * O que impede uma definição de entrar em vigor.
 */
export interface RegistroRecusa {
  arquivo: string;
  /**
   * Ponteiro JSON dentro do arquivo.
   */
  lugar: string;
  registro?: string;
  motivo: string;
  comando?: string;
  desde: string;
}
/**
 * A versão do histórico a que o registro volta e a versão que a pessoa leu.
 */
export interface RegistroRestauracao {
  versao: number;
  versaoAtual: number;
}
/**
 * Onde um registro é usado.
 */
export interface RegistroUso {
  registro?: string;
  titulo: string;
  campo?: string;
  total: number;
}
/**
 * Conteúdo do erro registroEmUso.
 */
export interface RegistroUsos {
  usos: RegistroUso[];
}
/**
 * Endereços, relativos a /ws/api/, dos validadores que o navegador importa.
 */
export interface RegistroValidador {
  criar?: string;
  editar?: string;
  /**
   * De cada ação que pede dados.
   */
  acoes?: {
    [k: string]: string;
  };
}
/**
 * Um registro como a pessoa o vê: sem os campos que as permissões dela escondem.
 */
export interface RegistroVisivel {
  definicao: {};
  validador: RegistroValidador;
  /**
   * O que a pessoa pode fazer com o registro como um todo.
   */
  acoes: string[];
  /**
   * O ícone do menu, em SVG.
   */
  icone?: string;
  /**
   * Campos que a pessoa vê e não altera.
   */
  somenteLeitura?: string[];
  /**
   * Com o que um registro novo começa no formulário (x-suggest), por campo.
   */
  sugestoes?: {
    [k: string]: unknown;
  };
}
export interface RelacaoDesfazer {
  relacaoId: number;
  motivo: string;
}
export interface RelacaoPedido {
  outroId: number;
  especie: EspecieRelacao;
  motivo?: string;
}
export interface RelatorioExportarQuery {
  nome: NomeRelatorio;
  inicio?: string;
  fim?: string;
  unidade?: number;
  formato?: FormatoRelatorio;
}
export interface RelatorioMontarExportar {
  casoDeUso: CasoDeUsoPesquisa;
  json: FiltroPesquisa;
  relatorio: DefinicaoRelatorio;
  /**
   * Como o relatório se chama no PDF
   */
  nome?: string;
  formato?: FormatoRelatorio;
}
export interface RemocaoSegundoFator {
  senha: string;
  codigo?: string;
}
export interface RespostaCompromissoBody {
  resposta: RespostaCompromisso;
}
/**
 * Resultado de um item de um ato em lote.
 */
export interface ResultadoItem {
  id: number;
  ok: boolean;
  rotulo: string;
  codigo?: string;
  mensagem?: string;
}
export interface ResultadoLote {
  resultados: ResultadoItem[];
}
export interface Saida {
  /**
   * Onde quem entrou pelo provedor sai também dele.
   */
  endereco?: string;
}
export interface Saude {
  vivo: boolean;
  pronto: boolean;
  motivo?: string;
}
export interface SegundoFatorCadastrado {
  codigos: string[];
  sessao: SessaoAberta;
}
export interface SessaoAberta {
  token: string;
  dados: SessaoDados;
  /**
   * Chave (256 bits, Base64) do que esta pessoa digita e fica no navegador até ser salvo: só ela a recebe.
   */
  chaveRascunhos: string;
  userConfig: UserConfig;
  sistemaConfig: SistemaConfig;
  usuarioSubstituto?: SessaoSubstituto;
  locale: string;
  /**
   * A área restrita está aberta nesta sessão.
   */
  areaRestrita: boolean;
  /**
   * Nomeia a abertura da área restrita em uso; não é a chave que a abre, que nunca volta.
   */
  areaRestritaChave?: string;
  /**
   * De onde é a senha de quem está ao teclado, quando não é do Malote: do diretório da instituição, ou de uma conta que o provedor trouxe e ainda não tem senha aqui.
   */
  senhaDe?: 'DIRETORIO' | 'PROVEDOR';
  /**
   * Cada resposta traz o de agora em X-Sessao-Carimbo; outro valor diz que estes dados envelheceram.
   */
  carimbo: string;
  /**
   * O relógio do servidor nesta resposta: quanto falta para um fim não depende do relógio de quem lê.
   */
  agora: string;
  /**
   * Quando o horário do perfil encerra a sessão.
   */
  fimDoHorario?: string;
}
export interface SessaoDados {
  usuario: SessaoUsuario;
  idUnidadeLogada: number;
  idUsuarioUnidade: number;
  nomeUnidadeLogada: string;
  usuarioDepartamento: {
    secretario: boolean;
    chefe: boolean;
  };
  listaUsuarioSubstituido: SessaoSubstituido[];
  listaUsuarioDepartamento: SessaoUnidade[];
  departamento: SessaoDepartamento;
  perfilAcesso: SessaoPerfil;
}
export interface SessaoUsuario {
  /**
   * O mesmo que idUsuario.
   */
  id: number;
  idUsuario: number;
  nome: string;
  login: string;
  sizeFonte?: number;
  perfilAcessoId: number;
  perfilAcessoDescricao: string;
  sigilId?: number;
  sigiloGrau: number;
  /**
   * O que a pessoa pode além do perfil.
   */
  marcas?: string[];
}
/**
 * Pessoa ausente em nome de quem se pode atuar hoje.
 */
export interface SessaoSubstituido {
  id: number;
  nome: string;
  ate: string;
}
export interface SessaoUnidade {
  id: number;
  idUsuarioUnidade: number;
  nome: string;
  sigla: string;
  cargo?: string;
  padrao: boolean;
  chefe: boolean;
  secretario: boolean;
}
export interface SessaoDepartamento {
  id: number;
  nome: string;
  sigla: string;
  idOrganizacaoInterna: number;
  siglaOrganizacaoInterna: string;
  nomeOrganizacaoInterna: string;
  protocolo: boolean;
  /**
   * Modelos de documento podem ser feitos no Word: a organização permite.
   */
  permiteModeloWord?: boolean;
}
export interface SessaoPerfil {
  permissoes: string[];
  regras: string[];
  listaPagina: string[];
  administrador: boolean;
  administradorLocal: boolean;
  usuarioPadrao: boolean;
}
export interface UserConfig {
  itensPorPagina: number;
  tempoApresentacaoMensagens: number;
  protocoloLigthPadrao: {
    id?: number;
  };
  preferencias: Preferencias;
}
export interface SistemaConfig {
  urlEasySearch?: string;
  isCheckOutAutomatico: boolean;
  /**
   * Os atos que só se fazem com uma nota.
   */
  notasExigidas?: ('receber' | 'tomarCiencia' | 'finalizar')[];
  tempoApresentacaoMensagens: number;
  logoPequena?: {
    mimeType: string;
    arquivo: string;
  };
  /**
   * Os avisos de erro ficam na tela até serem fechados.
   */
  errosFixos: boolean;
  /**
   * A instituição guarda de onde cada ato foi feito, quando o navegador informa.
   */
  registrarLocalizacao: boolean;
  /**
   * Chaves dos itens que a instituição tirou do menu.
   */
  menuOculto?: string[];
}
/**
 * Quem está ao teclado, enquanto atua em nome da pessoa de dados.usuario.
 */
export interface SessaoSubstituto {
  id: number;
  nome: string;
  /**
   * Último dia da ausência.
   */
  ate: string;
  /**
   * Quando a substituição termina sozinha: o fim da ausência ou do horário da pessoa ausente.
   */
  terminaEm: string;
}
export interface SegundoFatorNovo {
  meio: MeioSegundoFator;
  segredo?: string;
  uri?: string;
  qr?: string;
  para?: string;
}
export interface SegundoFatorPedido {
  senha: string;
  meio: MeioSegundoFator;
}
export interface SegundoFatorSituacao {
  ativo: boolean;
  meio?: MeioSegundoFator;
  desde?: string;
  exigido: boolean;
  emailPermitido: boolean;
  codigosRestantes: number;
}
export interface SenhaConfirmada {
  senha: string;
}
export interface ServicoExterno {
  id: number;
  nome: string;
  descricao: string;
  texto?: string;
  unidade: string;
  campos: CampoConteudo[];
}
export interface ServicoExternoItem {
  id: number;
  nome: string;
  descricao: string;
  unidade: string;
}
export interface ServicosExternos {
  itens: ServicoExternoItem[];
}
/**
 * Uma sessão em uso, como a pessoa a reconhece.
 */
export interface SessaoAtiva {
  id: number;
  dispositivo: string;
  endereco: string;
  desde: string;
  ultimoUso: string;
  atual: boolean;
}
export interface SessoesDePessoa {
  nome: string;
  itens: SessaoAtiva[];
}
export interface Solicitacao {
  id: number;
  /**
   * A conta de quem pediu.
   */
  externoId: number;
  numero: string;
  servico: string;
  situacao: FaseExterna;
  texto: string;
  unidade: string;
  enviadaEm: string;
  resumo: string;
  nome: string;
  documento: string;
  email: string;
  campos: CampoConteudo[];
  andamentos: SolicitacaoAndamento[];
  prazo?: string;
  /**
   * O prazo de quem pediu passou sem resposta.
   */
  vencida?: boolean;
  desfecho?: DesfechoExterno;
  assinadaEm?: string;
  partilhas: SolicitacaoPartilha[];
  conteudo: ConteudoAberto;
  autuado?: {
    id: number;
    numero: string;
    tipo: number;
  };
  representante?: string;
  assinadaPor?: string;
}
export interface SolicitacaoAndamento {
  id: number;
  ato: string;
  deFora: boolean;
  quem: string;
  em: string;
  texto?: string;
  prazo?: string;
  /**
   * A resposta chegou depois do prazo.
   */
  foraDoPrazo?: boolean;
}
export interface SolicitacaoPartilha {
  id: number;
  nome: string;
  ate: string;
  /**
   * O documento mostrado, a quem tem o pedido.
   */
  documentoId?: number;
}
export interface SolicitacaoAnexo {
  id: number;
  nome: string;
  tamanho: number;
}
export interface SolicitacaoAssinar {
  senha: string;
  codigo: string;
}
export interface SolicitacaoAto {
  versao?: number;
  motivo?: string;
}
export interface SolicitacaoAutuar {
  versao?: number;
  assunto: string;
  modeloId?: number;
}
export interface SolicitacaoDados {
  id: number;
  numero: string;
  servico: string;
  situacao: FaseExterna;
  texto: string;
  unidade: string;
  enviadaEm: string;
  resumo: string;
  nome: string;
  documento: string;
  email: string;
  campos: CampoConteudo[];
  andamentos: SolicitacaoAndamento[];
  prazo?: string;
  /**
   * O prazo de quem pediu passou sem resposta.
   */
  vencida?: boolean;
  desfecho?: DesfechoExterno;
  assinadaEm?: string;
  representante?: string;
  assinadaPor?: string;
}
export interface SolicitacaoDesfecho {
  versao?: number;
  desfecho: DesfechoExterno;
  texto: string;
}
export interface SolicitacaoDevolver {
  versao?: number;
  motivo: string;
  dias: number;
}
export interface SolicitacaoExclusao {
  id: number;
  conteudoId: number;
  tipo: number;
  situacao: SituacaoExclusao;
  motivo: string;
  pedidaPor: Pessoa;
  pedidaEm: string;
  chefiaPor?: Pessoa;
  gestaoPor?: Pessoa;
  decididaPor?: Pessoa;
  decididaEm?: string;
  justificativa?: string;
  /**
   * O conteúdo, se está ao alcance de quem lê.
   */
  conteudo?: {
    numero?: string;
    assunto: string;
    versao: number;
    detentor: UnidadeResumo;
    autor: string;
    concluidoEm?: string;
  };
  /**
   * O que quem lê pode decidir, e por que não.
   */
  acoes: Acao[];
}
export interface SolicitacaoExterna {
  id: number;
  numero: string;
  servico: string;
  situacao: FaseExterna;
  texto: string;
  unidade: string;
  enviadaEm: string;
  resumo: string;
  nome: string;
  documento: string;
  email: string;
  campos: CampoConteudo[];
  andamentos: SolicitacaoAndamento[];
  prazo?: string;
  /**
   * O prazo de quem pediu passou sem resposta.
   */
  vencida?: boolean;
  desfecho?: DesfechoExterno;
  assinadaEm?: string;
  codigo: string;
  passos: string[];
  anexos: SolicitacaoAnexo[];
  partilhas: SolicitacaoPartilha[];
  autuado?: string;
  representante?: string;
  assinadaPor?: string;
  representado?: string;
}
export interface SolicitacaoItem {
  id: number;
  numero: string;
  servico: string;
  situacao: FaseExterna;
  enviadaEm: string;
  prazo?: string;
  /**
   * O prazo de quem pediu passou sem resposta.
   */
  vencida?: boolean;
  desfecho?: DesfechoExterno;
  representado?: string;
}
export interface SolicitacaoMotivo {
  versao?: number;
  motivo: string;
}
export interface SolicitacaoNova {
  chave: string;
  servicoId: number;
  texto: string;
  campos: CampoPreenchido[];
  arquivos: string[];
  representadoId?: number;
}
export interface SolicitacaoPartilhar {
  versao?: number;
  documento: string;
  /**
   * Do que é o número; sem ela, de um documento.
   */
  especie?: 'DOCUMENTO' | 'PROTOCOLO';
  ate: string;
}
export interface SolicitacaoResposta {
  texto: string;
  arquivos: string[];
}
export interface SolicitacoesExternas {
  itens: SolicitacaoItem[];
}
export interface TamanhoFonte {
  sizeFonte: number;
}
export interface Tema {
  fontSizeDefault: number;
  primaryBase: string;
  primaryBase100?: string;
  primaryBase200?: string;
  primaryText?: string;
  secondaryBase: string;
  secondaryBase100?: string;
  secondaryBase200?: string;
  secondaryText?: string;
  titulo: string;
  organizacao: string;
  versao: string;
  demonstracao: boolean;
  /**
   * Quem é de fora pode criar uma conta e pedir serviços.
   */
  cadastroExterno?: boolean;
  /**
   * O provedor da instituição, quando se entra por ele.
   */
  provedor?: {
    nome: string;
  };
  /**
   * Textos próprios da instituição, pela chave da mensagem.
   */
  mensagens?: {
    [k: string]: string;
  };
}
export interface TemaCor {
  '100'?: string;
  '200'?: string;
  base: string;
}
/**
 * As cores e o tamanho de letra que a instituição escolheu; as variantes que faltam são calculadas.
 */
export interface TemaCores {
  fontSizeDefault: number;
  primaryBase: string;
  primaryBase100?: string;
  primaryBase200?: string;
  primaryText: string;
  secondaryBase: string;
  secondaryBase100?: string;
  secondaryBase200?: string;
  secondaryText: string;
}
/**
 * Os termos de uso da instituição; sem texto, valem os do produto.
 */
export interface Termos {
  texto?: string;
}
export interface TextosTramite {
  /**
   * Texts of the unit and of all units; at most one is the default here.
   */
  textos: {
    id: number;
    descricao: string;
    texto: string;
    padrao: boolean;
  }[];
}
export interface TipoDocumentoCarregado {
  id: number;
  nome: string;
  sigla?: string;
  assuntoClasse?: Rotulo5;
  vencimentoObrigatorio: boolean;
  campos: CampoConteudo[];
}
/**
 * A classe que o tipo sugere.
 */
export interface Rotulo5 {
  id: number;
  rotulo: string;
}
export interface TipoDocumentoCombo {
  id: number;
  nome: string;
  sigla: string;
}
export interface TipoProcessoCarregado {
  id: number;
  nome: string;
  sigla?: string;
  descricao?: string;
  assuntoClasse?: Rotulo6;
  vencimentoObrigatorio: boolean;
  campos: CampoConteudo[];
  /**
   * Os dos processos mais recentes deste tipo que a pessoa abriu.
   */
  interessadosSugeridos: Rotulo1[];
}
/**
 * A classe que o tipo sugere.
 */
export interface Rotulo6 {
  id: number;
  rotulo: string;
}
export interface TipoProcessoCombo {
  id: number;
  nome: string;
  sigla: string;
  descricao: string;
}
export interface TokenRenovado {
  token: string;
  expiraEm: string;
}
export interface Tramite {
  id: number;
  conteudoId: number;
  especie: 'ENCARGO' | 'CONHECIMENTO';
  situacao: 'NAO_RECEBIDO' | 'RECEBIDO' | 'RESGATADO' | 'CANCELADO' | 'CONHECIDO' | 'REDIRECIONADO';
  deUnidade: UnidadeResumo;
  dePessoa: string;
  paraUnidade: UnidadeResumo;
  paraPessoa?: string;
  prioridade: Prioridade;
  prazo?: string;
  texto?: string;
  retornoObrigatorio: boolean;
  prazoRetorno?: string;
  devolvidoEm?: string;
  enviadoEm: string;
  recebidoEm?: string;
  recebidoPor?: string;
  pedeResposta?: boolean;
  prazoResposta?: string;
  respondidaEm?: string;
}
/**
 * O que muda em um envio que ninguém recebeu; o que falta fica como está.
 */
export interface TramiteAlterar {
  id: number;
  prioridade?: Prioridade;
  /**
   * Vazio retira o prazo.
   */
  prazo?: string;
  texto?: string;
  avisarRecebimento?: boolean;
  retornoObrigatorio?: boolean;
  /**
   * Vazio retira o prazo.
   */
  prazoRetorno?: string;
  /**
   * Vazio retira o prazo.
   */
  prazoResposta?: string;
}
export interface TramiteAssinantes {
  assinantes: {
    assinanteId: number;
    ordem: number;
    /**
     * Vazio retira o prazo.
     */
    prazo?: string;
  }[];
}
export interface TramiteConhecimento {
  conteudoId: number;
  copias: DestinoPedido[];
  prioridade?: Prioridade;
  texto?: string;
}
export interface TramiteDevolver {
  conteudoId: number;
  versao?: number;
  texto?: string;
  avisarRecebimento?: boolean;
}
export interface TramiteEnviado {
  tramiteId: number;
  conteudoId: number;
  enviadoEm: string;
}
export interface TramiteEnviar {
  conteudoId: number;
  versao?: number;
  destino: DestinoPedido;
  copias?: DestinoPedido[];
  prioridade?: Prioridade;
  prazo?: string;
  texto?: string;
  avisarEnvio?: boolean;
  avisarRecebimento?: boolean;
  retornoObrigatorio?: boolean;
  prazoRetorno?: string;
  prazoResposta?: string;
}
export interface TramiteListar {
  conteudoId: number;
  start?: number;
  pageSize?: number;
}
export interface TramiteMotivo {
  motivo?: string;
}
export interface TramiteSituacao {
  id: number;
  permitido: boolean;
  rotulo: string;
  motivo?: string;
  /**
   * A espécie do conteúdo, se está ao alcance de quem lê.
   */
  tipo?: number;
}
export interface TramiteVerificado {
  itens: TramiteSituacao[];
}
export interface TramiteVerificar {
  conteudoIds: number[];
}
export interface TransferenciaPedido {
  deUnidadeId: number;
  paraUnidadeId: number;
  motivo?: string;
  /**
   * Só estes; sem eles, tudo o que o filtro tem.
   */
  ids?: number[];
  q?: string;
  fase?: 0 | 1;
  estado?: 0 | 1 | 8;
  tipoDocumentoId?: number;
}
export interface TrocaSenha {
  atual: string;
  nova: string;
}
export interface UnidadeTransferencia {
  id: number;
  sigla: string;
  nome: string;
  ativo: boolean;
}
export interface VencimentoPedido {
  versao?: number;
  vencimento?: string;
}
export interface Verificacao {
  codigo: string;
  situacao: 'AUTENTICO' | 'PENDENTE' | 'CANCELADO' | 'SUPERADO';
  restrito: boolean;
  numero?: string;
  assunto?: string;
  tipoDocumento?: string;
  organizacao?: string;
  unidade?: string;
  concluidoEm?: string;
  numeroVersao?: number;
  paginas?: number;
  assinaturas?: VerificacaoAssinatura[];
  pendentes?: number;
  /**
   * Todas as assinaturas pedidas foram canceladas: ninguém assinou.
   */
  canceladas?: true;
  arquivos: VerificacaoArquivo[];
  publicado: boolean;
  consultadoEm: string;
  vigencia?: Vigencia;
}
export interface VerificacaoAssinatura {
  nome: string;
  cpf: string;
  cargo?: string;
  unidade?: string;
  momento: string;
  meio: string;
  nivel: string;
  porQuem?: string;
  /**
   * É de quem não trabalha na instituição.
   */
  deFora?: boolean;
}
export interface VerificacaoArquivo {
  especie: 'CONGELADO' | 'LEITURA' | 'ASSINADO' | 'SEPARADA';
  rotulo: string;
  sha256: string;
  emitidoEm: string;
  vigente: boolean;
}
export interface VerificacaoPorArquivo {
  codigo: string;
  rotulo: string;
  vigente: boolean;
}
export interface VersaoSistema {
  versao: string;
  build: string;
  descDataAtualizacao: string;
}
export interface VigenciaAto {
  versao?: number;
  vigencia: VigenciaPedida;
  motivo: string;
}
export interface Vinculos {
  origem?: ConteudoVinculado1;
  mudar: EdicaoPermitida1;
  /**
   * Documentos criados deste que a pessoa alcança, o mais novo primeiro.
   */
  referenciadores: ConteudoVinculado[];
  total: number;
  totalExato: boolean;
}
/**
 * O conteúdo de que o documento foi criado; ausente também do que a pessoa não alcança.
 */
export interface ConteudoVinculado1 {
  id: number;
  tipo: number;
  numero?: string;
  assunto: string;
  tipoDocumento?: string;
  fase: number;
  estado: number;
  autor: string;
  criadoEm: string;
}
/**
 * Se a pessoa pode desvincular o documento ou vinculá-lo a outro conteúdo.
 */
export interface EdicaoPermitida1 {
  permitida: boolean;
  motivo?: string;
}
