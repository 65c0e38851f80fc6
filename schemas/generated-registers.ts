// Written by "npm run gen" from the JSON Schemas; change those, never this file.

import type { ColumnType, Generated } from 'kysely';

/** What every record carries beside its own fields. Instants are ISO 8601 with zone. */
export interface RegistroBase {
  id: number;
  versao: number;
  criadoEm: string;
  criadoPor?: number;
  alteradoEm?: string;
  alteradoPor?: number;
}

export interface RegistroAssunto extends RegistroBase {
  /** Código */ codigo: string;
  /** Descrição */ descricao: string;
  /** Assunto superior */ assuntoSuperior?: number;
  /** Ativo */ ativo?: boolean;
}

export interface RegistroCargo extends RegistroBase {
  /** Código */ codigo: string;
  /** Descrição */ descricao: string;
  /** Ativo */ ativo?: boolean;
}

export interface RegistroCidade extends RegistroBase {
  /** Código */ codigo: string;
  /** Cidade */ cidade: string;
  /** Estado */ estado:
    | 'AC'
    | 'AL'
    | 'AM'
    | 'AP'
    | 'BA'
    | 'CE'
    | 'DF'
    | 'ES'
    | 'GO'
    | 'MA'
    | 'MG'
    | 'MS'
    | 'MT'
    | 'PA'
    | 'PB'
    | 'PE'
    | 'PI'
    | 'PR'
    | 'RJ'
    | 'RN'
    | 'RO'
    | 'RR'
    | 'RS'
    | 'SC'
    | 'SE'
    | 'SP'
    | 'TO';
  /** País */ pais?: string;
  /** Capital */ capital?: boolean;
  /** Ativo */ ativo?: boolean;
}

export interface RegistroInteressado extends RegistroBase {
  /** Tipo */ tipo: 'PESSOA_FISICA' | 'PESSOA_JURIDICA';
  /** Nome ou razão social */ nome: string;
  /** CPF */ cpf?: string;
  /** CNPJ */ cnpj?: string;
  /** E-mail */ email?: string;
  /** Telefone */ telefone?: string;
  /** Endereço */ endereco?: string;
  /** Complemento */ complemento?: string;
  /** Estado */ estado?:
    | 'AC'
    | 'AL'
    | 'AM'
    | 'AP'
    | 'BA'
    | 'CE'
    | 'DF'
    | 'ES'
    | 'GO'
    | 'MA'
    | 'MG'
    | 'MS'
    | 'MT'
    | 'PA'
    | 'PB'
    | 'PE'
    | 'PI'
    | 'PR'
    | 'RJ'
    | 'RN'
    | 'RO'
    | 'RR'
    | 'RS'
    | 'SC'
    | 'SE'
    | 'SP'
    | 'TO';
  /** Cidade */ cidade?: number;
  /** CEP */ cep?: string;
  /** Observação */ observacao?: string;
  /** Ativo */ ativo?: boolean;
}

