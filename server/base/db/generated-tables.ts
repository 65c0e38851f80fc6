// Written by "npm run gen" from the migrated database; change the migrations or gen/column-types.ts, never this file.

import type { ColumnType, Generated } from 'kysely';
import type { RegisterTables } from '#schemas/generated-registers.ts';
import type { OpcaoLida } from '#schemas/shapes/conexao.ts';
import type { FiltroPesquisa } from '#schemas/shapes/filtro-pesquisa.ts';
import type { ImportacaoColuna, ImportacaoEscolhas, ImportacaoProblema } from '#schemas/shapes/importacao.ts';
import type { ArranjoPainel } from '#schemas/shapes/painel.ts';
import type { DadosDoAto } from '#schemas/shapes/lote-solicitacoes.ts';
import type { ProtocoloNovo } from '#schemas/shapes/protocolo.ts';
import type {
  ContagemPedido,
  DefinicaoRelatorio,
  RelatorioMontado,
} from '#schemas/shapes/relatorio-montado.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type { PageCode, PdfaReport, ReadPage, Turn } from '#server/ferramentas/capture/capture.ts';
import type { FormDescription } from '#server/ferramentas/form/form.ts';
import type { CampoEscrito } from '#schemas/shapes/campos.ts';
import type { Place } from '#server/base/http/place.ts';
import type { KeptCertificate, LugarNaFolha, NamedItem } from './stored-values.ts';