export interface RegistroModeloDocumento extends RegistroBase {
  /** Código */ codigo: string;
  /** Nome */ nome: string;
  /** Sigla */ sigla?: string;
  /** Descrição */ descricao?: string;
  /** Ativo */ ativo?: boolean;
  /** Tipo de documento */ tipoDocumento: number;
  /** Classificação sugerida */ classificacaoSugerida?: number;
  /** Publicação */ publicacao: 'MANUAL' | 'AUTOMATICA' | 'IMPUBLICAVEL';
  /** Resposta */ necessidadeResposta: 'NAO_NECESSITA' | 'NECESSITA_RESPOSTA' | 'RESPOSTA';
  /** Unidade da numeração */ departamentoNumeracao: 1 | 2;
  /** Protocolo */ opcaoProtocolo: 1 | 2 | 3;
  /** Vencimento obrigatório */ vencimentoObrigatorio?: boolean;
  /** Mostrar prazo de vigência */ exibirPrazoVigencia?: boolean;
  /** Somente em fluxos */ exclusivoFluxo?: boolean;
  /** Restringir o uso */ restringirPor?: 'NENHUM' | 'UNIDADE' | 'USUARIO';
  /** Unidades que podem usar */ unidades?: number[];
  /** Pessoas que podem usar */ usuarios?: number[];
  /** Destinatários internos */ permiteDestinoInterno?: boolean;
  /** Destinatários externos */ permiteDestinoExterno?: boolean;
  /** Assinantes internos */ permiteAssinanteInterno?: boolean;
  /** Assinantes externos */ permiteAssinanteExterno?: boolean;
  /** Assinantes fixos */ assinantesFixos?: RegistroModeloDocumentoAssinantesFixos[];
  /** Destinos fixos */ destinosFixos?: RegistroModeloDocumentoDestinosFixos[];
  /** Corpo do documento */ corpo?: Record<string, unknown>;
  /** Marcadores */ propriedades?: RegistroModeloDocumentoPropriedades[];
  /** Logotipo à esquerda */ logoEsquerda?: string;
  /** Logotipo à direita */ logoDireita?: string;
  /** Largura do código de barras (cm) */ codigoBarrasLargura?: number;
  /** Altura do código de barras (cm) */ codigoBarrasAltura?: number;
}

export interface RegistroModeloDocumentoAssinantesFixos {
  id: number;
  /** Pessoa */ usuario: number;
  /** Marcador */ marcador: string;
}

export interface RegistroModeloDocumentoDestinosFixos {
  id: number;
  /** Unidade */ unidade: number;
  /** Pessoa */ usuario?: number;
}

export interface RegistroModeloDocumentoPropriedades {
  id: number;
  /** Chave */ chave: string;
  /** Marcador */ marcador: string;
  /** Rótulo */ rotulo: string;
  /** Tipo */ tipo: 'DOCUMENTO' | 'ASSINANTE' | 'DESTINO_INTERNO';
  /** Preenchimento */ preenchimento: 'AUTOMATICO' | 'PESSOA';
  /** Máscara */ mascara?: string;
}

export interface RegistroOrganizacaoInterna extends RegistroBase {
  /** Código */ codigo: string;
  /** Sigla */ sigla: string;
  /** Nome */ nome: string;
  /** Ativo */ ativo?: boolean;
  /** Matriz */ matriz?: boolean;
  /** Endereço */ endereco?: string;
  /** Complemento */ complemento?: string;
  /** Estado */ estado?:
    | 'AC'
    | 'AL'
    | 'AM'
    | 'AP'
    | 'BA'
    | 'CE'
    | 'DF'
    | 'ES'
    | 'GO'
    | 'MA'
    | 'MG'
    | 'MS'
    | 'MT'
    | 'PA'
    | 'PB'
    | 'PE'
    | 'PI'
    | 'PR'
    | 'RJ'
    | 'RN'
    | 'RO'
    | 'RR'
    | 'RS'
    | 'SC'
    | 'SE'
    | 'SP'
    | 'TO';
  /** Cidade */ cidade?: number;
  /** CEP */ cep?: string;
  /** Replicar o endereço para as unidades */ replicarEnderecoUnidades?: boolean;
  /** Gestor */ usuarioGestor?: number;
  /** Unidade de protocolo padrão */ unidadeProtocoloPadrao?: number;
  /** Pode criar modelo em Word */ permiteModeloWord?: boolean;
  /** Pode concluir protocolo pelo usuário */ permiteConcluirProtocoloPeloUsuario?: boolean;
  /** Formato do código de barras */ formatoCodigoBarras?:
    'CODE128' | 'CODE39' | 'INTERLEAVED2OF5' | 'DATAMATRIX' | 'QRCODE';
  /** Logotipo */ logo?: string;
}

export interface RegistroPerfilAcesso extends RegistroBase {
  /** Descrição */ descricao: string;
  /** Ativo */ ativo?: boolean;
  /** Tipo */ tipo: 'INTERNO' | 'EXTERNO';
  /** Ordem */ ordem?: number;
  /** Administrador */ administrador?: boolean;
  /** Administrador local */ administradorLocal?: boolean;
  /** Usuário padrão */ usuarioPadrao?: boolean;
  /** Permissões */ permissoes?: string[];
  /** Regras */ regras?: string[];
  /** Páginas */ paginas?: string[];
}

export interface RegistroSigilo extends RegistroBase {
  /** Código */ codigo: string;
  /** Descrição */ descricao: string;
  /** Grau */ grau: 0 | 1 | 2 | 3 | 4;
  /** Prazo máximo em anos */ anosMaximo: number;
  /** Ativo */ ativo?: boolean;
}

export interface RegistroTipoDocumento extends RegistroBase {
  /** Código */ codigo: string;
  /** Nome */ nome: string;
  /** Sigla */ sigla?: string;
  /** Descrição */ descricao: string;
  /** Ativo */ ativo?: boolean;
  /** Caso de uso */ casoDeUso: 'CRIACAO' | 'PROTOCOLO' | 'TODOS' | 'PADRAO';
  /** Máscara da numeração */ mascaraNumeracao?: string;
  /** Reiniciar a sequência a cada ano */ reinicioAnual?: boolean;
  /** Sequência própria de cada unidade */ numeracaoPorUnidade?: boolean;
  /** Classificação sugerida */ classificacaoSugerida?: number;
  /** Vencimento obrigatório */ vencimentoObrigatorio?: boolean;
  /** Mostrar prazo de vigência */ exibirPrazoVigencia?: boolean;
  /** Publicar automaticamente */ publicacaoAutomatica?: boolean;
  /** Organizações */ organizacoes?: number[];
  /** Unidades */ unidades?: number[];
  /** Restringir o uso */ restringirPor?: 'NENHUM' | 'UNIDADE' | 'USUARIO';
  /** Pessoas que podem usar */ usuarios?: number[];
  /** Campos personalizados */ camposPersonalizados?: RegistroTipoDocumentoCamposPersonalizados[];
}

export interface RegistroTipoDocumentoCamposPersonalizados {
  id: number;
  /** Rótulo */ rotulo: string;
  /** Tipo */ tipo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Preenchimento */ preenchimento: 'OPCIONAL' | 'OBRIGATORIO';
  /** Opções */ opcoes?: string;
  /** Referência de tempo */ referenciaTempo: 'CRIACAO' | 'CONCLUSAO' | 'ULTIMO_TRAMITE' | 'OUTRO_CAMPO';
}

export interface RegistroUnidade extends RegistroBase {
  /** Código */ codigo: string;
  /** Sigla */ sigla: string;
  /** Nome */ nome: string;
  /** Ativo */ ativo?: boolean;
  /** Data de inativação */ dataInativacao?: string;
  /** Organização */ organizacao: number;
  /** Unidade superior */ unidadeSuperior?: number;
  /** Código regional */ codigoRegional?: string;
  /** E-mail */ email?: string;
  /** Telefone */ telefone?: string;
  /** Endereço */ endereco?: string;
  /** Complemento */ complemento?: string;
  /** Estado */ estado?:
    | 'AC'
    | 'AL'
    | 'AM'
    | 'AP'
    | 'BA'
    | 'CE'
    | 'DF'
    | 'ES'
    | 'GO'
    | 'MA'
    | 'MG'
    | 'MS'
    | 'MT'
    | 'PA'
    | 'PB'
    | 'PE'
    | 'PI'
    | 'PR'
    | 'RJ'
    | 'RN'
    | 'RO'
    | 'RR'
    | 'RS'
    | 'SC'
    | 'SE'
    | 'SP'
    | 'TO';
  /** Cidade */ cidade?: number;
  /** CEP */ cep?: string;
  /** Faz protocolo */ protocolo?: boolean;
  /** Aceita trâmite interno sem pessoa indicada */ permiteTramiteIntradepartamentalSemDestino?: boolean;
  /** Colaboração ativa */ colaboracaoAtiva?: boolean;
  /** Responsável por tramitar e receber */ responsavelTramite?: number;
  /** Responsável por redirecionar */ responsavelRedirecionamento?: number;
}