/** A jsonb column: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** An instant as it is read, and what may be written in its place. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;

/** Every table of the database, columns in camelCase; the registers' come from their definitions. */
export interface Tables extends RegisterTables {
  acompanhamento: {
    usuarioId: number;
    conteudoId: number;
    desde: Instant;
  };
  agendaAssinatura: {
    id: Generated<number>;
    usuarioId: number;
    unidadeId: number;
    hash: Buffer;
    nome: string;
    pessoal: boolean;
    unidade: boolean;
    organizacao: boolean;
    prazos: 'NAO' | 'SEM_NOME' | 'COM_NOME';
    criadaEm: Instant;
    lidoEm: MaybeInstant;
  };
  ajuste: {
    chave: string;
    valor: Json<unknown>;
  };
  alertaSeguranca: {
    id: Generated<number>;
    especie: string;
    chave: string;
    usuarioId: number | null;
    enderecos: Generated<string[]>;
    detalhe: string | null;
    vezes: Generated<number>;
    primeiroEm: Instant;
    ultimoEm: Instant;
    avisadoEm: Instant;
    fechadoEm: MaybeInstant;
    fechadoPor: number | null;
    nota: string | null;
  };
  /** A signature inside an attachment. */
  anexoAssinatura: {
    id: Generated<number>;
    anexoId: number;
    campo: string;
    usuarioId: number;
    nivel: 'AVANCADA' | 'QUALIFICADA';
    sha256: Buffer;
    certificado: Buffer;
    confianca: Json<unknown>;
    assinadoEm: Instant;
  };
  anexoAssinaturaSeparada: {
    anexoId: number;
    cms: Buffer;
  };
  aparelhoExterno: {
    id: Generated<number>;
    externoId: number;
    serieHash: Buffer;
    tokenHash: Buffer;
    nome: string;
    criadoEm: Instant;
    usadoEm: Instant;
    expiraEm: Instant;
  };
  arquivamento: {
    id: Generated<number>;
    conteudoId: number;
    arquivoId: number;
    deUnidadeId: number;
    enviadoPor: number;
    enviadoEm: Instant;
    arquivadoPor: number | null;
    arquivadoEm: MaybeInstant;
    saida: 'DEVOLVIDO' | 'DESARQUIVADO' | null;
    saidaPor: number | null;
    saidaEm: MaybeInstant;
    motivo: string | null;
  };
  arquivo: {
    id: Generated<string>;
    sha256: Buffer;
    volumeId: number;
    nome: string;
    tipo: string;
    tamanho: number;
    criadoEm: Instant;
    criadoPor: number | null;
    emUso: Generated<boolean>;
    /** Read only through the records that hold it. */
    reservado: Generated<boolean>;
  };
  arquivoPedido: {
    id: Generated<number>;
    conteudoId: number;
    especie: 'CONSULTA';
    situacao: Generated<'PEDIDO' | 'CONCEDIDO' | 'NEGADO' | 'RETIRADO' | 'ENCERRADO'>;
    unidadeId: number;
    pedidoPor: number;
    pedidoEm: Instant;
    motivo: string;
    ate: string | null;
    decididoPor: number | null;
    decididoEm: MaybeInstant;
    resposta: string | null;
    encerradoPor: number | null;
    encerradoEm: MaybeInstant;
  };
  arquivoProblema: {
    volumeId: number;
    sha256: Buffer;
    problema: 'faltando' | 'alterado';
    vistoEm: Instant;
  };
  arquivoQuarentena: {
    id: string;
    sha256: Buffer;
    nome: string;
    tamanho: number;
    ameaca: string;
    criadoPor: number | null;
    criadoEm: Instant;
    avisadoEm: MaybeInstant;
  };
  arquivoRegistro: {
    registro: string;
    registroId: number;
    arquivoId: string;
  };
  arquivoTexto: {
    sha256: Buffer;
    situacao: Generated<'ESPERA' | 'LENDO' | 'LIDO' | 'SEM_TEXTO' | 'FALHOU'>;
    motivo: string | null;
    tentativas: Generated<number>;
    paginas: number | null;
    lidas: Generated<number>;
    reconhecido: Generated<boolean>;
    texto: Generated<string>;
    busca: ColumnType<never, string | null | undefined, string | null>;
    peso: Generated<number>;
    terminadoEm: MaybeInstant;
  };
  /** The code with which a person from outside signs one document. */
  assinanteCodigo: {
    assinanteId: number;
    externoId: number;
    codigoHash: Buffer;
    tentativas: Generated<number>;
    expiraEm: Instant;
  };
  assinaturaExterna: {
    solicitacaoId: number;
    codigoHash: Buffer;
    tentativas: Generated<number>;
    expiraEm: Instant;
  };
  /** What a person began at a provider that keeps their certificate. */
  assinaturaNuvem: {
    id: Generated<number>;
    usuarioId: number;
    sessaoId: number;
    provedorId: number;
    chaveHash: Buffer;
    /** Null once the person came back. */
    estadoHash: Buffer | null;
    /** Encrypted. */
    verificador: string;
    /** Encrypted. */
    token: string | null;
    /** Those that the provider has of the person. */
    certificados: MaybeJson<readonly KeptCertificate[]>;
    /** What the person said yes to, where the provider asks for each set. */
    pacotes: ColumnType<string[] | null, never, readonly string[]>;
    autorizado: Generated<boolean>;
    venceEm: Instant;
    /** What the person named when they left. */
    itens: GeneratedJson<readonly NamedItem[]>;
  };
  /** What was prepared for a person to sign with a certificate. */
  assinaturaPacote: {
    id: string;
    /** The content, whatever its kind. */
    documentoId: number;
    versao: number;
    /** Who signs a document; null where an attachment is signed. */
    assinanteId: number | null;
    usuarioId: number;
    baseSha256: Buffer;
    certificado: Buffer;
    cadeia: Buffer[];
    /** The revision that the signature takes, with its hole. */
    cauda: Buffer;
    atributos: Buffer;
    intervalo: ColumnType<readonly (number | string)[], readonly number[], never>;
    criadoEm: Instant;
    venceEm: Instant;
    usadoEm: MaybeInstant;
    anexoId: ColumnType<number | null, number | null | undefined, never>;
    /** The provider that gives the whole signature (CMS), where one does. */
    provedorCms: ColumnType<number | null, number | null | undefined, never>;
    /** By which way the value of the signature came. */
    meio: Generated<'DIGITAL' | 'CLOUD'>;
  };
  assinaturaProva: {
    conteudoId: number;
    versao: number;
    /** Null while nobody looked at it. */
    nivel: 'B' | 'T' | 'LT' | 'LTA' | null;
    ate: MaybeInstant;
    alvo: 'T' | 'LT' | 'LTA' | null;
    falta: string | null;
    tentativas: Generated<number>;
    tentarEm: MaybeInstant;
    conferidaEm: MaybeInstant;
    id: Generated<number>;
    /** One of the attachments; null for the document itself. */
    anexoId: number | null;
  };
  atoEmLote: {
    id: Generated<number>;
    ato: string;
    motivo: string | null;
    situacao: Generated<'EM_ANDAMENTO' | 'CONCLUIDO' | 'CANCELADO'>;
    usuarioId: number;
    substitutoId: number | null;
    unidadeId: number;
    sessaoId: number;
    lugar: MaybeJson<Place>;
    desfazId: number | null;
    criadoEm: Instant;
    terminadoEm: MaybeInstant;
    paraUsuarioId: number | null;
    deUnidadeId: number | null;
    paraUnidadeId: number | null;
    paraLocalId: number | null;
    espessuraMm: number | null;
    dados: MaybeJson<DadosDoAto>;
  };
  atoEmLoteItem: {
    loteId: number;
    ordem: number;
    conteudoId: number;
    situacao: Generated<'PENDENTE' | 'FEITO' | 'RECUSADO' | 'CANCELADO'>;
    codigo: string | null;
    mensagem: string | null;
    versao: number | null;
    motivo: string | null;
  };
  /** What an authority revoked, as it published it. */
  autoridadeLista: {
    autoridadeId: number;
    sha256: Buffer;
    der: Buffer;
  };
  bilhete: {
    hash: Buffer;
    sessaoId: number;
    caminho: string;
    expiraEm: Instant;
  };
  cadastroExterno: {
    hash: Buffer;
    nome: string;
    documento: string;
    email: string;
    termosHash: Buffer;
    endereco: string;
    criadoEm: Instant;
    expiraEm: Instant;
  };
  captura: {
    id: Generated<number>;
    arquivoId: string;
    pdfId: string | null;
    usuarioId: number;
    situacao: Generated<'ESPERA' | 'PRONTA' | 'FALHOU'>;
    motivo: string | null;
    tentativas: Generated<number>;
    paginas: number | null;
    pdfa: MaybeJson<PdfaReport>;
    assinaturas: Generated<number>;
    assinaturasIcp: Generated<number>;
    criadaEm: Instant;
  };
  capturaPagina: {
    capturaId: number;
    numero: number;
    emBranco: boolean;
    temTexto: boolean;
    codigos: Json<PageCode[]>;
    miniatura: Buffer;
    texto: Generated<string>;
    giro: Generated<Turn>;
    leitura: 'ESPERA' | 'LIDA' | 'FALHOU' | null;
    leituras: Generated<number>;
  };
  codigoEmail: {
    usuarioId: number;
    finalidade: string;
    hash: Buffer;
    tentativas: Generated<number>;
    expiraEm: Instant;
  };
  codigoRecuperacao: {
    hash: Buffer;
    usuarioId: number;
    usadoEm: MaybeInstant;
  };
  compromisso: {
    id: Generated<number>;
    escopo: 'ORGANIZACAO' | 'UNIDADE' | 'PESSOA';
    organizacaoId: number;
    unidadeId: number | null;
    usuarioId: number | null;
    titulo: string;
    lugar: string | null;
    descricao: string | null;
    de: string;
    ate: string;
    hora: string | null;
    horaFim: string | null;
    criadoPor: number;
    alteradoEm: Instant;
    versao: Generated<number>;
  };
  compromissoFora: {
    compromissoId: number;
    dia: string;
    /** The event in its place. */
    trocadoId: number | null;
  };
  compromissoLembrado: {
    compromissoId: number;
    momento: ColumnType<never, string | null | undefined, string | null>;
    usuarioId: number;
  };
  compromissoLembrete: {
    compromissoId: number;
    /** Minutes. */
    antes: number;
    lembraEm: ColumnType<never, string | null | undefined, string | null>;
  };
  compromissoParticipante: {
    compromissoId: number;
    usuarioId: number;
  };
  compromissoResposta: {
    compromissoId: number;
    usuarioId: number;
    resposta: 'VOU' | 'TALVEZ' | 'NAO';
    respondidoEm: Instant;
  };
  compromissoSerie: {
    compromissoId: number;
    /** An RRULE of RFC 5545, over days. */
    regra: string;
    diaUtil: 'ANTERIOR' | 'SEGUINTE' | 'PULAR' | null;
    termina: string | null;
    unidadeCalendarioId: number | null;
  };
  conferenciaArquivos: {
    id: Generated<number>;
    iniciadaEm: Instant;
    terminadaEm: MaybeInstant;
    ultimo: Generated<string>;
    conferidos: Generated<number>;
    bytes: Generated<number>;
  };
  confirmacao: {
    sessaoId: number;
    por: 'SENHA' | 'CODIGO';
    confirmadaEm: Instant;
  };
  contaExterna: {
    emissor: string;
    sujeito: string;
    usuarioId: number;
    ligadaEm: Instant;
  };
  contagemRelatorio: {
    id: Generated<number>;
    usuarioId: number;
    substitutoId: number | null;
    unidadeId: number;
    sessaoId: number;
    pedido: ContagemPedido;
    idioma: string;
    situacao: Generated<'ESPERA' | 'FAZENDO' | 'PRONTA' | 'FALHOU' | 'CANCELADA'>;
    motivo: string | null;
    feitas: Generated<number>;
    total: number;
    resultado: Relatorio | RelatorioMontado | null;
    conteudos: string[] | null;
    pedidaEm: Instant;
    terminadaEm: MaybeInstant;
  };
  conteudo: {
    id: Generated<number>;
    tipo: number;
    numero: string | null;
    assunto: string;
    organizacaoId: number;
    unidadeId: number;
    /** Null where somebody from outside asked for it. */
    autorId: number | null;
    detentorUnidadeId: number;
    detentorUsuarioId: number | null;
    checkInUsuarioId: number | null;
    checkInEm: MaybeInstant;
    fase: Generated<number>;
    estado: Generated<number>;
    sigilo: Generated<number>;
    nivelAcesso: Generated<'PUBLICO' | 'RESTRITO' | 'SIGILOSO'>;
    hipoteseLegal: string | null;
    vencimento: string | null;
    transitoId: number | null;
    versao: Generated<number>;
    criadoEm: Instant;
    alteradoEm: Instant;
    concluidoEm: MaybeInstant;
    movimentadoEm: Instant;
    assinaturasTotal: Generated<number>;
    assinaturasFeitas: Generated<number>;
    excluidoEm: MaybeInstant;
    busca: ColumnType<never, string | null | undefined, string | null>;
    numeroChave: ColumnType<string | null, never, never>;
    /** Before it was cancelled. */
    estadoAnterior: number | null;
    /** The content that it travels with: for a piece, its process. */
    andaComId: number | null;
    numeroProtocolo: string | null;
    vigenciaInicio: string | null;
    vigenciaFim: string | null;
    vigenciaAvisada: string | null;
    vigenciaVencidaAvisada: string | null;
    publicadoEm: MaybeInstant;
    impublicavel: Generated<boolean>;
    buscaPublica: ColumnType<never, string | null | undefined, string | null>;
    arquivadoEm: MaybeInstant;
    suporte: Generated<'DIGITAL' | 'FISICO' | 'HIBRIDO'>;
    espessuraMm: number | null;
    localFisico: string | null;
  };
  conteudoAcesso: {
    conteudoId: number;
    unidadeId: number | null;
    usuarioId: number | null;
    motivo: string;
    desde: Instant;
    porUsuarioId: number | null;
    /** The forwarding that gave it. */
    tramiteId: number | null;
  };
  conteudoAnexo: {
    id: Generated<number>;
    conteudoId: number;
    pasta: string;
    arquivoId: string;
    anexadoPor: number;
    unidadeId: number;
    anexadoEm: Instant;
  };
  conteudoCampo: {
    conteudoId: number;
    rotulo: string;
    tipo: number;
    ordem: number;
    valor: MaybeJson<string | number | boolean | OpcaoLida[]>;
    /** What the type said of the field at the conclusion. */
    definicao: MaybeJson<unknown>;
    arquivoId: string | null;
  };
  conteudoComentario: {
    id: Generated<number>;
    conteudoId: number;
    texto: string | null;
    mencoes: Generated<number[]>;
    autorId: number;
    substitutoId: number | null;
    unidadeId: number;
    criadoEm: Instant;
    editadoEm: MaybeInstant;
    excluidoEm: MaybeInstant;
    excluidoPor: number | null;
    avisados: Generated<number[]>;
  };
  conteudoImagem: {
    arquivoId: string;
    conteudoId: number;
  };
  conteudoInteressado: {
    conteudoId: number;
    interessadoId: number;
    ordem: number;
  };
  correio: {
    id: Generated<number>;
    para: string;
    assunto: string;
    texto: string;
    criadoEm: Instant;
    enviadoEm: MaybeInstant;
    tentativas: Generated<number>;
    ultimoErro: string | null;
    reservado: Generated<boolean>;
    /** The mail server that it leaves by, where it is not the one in force. */
    caminho: string | null;
    mensagemId: Generated<string>;
    enviandoDesde: MaybeInstant;
    duvidaEm: MaybeInstant;
    /** What the words are written from when the mail leaves. */
    aviso: MaybeJson<unknown>;
  };
  dispositivo: {
    id: Generated<number>;
    usuarioId: number;
    hash: Buffer;
    endereco: string;
    agente: string;
    criadoEm: Instant;
    usadoEm: Instant;
  };
  documento: {
    id: number;
    tipoDocumentoId: number;
    modeloId: number;
    classeId: number | null;
    vinculadoId: number | null;
    versaoAtual: Generated<number>;
    codigo: string | null;
    teste: Generated<boolean>;
    publicarAoAssinar: Generated<boolean>;
    lugarLivre: Generated<boolean>;
    protocoloDeId: number | null;
  };
  documentoAssinante: {
    id: Generated<number>;
    documentoId: number;
    versao: number;
    /** Null for a person from outside. */
    usuarioId: number | null;
    unidadeId: number | null;
    cargo: string | null;
    marcador: string | null;
    ordem: number;
    estrategia: Generated<'DOCFLOW' | 'DIGITAL' | 'CLOUD'>;
    situacao: Generated<'PENDENTE' | 'ASSINADO' | 'CANCELADO' | 'RECUSADO'>;
    nivel: string | null;
    prazo: string | null;
    liberadoEm: MaybeInstant;
    assinadoEm: MaybeInstant;
    porUsuarioId: number | null;
    codigo: string | null;
    sha256: Buffer | null;
    /** Why the person refused to sign. */
    motivo: string | null;
    prazoAvisado: string | null;
    vencimentoAvisado: string | null;
    /** The drawing of the signature. */
    imagemId: string | null;
    /** The certificate that it was signed with. */
    certificado: Buffer | null;
    /** Why the certificate was accepted, as it was known then. */
    confianca: MaybeJson<unknown>;
    externoId: ColumnType<number | null, number | null | undefined, never>;
  };
  documentoDestino: {
    id: Generated<number>;
    documentoId: number;
    ordem: number;
    unidadeId: number;
    usuarioId: number | null;
  };
  documentoEmissao: {
    sha256: Buffer;
    documentoId: number;
    versao: number;
    especie: 'CONGELADO' | 'LEITURA' | 'ASSINADO' | 'SEPARADA' | 'TARJADA';
    estadoChave: string;
    arquivoId: string;
    emitidoEm: Instant;
  };
  documentoVersao: {
    documentoId: number;
    numero: number;
    situacao: 'MINUTA' | 'CONCLUIDA' | 'SUPERADA';
    corpo: Json<Record<string, unknown>>;
    propriedades: Json<unknown[]>;
    valores: GeneratedJson<Record<string, string>>;
    automaticos: GeneratedJson<Record<string, string>>;
    criadaEm: Instant;
    concluidaEm: MaybeInstant;
    concluidaPor: number | null;
    paginas: number | null;
    /** Where each place of signature is on the pages of the frozen file, by its key. */
    lugares: MaybeJson<Record<string, LugarNaFolha>>;
    /** As the model said at the conclusion. */
    padraoAssinatura: Generated<'PADES' | 'CADES'>;
  };
  dossie: {
    id: number;
    tipoDossieId: number;
    classeId: number | null;
    nome: string | null;
    identificador: string | null;
    observacoes: string | null;
    volume: Generated<number>;
  };
  dossiePeca: {
    id: Generated<number>;
    dossieId: number;
    conteudoId: number;
    ordem: number;
    volume: number;
    esperadaId: number | null;
    validade: string | null;
    dadosPessoais: Generated<boolean>;
    em: Instant;
    por: number;
    substituto: number | null;
    saidaEm: MaybeInstant;
    saidaPor: number | null;
    saidaSubstituto: number | null;
    motivo: string | null;
    validadeAvisada: string | null;
    validadeVencidaAvisada: string | null;
  };
  enderecoConfirmado: {
    tipo: 'CORREIO' | 'PUBLICO';
    endereco: string;
    confirmadoPor: number | null;
    confirmadoEm: Instant;
  };
  entradaExterna: {
    hash: Buffer;
    externoId: number;
    codigoHash: Buffer;
    tentativas: Generated<number>;
    expiraEm: Instant;
    /** Where the code went, where that is not yet the address of the account. */
    email: string | null;
  };
  entradaPendente: {
    hash: Buffer;
    usuarioId: number;
    entrada: 'SENHA' | 'DIRETORIO' | 'PROVEDOR';
    provedorToken: string | null;
    codigoConferido: Generated<boolean>;
    expiraEm: Instant;
  };
  entradaProvedor: {
    estadoHash: Buffer;
    chaveHash: Buffer;
    emissor: string;
    nonce: string;
    verificador: string;
    expiraEm: Instant;
  };
  envio: {
    id: string;
    usuarioId: number;
    conteudoId: number;
    volumeId: number;
    nome: string;
    tamanho: number;
    criadoEm: Instant;
    expiraEm: Instant;
    arquivoId: string | null;
    turno: string | null;
    turnoAte: MaybeInstant;
  };
  evento: {
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
  };
  eventoCadeia: {
    cadeia: string;
    seq: number;
    hash: Buffer;
    seladoSeq: Generated<number>;
  };
  exclusao: {
    id: Generated<number>;
    conteudoId: number;
    situacao: Generated<'PENDENTE' | 'CONFIRMADA' | 'RECUSADA' | 'RETIRADA'>;
    motivo: string;
    pedidaPor: number;
    pedidaEm: Instant;
    /** Who approved it as chief of the unit that has the content. */
    chefiaPor: number | null;
    /** Who approved it with the right to remove any document. */
    gestaoPor: number | null;
    decididaEm: MaybeInstant;
    decididaPor: number | null;
    justificativa: string | null;
  };
  externoConta: {
    externoId: number;
    criadaEm: Instant;
    termosEm: Instant;
    termosHash: Buffer;
  };
  fluxoAtividade: {
    id: Generated<number>;
    instanciaId: number;
    execucao: string;
    elemento: string;
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
    situacao: 'ABERTA' | 'CONCLUIDA' | 'CANCELADA' | 'EXPIRADA';
    abertaEm: Instant;
    prazo: string | null;
    assumidaPor: number | null;
    assumidaEm: MaybeInstant;
    fechadaEm: MaybeInstant;
    fechadaPor: number | null;
    fechadaSubstituto: number | null;
    saida: MaybeJson<unknown>;
    espera: string | null;
    desde: Generated<number>;
    documentoId: number | null;
    papel: string | null;
    prioridade: Generated<'NORMAL' | 'URGENTE'>;
  };
  fluxoAtividadeArquivo: {
    atividadeId: number;
    chave: string;
    arquivoId: string;
  };
  fluxoAtividadeCandidato: {
    atividadeId: number;
    usuarioId: number;
    unidadeId: number;
  };
  fluxoComentario: {
    id: Generated<number>;
    conversaId: number;
    texto: string | null;
    mencoes: Generated<number[]>;
    autorId: number;
    substitutoId: number | null;
    unidadeId: number;
    criadoEm: Instant;
    editadoEm: MaybeInstant;
    excluidoEm: MaybeInstant;
    avisados: Generated<number[]>;
  };
  fluxoConversa: {
    id: Generated<number>;
    fluxoId: number;
    elemento: string | null;
    nome: string | null;
    resolvidaEm: MaybeInstant;
    resolvidaPor: number | null;
  };
  fluxoIncidente: {
    id: Generated<number>;
    instanciaId: number;
    elemento: string | null;
    tipo: string;
    mensagem: string;
    comando: MaybeJson<unknown>;
    abertoEm: Instant;
    resolvidoEm: MaybeInstant;
    resolvidoPor: number | null;
    motivo: string | null;
    feito: string | null;
  };
  fluxoInstancia: {
    id: Generated<number>;
    versaoId: number;
    conteudoId: number;
    situacao: 'ATIVA' | 'SUSPENSA' | 'PROBLEMA' | 'CONCLUIDA' | 'CANCELADA';
    estado: MaybeJson<unknown>;
    variaveis: GeneratedJson<unknown>;
    iniciadorId: number;
    iniciadorUnidadeId: number;
    autor: Json<unknown>;
    eventoId: number;
    iniciadaEm: Instant;
    suspensaEm: MaybeInstant;
    terminadaEm: MaybeInstant;
  };
  fluxoMigracao: {
    id: Generated<number>;
    fluxoId: number;
    deId: number;
    paraId: number;
    mapa: Json<unknown>;
    motivo: string;
    autor: Json<unknown>;
    situacao: Generated<'EM_ANDAMENTO' | 'CONCLUIDA' | 'CANCELADA'>;
    pedidaPor: number;
    pedidaEm: Instant;
    terminadaEm: MaybeInstant;
  };
  fluxoMigracaoItem: {
    migracaoId: number;
    instanciaId: number;
    situacao: Generated<'ESPERA' | 'FEITA' | 'RECUSADA' | 'CANCELADA'>;
    mensagem: string | null;
  };
  fluxoPrazo: {
    instanciaId: number;
    execucao: string;
    elemento: string;
    vence: Instant;
  };
  fluxoRascunho: {
    fluxoId: number;
    xml: string;
    revisao: number;
    alteradoEm: Instant;
    alteradoPor: number | null;
  };
  fluxoRascunhoSalvo: {
    id: Generated<number>;
    fluxoId: number;
    xml: string;
    desde: Instant;
    em: Instant;
    por: number | null;
  };
  fluxoTempo: {
    versaoId: number;
    dia: string;
    segundos: number;
    classe: ColumnType<number, never, never>;
    atrasada: boolean | null;
    elemento: string;
  };
  fluxoVersao: {
    id: Generated<number>;
    fluxoId: number;
    numero: number;
    xml: string;
    plano: Json<unknown>;
    motor: string;
    publicadaEm: Instant;
    publicadaPor: number;
    conduz: ColumnType<unknown, never, never>;
  };
  formularioPdf: {
    arquivoId: string;
    descricao: Json<FormDescription>;
  };
  formularioVersao: {
    documentoId: number;
    numero: number;
    escritos: Json<readonly CampoEscrito[]>;
    arquivoId: string | null;
  };
  guarda: {
    id: Generated<number>;
    conteudoId: number;
    localId: number;
    caminho: string;
    desde: Instant;
    por: number | null;
    substituto: number | null;
    ate: MaybeInstant;
  };
  /** The last PIN that an HSM refused, by a digest of what is stored of it. */
  hsmPinRecusado: {
    provedorId: number;
    marca: Buffer;
    venceEm: Instant;
  };
  idempotencia: {
    sessaoId: number;
    chave: string;
    pedido: Buffer;
    resposta: MaybeJson<unknown>;
    criadaEm: GeneratedInstant;
  };
  importacao: {
    id: Generated<number>;
    registro: string;
    lugar: string | null;
    simulada: boolean;
    arquivoId: string | null;
    arquivoNome: string;
    formato: 'csv' | 'xlsx';
    escolhas: Json<ImportacaoEscolhas>;
    colunas: Json<ImportacaoColuna[]>;
    situacao:
      'NA_FILA' | 'EM_ANDAMENTO' | 'CONCLUIDA' | 'RECUSADA' | 'INTERROMPIDA' | 'DESFAZENDO' | 'DESFEITA';
    linhas: number;
    processadas: Generated<number>;
    incluir: Generated<number>;
    alterar: Generated<number>;
    semMudanca: Generated<number>;
    comErro: Generated<number>;
    totalErros: Generated<number>;
    erros: GeneratedJson<ImportacaoProblema[]>;
    tentativas: Generated<number>;
    criadaEm: Instant;
    criadaPor: number;
    sessaoId: number;
    iniciadaEm: MaybeInstant;
    terminadaEm: MaybeInstant;
    desfeitaEm: MaybeInstant;
    desfeitaPor: number | null;
    unidadeId: number | null;
    substitutoId: number | null;
  };
  importacaoProtocolo: {
    id: Generated<number>;
    situacao: Generated<'EM_ANDAMENTO' | 'CONCLUIDA'>;
    usuarioId: number;
    substitutoId: number | null;
    unidadeId: number;
    sessaoId: number;
    criadaEm: Instant;
    terminadaEm: MaybeInstant;
  };
  importacaoProtocoloItem: {
    importacaoId: number;
    ordem: number;
    pedido: MaybeJson<ProtocoloNovo>;
    situacao: Generated<'ESPERA' | 'FEITO' | 'RECUSADO' | 'DESFEITO'>;
    mensagem: string | null;
    protocoloId: number | null;
  };
  importacaoRegistro: {
    importacaoId: number;
    registroId: number;
    linha: number;
    versaoAntes: number | null;
    versao: number;
    ordem: Generated<number>;
  };
  impressao: {
    id: Generated<number>;
    processoId: number;
    formato: 'PDF' | 'ZIP' | 'BAGIT';
    escolhidas: string[] | null;
    chave: string;
    conteudos: string[];
    usuarioId: number;
    substitutoId: number | null;
    unidadeId: number;
    sessaoId: number;
    situacao: Generated<'ESPERA' | 'FAZENDO' | 'PRONTA' | 'FALHOU' | 'CANCELADA'>;
    motivo: string | null;
    feitas: Generated<number>;
    total: number;
    paginas: number | null;
    arquivoId: string | null;
    pedidaEm: Instant;
    terminadaEm: MaybeInstant;
    nomeados: Generated<string[]>;
  };
  intimacao: {
    id: Generated<number>;
    processoId: number;
    externoId: number;
    assunto: string;
    texto: string;
    dias: number | null;
    enviadaEm: Instant;
    usuarioId: number;
    substitutoId: number | null;
    unidadeId: number;
    tacitaEm: string;
    ciencia: 'LEITURA' | 'TACITA' | null;
    cienciaEm: MaybeInstant;
    cienciaDia: string | null;
    cienciaPor: number | null;
    prazo: string | null;
    resposta: string | null;
    respondidaEm: MaybeInstant;
    respondidaPor: number | null;
    canceladaEm: MaybeInstant;
    motivo: string | null;
    certidaoEm: MaybeInstant;
  };
  intimacaoDocumento: {
    intimacaoId: number;
    documentoId: number;
  };
  inventario: {
    id: Generated<number>;
    localId: number;
    unidadeId: number;
    caminho: string;
    abertoEm: Instant;
    abertoPor: number;
    encerradoEm: MaybeInstant;
    encerradoPor: number | null;
    observacao: string | null;
  };
  inventarioEsperado: {
    conteudoId: number;
    inventarioId: number;
    localId: number;
    faltou: Generated<boolean>;
  };
  inventarioLeitura: {
    id: Generated<number>;
    conteudoId: number | null;
    inventarioId: number;
    codigo: string;
    localId: number;
    registradoId: number | null;
    corrigido: Generated<boolean>;
    em: Instant;
    por: number;
  };
  linkExterno: {
    hash: Buffer;
    externoId: number;
    criadoEm: Instant;
    expiraEm: Instant;
    usadoEm: MaybeInstant;
  };
  linkSenha: {
    hash: Buffer;
    usuarioId: number;
    criadoEm: Instant;
    expiraEm: Instant;
    usadoEm: MaybeInstant;
  };
  lote: {
    id: number;
    observacoes: string | null;
    devolveId: number | null;
  };
  loteItem: {
    loteId: number;
    conteudoId: number;
    ordem: number;
    situacao: Generated<'INCLUIDO' | 'FICOU' | 'RETIRADO' | 'RECEBIDO' | 'RECUSADO'>;
    motivo: string | null;
    em: Instant;
    por: number;
    substituto: number | null;
  };
  loteSolicitacoes: {
    id: number;
    tipoProcessoId: number;
    observacoes: string | null;
    processoId: number | null;
  };
  loteSolicitacoesItem: {
    id: Generated<number>;
    loteId: number;
    solicitacaoId: number;
    ordem: number;
    em: Instant;
    por: number;
    substituto: number | null;
    saidaEm: MaybeInstant;
    saidaPor: number | null;
    saidaSubstituto: number | null;
    motivo: string | null;
  };
  /** What a person marked on a content for themselves. */
  marcaPessoal: {
    usuarioId: number;
    conteudoId: number;
    favorito: Generated<boolean>;
    lido: boolean | null;
    lidoEm: MaybeInstant;
    consultadoEm: MaybeInstant;
  };
  /** A coloured marker with a note, of a person or of a unit. */
  marcador: {
    id: Generated<number>;
    conteudoId: number;
    usuarioId: number | null;
    unidadeId: number | null;
    cor: string;
    texto: string;
    nota: string | null;
    autorId: number;
    substitutoId: number | null;
    alteradoEm: Instant;
  };
  migracao: {
    nome: string;
    aplicadaEm: GeneratedInstant;
    resumo: Buffer | null;
  };
  modeloPersonalizado: {
    id: Generated<number>;
    nome: string;
    modeloId: number;
    usuarioId: number;
    unidadeId: number | null;
    restrito: boolean;
    corpo: Json<unknown>;
    propriedades: Json<unknown>;
    valores: Json<unknown>;
    criadoEm: Instant;
  };
  modeloPersonalizadoImagem: {
    arquivoId: string;
    modeloId: number;
  };
  modeloVersao: {
    modeloId: number;
    numero: number;
    corpo: Json<Record<string, unknown>>;
    propriedades: Json<unknown[]>;
    guardadaEm: Instant;
  };
  notificacao: {
    id: Generated<number>;
    usuarioId: number;
    tipo: string;
    /** Null where the notice is about a content, which is named when the notice is read. */
    assunto: string | null;
    conteudo: string | null;
    conteudoId: number | null;
    rota: string | null;
    lida: Generated<boolean>;
    momento: Instant;
    especie: string | null;
    dados: GeneratedJson<Record<string, string>>;
    compromissoId: number | null;
    /** The conversation about a flow; it may be gone. */
    conversaId: number | null;
  };
  painelPerfil: {
    perfilId: number;
    arranjo: Json<ArranjoPainel>;
    guardadoEm: Instant;
    guardadoPor: number;
  };
  painelPessoa: {
    usuarioId: number;
    arranjo: Json<ArranjoPainel>;
    guardadoEm: Instant;
  };
  peca: {
    id: Generated<number>;
    processoId: number;
    reservada: Generated<boolean>;
    ordem: number;
    volume: number;
    paginas: Generated<number>;
    conteudoId: number;
    referencia: Generated<boolean>;
    deProcessoId: number | null;
    juntadaEm: Instant;
    juntadaPor: number;
    juntadaSubstituto: number | null;
    unidadeId: number;
    saidaEm: MaybeInstant;
    saidaPor: number | null;
    saidaSubstituto: number | null;
    saidaUnidadeId: number | null;
    motivo: string | null;
    paraProcessoId: number | null;
    termoId: number | null;
  };
  pecaArquivo: {
    id: number;
    tipoDocumentoId: number;
    classeId: number | null;
    anexoId: number | null;
    nome: string | null;
    tipo: string | null;
    tamanho: number | null;
    sha256: Buffer | null;
    suporte: 'DIGITAL' | 'FISICO';
    localFisico: string | null;
    origem: 'NATO_DIGITAL' | 'ORIGINAL' | 'COPIA_AUTENTICADA' | 'COPIA_SIMPLES';
    autor: string | null;
    observacoes: string | null;
    transcricao: string | null;
    conferidoEm: MaybeInstant;
    conferidoPor: number | null;
    conferidoSubstituto: number | null;
  };
  pesquisaSalva: {
    id: Generated<number>;
    usuarioId: number;
    nome: string;
    casoDeUso: 'Todos' | 'Documento' | 'Processo' | 'Protocolo' | 'ProtocoloExterno';
    filtro: Json<FiltroPesquisa>;
    criadaEm: Instant;
    /** The unit whose people see it too. */
    unidadeId: number | null;
    /** How what it finds is counted: then it is a report. */
    relatorio: MaybeJson<DefinicaoRelatorio>;
  };
  preferencia: {
    usuarioId: number;
    dados: GeneratedJson<Record<string, unknown>>;
  };
  processo: {
    id: number;
    tipoProcessoId: number;
    classeId: number | null;
    observacoes: string | null;
    minutasEmOrdem: Generated<string[]>;
    codigo: string | null;
  };
  processoRecorrencia: {
    id: Generated<number>;
    processoId: number;
    numero: number;
    data: string;
    dataOriginal: string | null;
    periodicidade: 'UNICA' | 'DIARIA' | 'SEMANAL' | 'QUINZENAL' | 'MENSAL';
    situacao: Generated<number>;
    motivo: string | null;
    criadoId: number | null;
    falha: string | null;
    marcadaEm: Instant;
    usuarioId: number;
    unidadeId: number;
    sessaoId: number;
  };
  processoRelacao: {
    id: Generated<number>;
    processoId: number;
    outroId: number;
    especie: 'ASSOCIADO' | 'APENSADO' | 'ANEXADO' | 'SUBPROCESSO';
    motivo: string | null;
    desde: Instant;
    por: number;
    substituto: number | null;
    ate: MaybeInstant;
    atePor: number | null;
    ateMotivo: string | null;
  };
  processoVolume: {
    processoId: number;
    numero: number;
    abertoEm: Instant;
    fechadoEm: MaybeInstant;
  };
  protocolo: {
    id: number;
    tipoDocumentoId: number;
    classeId: number | null;
    origem: string | null;
    observacoes: string | null;
    recebidoEm: string;
    vigenciaDe: string | null;
    vigenciaAte: string | null;
    arquivoAtual: Generated<number>;
    conferidoEm: MaybeInstant;
    conferidoPor: number | null;
    conferidoSubstituto: number | null;
    codigo: string | null;
    padraoAssinatura: 'PADES' | null;
  };
  protocoloArquivo: {
    protocoloId: number;
    numero: number;
    origemId: string;
    arquivoId: string;
    paginasDaOrigem: number[] | null;
    leituraId: string | null;
    paginas: number;
    pdfa: Json<PdfaReport>;
    assinaturas: Generated<number>;
    assinaturasIcp: Generated<number>;
    situacao: Generated<'ESPERA' | 'LENDO' | 'LIDO' | 'SEM_TEXTO' | 'FALHOU'>;
    motivo: string | null;
    tentativas: Generated<number>;
    texto: Generated<string>;
    guardadoEm: Instant;
    guardadoPor: number;
  };
  protocoloDestino: {
    id: Generated<number>;
    protocoloId: number;
    ordem: number;
    especie: 'USUARIO' | 'EMAIL' | 'LISTA';
    unidadeId: number | null;
    usuarioId: number | null;
    email: string | null;
    grupoId: number | null;
    periodicidade: Generated<'UNICA' | 'DIARIA' | 'SEMANAL' | 'QUINZENAL' | 'MENSAL'>;
    enviadoEm: MaybeInstant;
    proximoEm: string | null;
  };
  protocoloPaginaLida: {
    protocoloId: number;
    numero: number;
    pagina: number;
    lida: Json<ReadPage>;
  };
  registroDefinicao: {
    nome: string;
    definicao: Json<unknown>;
    sha256: string;
    versao: Generated<number>;
    arquivo: string | null;
    aplicadaEm: GeneratedInstant;
  };
  registroMigracao: {
    id: Generated<number>;
    nome: string;
    versao: number;
    sha256: string | null;
    comandos: Json<unknown>;
    aplicadaEm: GeneratedInstant;
  };
  registroRecusa: {
    arquivo: string;
    lugar: string;
    nome: string | null;
    motivo: string;
    comando: string | null;
    recusadaEm: GeneratedInstant;
  };
  registroValidador: {
    sha256: string;
    esquema: Json<unknown>;
    criadoEm: GeneratedInstant;
  };
  relatorioEnvio: {
    id: Generated<number>;
    usuarioId: number;
    unidadeId: number;
    /** A saved report; null where it is one of the product. */
    pesquisaId: number | null;
    relatorio: Relatorio['nome'] | null;
    cada: 'DIA' | 'SEMANA' | 'MES';
    dia: number | null;
    hora: string;
    soDiasUteis: boolean;
    ativo: boolean;
    proximoEm: MaybeInstant;
    ultimoEm: MaybeInstant;
  };
  relatorioEnvioPessoa: {
    envioId: number;
    usuarioId: number;
    saiuEm: MaybeInstant;
  };
  relatorioSaida: {
    envioId: number;
    momento: Instant;
    usuarioId: number;
    correioId: number | null;
    motivo: string | null;
  };
  resumoEnviado: {
    usuarioId: number;
    dia: string;
  };
  segundoFator: {
    usuarioId: number;
    meio: 'APLICATIVO' | 'EMAIL' | null;
    segredo: string | null;
    ativadoEm: MaybeInstant;
    ultimoPasso: number | null;
    novoMeio: 'APLICATIVO' | 'EMAIL' | null;
    novoSegredo: string | null;
    novoEm: MaybeInstant;
  };
  selo: {
    id: Generated<number>;
    momento: Instant;
    cadeias: Json<Record<string, [number, string]>>;
    anterior: Buffer;
    hash: Buffer;
  };
  senhaSituacao: {
    usuarioId: number;
    definidaEm: Instant;
    trocar: Generated<boolean>;
    anterior: string | null;
  };
  sessao: {
    id: Generated<number>;
    tokenHash: Buffer;
    anteriorHash: Buffer | null;
    anteriorValeAte: MaybeInstant;
    usuarioId: number;
    unidadeId: number;
    substituidoId: number | null;
    criadaEm: Instant;
    renovadaEm: Instant;
    expiraEm: Instant;
    limiteEm: Instant;
    encerradaEm: MaybeInstant;
    endereco: Generated<string>;
    agente: Generated<string>;
    areaRestritaAte: MaybeInstant;
    /** The unit of the person at the keyboard, while they act for another. */
    unidadePropriaId: number | null;
    entrada: Generated<'SENHA' | 'DIRETORIO' | 'PROVEDOR'>;
    provedorToken: string | null;
  };
  sessaoExterna: {
    id: Generated<number>;
    tokenHash: Buffer;
    externoId: number;
    criadaEm: Instant;
    usadaEm: Instant;
    expiraEm: Instant;
    limiteEm: Instant;
    encerradaEm: MaybeInstant;
    endereco: string;
    agente: string;
  };
  solicitacao: {
    id: number;
    externoId: number;
    tipoProcessoId: number;
    chave: string;
    situacao: Generated<'SOLICITACAO' | 'DEVOLUCAO' | 'CONFERENCIA' | 'AUTUADO' | 'ASSINAR'>;
    texto: string;
    codigo: string;
    resumo: Buffer | null;
    enviadaEm: Instant;
    prazo: string | null;
    autuadoId: number | null;
    desfecho: 'ATENDIDO' | 'ATENDIDO_EM_PARTE' | 'NAO_ATENDIDO' | 'ARQUIVADO' | null;
    encerradaEm: MaybeInstant;
    assinadaEm: MaybeInstant;
    assinadaEndereco: string | null;
    respostaAte: string | null;
  };
  solicitacaoAndamento: {
    id: Generated<number>;
    solicitacaoId: number;
    ato: string;
    texto: string | null;
    prazo: string | null;
    externoId: number | null;
    usuarioId: number | null;
    substitutoId: number | null;
    unidadeId: number;
    em: Instant;
  };
  solicitacaoPartilha: {
    id: Generated<number>;
    solicitacaoId: number;
    documentoId: number;
    porUsuarioId: number;
    desde: Instant;
    ate: string;
    retiradaEm: MaybeInstant;
  };
  tentativaEntrada: {
    chave: string;
    falhas: number;
    ultimaEm: Instant;
    liberaEm: MaybeInstant;
  };
  tramite: {
    id: Generated<number>;
    conteudoId: number;
    envioId: number | null;
    especie: 'ENCARGO' | 'CONHECIMENTO';
    situacao: 'NAO_RECEBIDO' | 'RECEBIDO' | 'RESGATADO' | 'CANCELADO' | 'CONHECIDO' | 'REDIRECIONADO';
    deUnidadeId: number;
    deUsuarioId: number;
    paraUnidadeId: number;
    paraUsuarioId: number | null;
    prioridade: Generated<number>;
    prazo: string | null;
    texto: string | null;
    avisarEnvio: Generated<boolean>;
    avisarRecebimento: Generated<boolean>;
    retornoObrigatorio: Generated<boolean>;
    enviadoEm: Instant;
    recebidoEm: MaybeInstant;
    recebidoPor: number | null;
    motivo: string | null;
    lidoEm: MaybeInstant;
    /** Until when it has to be back. */
    prazoRetorno: string | null;
    /** The forwarding that gave it back. */
    retornoId: number | null;
    prazoAvisado: string | null;
    vencimentoAvisado: string | null;
    /** Its deadline or that of its content, while it waits. */
    vence: ColumnType<string | null, never, never>;
    redirecionadoPor: number | null;
    redirecionadoEm: MaybeInstant;
    /** The forwarding that this one replaced. */
    redirecionaId: number | null;
    pedeResposta: Generated<boolean>;
    /** Until when it has to be answered. */
    prazoResposta: string | null;
    respostaAvisada: string | null;
    respostaVencidaAvisada: string | null;
    retornoAvisado: string | null;
    retornoVencidoAvisado: string | null;
  };
  volumeAviso: {
    volumeId: number;
    especie: 'volume' | 'disco' | 'fora';
    avisadoEm: Instant;
  };
  volumeMarca: {
    volumeId: number;
    marca: string;
  };
  volumeMovimento: {
    volumeId: number;
    bytes: number;
    arquivos: number;
  };
}