export interface RegistroUsuario extends RegistroBase {
  /** Código */ codigo?: string;
  /** Nome */ nome: string;
  /** E-mail */ email: string;
  /** Usuário */ login: string;
  /** CPF */ cpf?: string;
  /** Matrícula */ matricula?: string;
  /** Ramal */ ramal?: string;
  /** Itens por página */ itensPorPagina?: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50;
  /** Perfil de acesso */ perfilAcesso: number;
  /** Grau de sigilo */ sigilo?: number;
  /** Ativo */ ativo?: boolean;
  /** Bloqueado */ bloqueado?: boolean;
  /** Acesso restrito */ acessoRestrito?: boolean;
  /** Cargo */ cargo?: number;
  /** Início */ dataInicio?: string;
  /** Unidades */ unidades: RegistroUsuarioUnidades[];
  /** Assina documentos */ assinante?: boolean;
  /** Imagem da assinatura */ imagemAssinatura?: string;
  /** Usa certificado digital */ usaCertificadoDigital?: boolean;
  /** Alias no HSM */ aliasHsm?: string;
  /** Reclassificar */ reclassificar?: boolean;
  /** Concluir sem assinatura */ concluirSemAssinatura?: boolean;
  /** Reverter para minuta */ reverterMinuta?: boolean;
  /** Acesso amplo */ acessoAmplo?: boolean;
  /** Definir prazo de resposta */ definirPrazoResposta?: boolean;
  /** Definir vigência após a conclusão */ definirVigenciaAposConclusao?: boolean;
  /** Excluir qualquer documento */ excluirQualquerDocumento?: boolean;
  /** Criar eventos para colegas */ criarEventosColegas?: boolean;
  /** Protocolar documentos antigos */ protocolarDocumentosAntigos?: boolean;
  /** Publicar documentos */ publicarDocumentos?: boolean;
  /** Excluir comentários */ excluirComentarios?: boolean;
  /** Executar ações de protocolo */ executarAcoesProtocolo?: boolean;
  /** Acesso total */ acessoTotal?: boolean;
  /** Cancelar e reativar */ cancelarReativar?: boolean;
  /** Resgatar conteúdos */ resgatarConteudos?: boolean;
  /** Transferir conteúdos entre unidades */ transferirConteudosUnidades?: boolean;
}

export interface RegistroUsuarioUnidades {
  id: number;
  /** Organização */ organizacao: number;
  /** Unidade */ unidade: number;
  /** Cargo */ cargo: number;
  /** Padrão */ padrao?: boolean;
  /** Chefe */ chefe?: boolean;
  /** Secretário */ secretario?: boolean;
}

/** Record type of each built-in register, by its name. */
export interface Registros {
  assunto: RegistroAssunto;
  cargo: RegistroCargo;
  cidade: RegistroCidade;
  interessado: RegistroInteressado;
  'modelo-documento': RegistroModeloDocumento;
  'organizacao-interna': RegistroOrganizacaoInterna;
  'perfil-acesso': RegistroPerfilAcesso;
  sigilo: RegistroSigilo;
  'tipo-documento': RegistroTipoDocumento;
  unidade: RegistroUnidade;
  usuario: RegistroUsuario;
}

/** A jsonb column: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;

/** Columns that every register table has. */
export interface RegisterColumns {
  id: Generated<number>;
  versao: Generated<number>;
  criadoEm: Generated<Date>;
  criadoPor: number | null;
  alteradoEm: Date | null;
  alteradoPor: number | null;
}

/** Columns of the child table of a grid of rows. */
export interface RegisterRowColumns {
  id: Generated<number>;
  registroId: number;
  ordem: number;
}

/** A relation to many. */
export interface RegisterLinkColumns {
  registroId: number;
  alvoId: number;
  ordem: number;
}

export interface TabelaAssunto extends RegisterColumns {
  codigo: string;
  descricao: string;
  assuntoSuperior: number | null;
  ativo: Generated<boolean>;
}

export interface TabelaCargo extends RegisterColumns {
  codigo: string;
  descricao: string;
  ativo: Generated<boolean>;
}

export interface TabelaCidade extends RegisterColumns {
  codigo: string;
  cidade: string;
  estado:
    | 'AC'
    | 'AL'
    | 'AM'
    | 'AP'
    | 'BA'
    | 'CE'
    | 'DF'
    | 'ES'
    | 'GO'
    | 'MA'
    | 'MG'
    | 'MS'
    | 'MT'
    | 'PA'
    | 'PB'
    | 'PE'
    | 'PI'
    | 'PR'
    | 'RJ'
    | 'RN'
    | 'RO'
    | 'RR'
    | 'RS'
    | 'SC'
    | 'SE'
    | 'SP'
    | 'TO';
  pais: string | null;
  capital: Generated<boolean>;
  ativo: Generated<boolean>;
}

export interface TabelaInteressado extends RegisterColumns {
  tipo: 'PESSOA_FISICA' | 'PESSOA_JURIDICA';
  nome: string;
  cpf: string | null;
  cnpj: string | null;
  email: string | null;
  telefone: string | null;
  endereco: string | null;
  complemento: string | null;
  estado:
    | 'AC'
    | 'AL'
    | 'AM'
    | 'AP'
    | 'BA'
    | 'CE'
    | 'DF'
    | 'ES'
    | 'GO'
    | 'MA'
    | 'MG'
    | 'MS'
    | 'MT'
    | 'PA'
    | 'PB'
    | 'PE'
    | 'PI'
    | 'PR'
    | 'RJ'
    | 'RN'
    | 'RO'
    | 'RR'
    | 'RS'
    | 'SC'
    | 'SE'
    | 'SP'
    | 'TO'
    | null;
  cidade: number | null;
  cep: string | null;
  observacao: string | null;
  ativo: Generated<boolean>;
}

export interface TabelaModeloDocumento extends RegisterColumns {
  codigo: string;
  nome: string;
  sigla: string | null;
  descricao: string | null;
  ativo: Generated<boolean>;
  tipoDocumento: number;
  classificacaoSugerida: number | null;
  publicacao: 'MANUAL' | 'AUTOMATICA' | 'IMPUBLICAVEL';
  necessidadeResposta: 'NAO_NECESSITA' | 'NECESSITA_RESPOSTA' | 'RESPOSTA';
  departamentoNumeracao: 1 | 2;
  opcaoProtocolo: 1 | 2 | 3;
  vencimentoObrigatorio: Generated<boolean>;
  exibirPrazoVigencia: Generated<boolean>;
  exclusivoFluxo: Generated<boolean>;
  restringirPor: 'NENHUM' | 'UNIDADE' | 'USUARIO' | null;
  permiteDestinoInterno: Generated<boolean>;
  permiteDestinoExterno: Generated<boolean>;
  permiteAssinanteInterno: Generated<boolean>;
  permiteAssinanteExterno: Generated<boolean>;
  corpo: Json<Record<string, unknown> | null>;
  logoEsquerda: string | null;
  logoDireita: string | null;
  codigoBarrasLargura: number | null;
  codigoBarrasAltura: number | null;
}

export type TabelaModeloDocumentoUnidades = RegisterLinkColumns;

export type TabelaModeloDocumentoUsuarios = RegisterLinkColumns;

export interface TabelaModeloDocumentoAssinantesFixos extends RegisterRowColumns {
  usuario: number;
  marcador: string;
}

export interface TabelaModeloDocumentoDestinosFixos extends RegisterRowColumns {
  unidade: number;
  usuario: number | null;
}

export interface TabelaModeloDocumentoPropriedades extends RegisterRowColumns {
  chave: string;
  marcador: string;
  rotulo: string;
  tipo: 'DOCUMENTO' | 'ASSINANTE' | 'DESTINO_INTERNO';
  preenchimento: 'AUTOMATICO' | 'PESSOA';
  mascara: string | null;
}

export interface TabelaOrganizacaoInterna extends RegisterColumns {
  codigo: string;
  sigla: string;
  nome: string;
  ativo: Generated<boolean>;
  matriz: Generated<boolean>;
  endereco: string | null;
  complemento: string | null;
  estado:
    | 'AC'
    | 'AL'
    | 'AM'
    | 'AP'
    | 'BA'
    | 'CE'
    | 'DF'
    | 'ES'
    | 'GO'
    | 'MA'
    | 'MG'
    | 'MS'
    | 'MT'
    | 'PA'
    | 'PB'
    | 'PE'
    | 'PI'
    | 'PR'
    | 'RJ'
    | 'RN'
    | 'RO'
    | 'RR'
    | 'RS'
    | 'SC'
    | 'SE'
    | 'SP'
    | 'TO'
    | null;
  cidade: number | null;
  cep: string | null;
  replicarEnderecoUnidades: Generated<boolean>;
  usuarioGestor: number | null;
  unidadeProtocoloPadrao: number | null;
  permiteModeloWord: Generated<boolean>;
  permiteConcluirProtocoloPeloUsuario: Generated<boolean>;
  formatoCodigoBarras: 'CODE128' | 'CODE39' | 'INTERLEAVED2OF5' | 'DATAMATRIX' | 'QRCODE' | null;
  logo: string | null;
}

export interface TabelaPerfilAcesso extends RegisterColumns {
  descricao: string;
  ativo: Generated<boolean>;
  tipo: 'INTERNO' | 'EXTERNO';
  ordem: number | null;
  administrador: Generated<boolean>;
  administradorLocal: Generated<boolean>;
  usuarioPadrao: Generated<boolean>;
  permissoes: Json<string[] | null>;
  regras: Json<string[] | null>;
  paginas: Json<string[] | null>;
}

export interface TabelaSigilo extends RegisterColumns {
  codigo: string;
  descricao: string;
  grau: 0 | 1 | 2 | 3 | 4;
  anosMaximo: number;
  ativo: Generated<boolean>;
}

export interface TabelaTipoDocumento extends RegisterColumns {
  codigo: string;
  nome: string;
  sigla: string | null;
  descricao: string;
  ativo: Generated<boolean>;
  casoDeUso: 'CRIACAO' | 'PROTOCOLO' | 'TODOS' | 'PADRAO';
  mascaraNumeracao: string | null;
  reinicioAnual: Generated<boolean>;
  numeracaoPorUnidade: Generated<boolean>;
  classificacaoSugerida: number | null;
  vencimentoObrigatorio: Generated<boolean>;
  exibirPrazoVigencia: Generated<boolean>;
  publicacaoAutomatica: Generated<boolean>;
  restringirPor: 'NENHUM' | 'UNIDADE' | 'USUARIO' | null;
}

export type TabelaTipoDocumentoOrganizacoes = RegisterLinkColumns;

export type TabelaTipoDocumentoUnidades = RegisterLinkColumns;

export type TabelaTipoDocumentoUsuarios = RegisterLinkColumns;

export interface TabelaTipoDocumentoCamposPersonalizados extends RegisterRowColumns {
  rotulo: string;
  tipo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  preenchimento: 'OPCIONAL' | 'OBRIGATORIO';
  opcoes: string | null;
  referenciaTempo: 'CRIACAO' | 'CONCLUSAO' | 'ULTIMO_TRAMITE' | 'OUTRO_CAMPO';
}

export interface TabelaUnidade extends RegisterColumns {
  codigo: string;
  sigla: string;
  nome: string;
  ativo: Generated<boolean>;
  dataInativacao: string | null;
  organizacao: number;
  unidadeSuperior: number | null;
  codigoRegional: string | null;
  email: string | null;
  telefone: string | null;
  endereco: string | null;
  complemento: string | null;
  estado:
    | 'AC'
    | 'AL'
    | 'AM'
    | 'AP'
    | 'BA'
    | 'CE'
    | 'DF'
    | 'ES'
    | 'GO'
    | 'MA'
    | 'MG'
    | 'MS'
    | 'MT'
    | 'PA'
    | 'PB'
    | 'PE'
    | 'PI'
    | 'PR'
    | 'RJ'
    | 'RN'
    | 'RO'
    | 'RR'
    | 'RS'
    | 'SC'
    | 'SE'
    | 'SP'
    | 'TO'
    | null;
  cidade: number | null;
  cep: string | null;
  protocolo: Generated<boolean>;
  permiteTramiteIntradepartamentalSemDestino: Generated<boolean>;
  colaboracaoAtiva: Generated<boolean>;
  responsavelTramite: number | null;
  responsavelRedirecionamento: number | null;
}

export interface TabelaUsuario extends RegisterColumns {
  codigo: string | null;
  nome: string;
  email: string;
  login: string;
  senha: string;
  cpf: string | null;
  matricula: string | null;
  ramal: string | null;
  itensPorPagina: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | null;
  perfilAcesso: number;
  sigilo: number | null;
  ativo: Generated<boolean>;
  bloqueado: Generated<boolean>;
  acessoRestrito: Generated<boolean>;
  cargo: number | null;
  dataInicio: string | null;
  assinante: Generated<boolean>;
  imagemAssinatura: string | null;
  usaCertificadoDigital: Generated<boolean>;
  aliasHsm: string | null;
  reclassificar: Generated<boolean>;
  concluirSemAssinatura: Generated<boolean>;
  reverterMinuta: Generated<boolean>;
  acessoAmplo: Generated<boolean>;
  definirPrazoResposta: Generated<boolean>;
  definirVigenciaAposConclusao: Generated<boolean>;
  excluirQualquerDocumento: Generated<boolean>;
  criarEventosColegas: Generated<boolean>;
  protocolarDocumentosAntigos: Generated<boolean>;
  publicarDocumentos: Generated<boolean>;
  excluirComentarios: Generated<boolean>;
  executarAcoesProtocolo: Generated<boolean>;
  acessoTotal: Generated<boolean>;
  cancelarReativar: Generated<boolean>;
  resgatarConteudos: Generated<boolean>;
  transferirConteudosUnidades: Generated<boolean>;
}

export interface TabelaUsuarioUnidades extends RegisterRowColumns {
  organizacao: number;
  unidade: number;
  cargo: number;
  padrao: Generated<boolean>;
  chefe: Generated<boolean>;
  secretario: Generated<boolean>;
}

/** Tables of the built-in registers, for domains that join them. */
export interface RegisterTables {
  'registro.assunto': TabelaAssunto;
  'registro.cargo': TabelaCargo;
  'registro.cidade': TabelaCidade;
  'registro.interessado': TabelaInteressado;
  'registro.modeloDocumento': TabelaModeloDocumento;
  'registro.modeloDocumentoUnidades': TabelaModeloDocumentoUnidades;
  'registro.modeloDocumentoUsuarios': TabelaModeloDocumentoUsuarios;
  'registro.modeloDocumentoAssinantesFixos': TabelaModeloDocumentoAssinantesFixos;
  'registro.modeloDocumentoDestinosFixos': TabelaModeloDocumentoDestinosFixos;
  'registro.modeloDocumentoPropriedades': TabelaModeloDocumentoPropriedades;
  'registro.organizacaoInterna': TabelaOrganizacaoInterna;
  'registro.perfilAcesso': TabelaPerfilAcesso;
  'registro.sigilo': TabelaSigilo;
  'registro.tipoDocumento': TabelaTipoDocumento;
  'registro.tipoDocumentoOrganizacoes': TabelaTipoDocumentoOrganizacoes;
  'registro.tipoDocumentoUnidades': TabelaTipoDocumentoUnidades;
  'registro.tipoDocumentoUsuarios': TabelaTipoDocumentoUsuarios;
  'registro.tipoDocumentoCamposPersonalizados': TabelaTipoDocumentoCamposPersonalizados;
  'registro.unidade': TabelaUnidade;
  'registro.usuario': TabelaUsuario;
  'registro.usuarioUnidades': TabelaUsuarioUnidades;
}
