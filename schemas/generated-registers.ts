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

export interface RegistroAcessoNegado extends RegistroBase {
  /** Quando */ momento?: string;
  /** Quem */ quem?: string;
  /** Unidade */ unidade?: string;
  /** O que */ especie?: 'CONTEUDO' | 'FUNCIONALIDADE';
  /** Pedido */ alvo?: string;
}

export interface RegistroAlertaSeguranca extends RegistroBase {
  /** Alerta */ titulo?: string;
  /** O que */ especie?: 'ENTRADAS_RECUSADAS' | 'DOIS_LUGARES' | 'FORA_DO_HORARIO' | 'ARQUIVO_INFECTADO';
  /** Quem */ quem?: string;
  /** Endereços */ enderecos?: string;
  /** Detalhe */ detalhe?: string;
  /** Vezes */ vezes?: number;
  /** Desde */ primeiroEm?: string;
  /** Última vez */ ultimoEm?: string;
  /** Situação */ situacao?: 'ABERTO' | 'FECHADO';
  /** Fechado por */ fechadoPor?: string;
  /** Fechado em */ fechadoEm?: string;
  /** Nota */ nota?: string;
}

export interface RegistroAreaRestrita extends RegistroBase {
  /** Minutos aberta */ minutosAberta?: number;
  /** Só administradores entram */ somenteAdministradores?: boolean;
  /** Aviso a quem é recusado */ mensagemManutencao?: string;
  /** Suspender as conexões */ suspenderConexoes?: boolean;
}

export interface RegistroAssunto extends RegistroBase {
  /** Código */ codigo: string;
  /** Tipo do código */ tipoCodigo?: 'LIVRE' | 'CONARQ';
  /** Descrição */ descricao: string;
  /** Assunto superior */ assuntoSuperior?: number;
  /** Classifica documentos */ classificavel?: boolean;
  /** Ativo */ ativo?: boolean;
  /** Prazo no arquivo corrente */ prazoCorrente?: string;
  /** Anos no arquivo corrente */ anosCorrente?: number;
  /** Evento que inicia o prazo corrente */ eventoCorrente?: string;
  /** Prazo no arquivo intermediário */ prazoIntermediario?: string;
  /** Anos no arquivo intermediário */ anosIntermediario?: number;
  /** Evento que inicia o prazo intermediário */ eventoIntermediario?: string;
  /** Destinação final */ destinacaoFinal?: 'ELIMINACAO' | 'GUARDA_PERMANENTE';
  /** Nota explicativa */ notaExplicativa?: string;
  /** Observação */ observacao?: string;
  /** Fonte */ fonte?: string;
  /** Códigos e nomes anteriores */ nomesAnteriores?: RegistroAssuntoNomesAnteriores[];
}

export interface RegistroAssuntoNomesAnteriores {
  id: number;
  /** Código */ codigo?: string;
  /** Descrição */ descricao?: string;
  /** Até */ ate?: string;
}

export interface RegistroAusencia extends RegistroBase {
  /** Pessoa ausente */ usuario: number;
  /** Substituto */ substituto?: number;
  /** Abrangência */ abrangencia?: 'TODAS' | 'UNIDADES';
  /** Unidades */ unidades?: number[];
  /** Início */ inicio: string;
  /** Fim */ fim: string;
  /** Motivo */ motivo: 'FERIAS' | 'LICENCA' | 'VIAGEM' | 'CAPACITACAO' | 'OUTRO';
  /** Aguarda confirmação */ aguardaConfirmacao?: boolean;
  /** Observação */ observacao?: string;
}

export interface RegistroAutoridadeCarimbo extends RegistroBase {
  /** Nome */ nome: string;
  /** Ativa */ ativo?: boolean;
  /** Endereço */ endereco: string;
  /** Ordem */ ordem: number;
  /** Sem carimbo não se assina */ exigido?: boolean;
  /** Espera pela resposta, em segundos */ limiteSegundos?: number;
  /** Usuário */ usuario?: string;
}

export interface RegistroAutoridadeCertificadora extends RegistroBase {
  /** Nome */ nome: string;
  /** Ativa */ ativo?: boolean;
  /** Certificado */ certificado: string;
  /** Confiança */ confianca?: 'RAIZ_ICP' | 'RAIZ_OUTRA' | 'INTERMEDIARIA';
  /** Endereço da lista */ enderecoLista?: string;
  /** Lista buscada em */ listaBuscadaEm?: string;
  /** O que a busca deu */ listaResultado?: string;
  /** Titular */ titular?: string;
  /** Válido de */ validoDe?: string;
  /** Válido até */ validoAte?: string;
  /** SHA-256 do certificado */ impressao?: string;
  /** Lista emitida em */ listaDe?: string;
  /** Lista em dia até */ listaAte?: string;
  /** Revogados na lista */ revogados?: number;
}

export interface RegistroCampoPersonalizado extends RegistroBase {
  /** Código */ codigo: string;
  /** Rótulo */ rotulo: string;
  /** Ativo */ ativo?: boolean;
  /** Tipo */ tipo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Ajuda */ ajuda?: string;
  /** Tamanho máximo */ tamanhoMaximo?: number;
  /** Máscara */ mascara?: string;
  /** Casas decimais */ casasDecimais?: number;
  /** Mínimo */ minimo?: number;
  /** Máximo */ maximo?: number;
  /** Lista de opções */ listaOpcoes?: number;
  /** Opções */ opcoes?: string;
  /** Aceita mais de uma opção */ multipla?: boolean;
  /** Endereço */ endereco?: string;
  /** Parâmetro */ parametro?: 'numeroMascarado' | 'numeroProtocoloMascarado' | 'id';
  /** Extensões aceitas */ extensoes?: string;
  /** Tamanho máximo do arquivo (MB) */ tamanhoMaximoMb?: number;
  /** Referência de tempo */ referenciaTempo: 'CRIACAO' | 'CONCLUSAO' | 'ULTIMO_TRAMITE' | 'OUTRO_CAMPO';
  /** Campo de referência */ campoReferencia?: number;
  /** Prazo em dias */ prazoDias?: number;
}

export interface RegistroCampoValidador extends RegistroBase {
  /** Nome do campo */ nome: string;
  /** Ativo */ ativo?: boolean;
  /** Tipo de campo */ tipoCampo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Campo personalizado */ campo?: number;
  /** Linguagem */ linguagem: 'REGEX' | 'FEEL';
  /** Valor */ expressao: string;
  /** Mensagem de erro */ mensagem: string;
  /** Mostrar erros */ exibirErro: 'AO_DIGITAR' | 'AO_SAIR' | 'AO_SALVAR';
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

export interface RegistroConexao extends RegistroBase {
  /** Nome */ nome: string;
  /** Ativa */ ativo?: boolean;
  /** URL JDBC */ url?: string;
  /** Driver JDBC */ driver?: 'POSTGRESQL' | 'MYSQL' | 'MARIADB' | 'SQLSERVER' | 'ORACLE';
  /** Servidor */ ip?: string;
  /** Porta */ porta?: number;
  /** Nome do banco */ banco?: string;
  /** Usuário */ usuario?: string;
  /** Exigir TLS */ tls?: boolean;
}

export interface RegistroConfiguracao extends RegistroBase {
  /** Itens por página */ itensPorPagina?: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50;
  /** Segundos das mensagens */ segundosMensagem?: number;
  /** Manter os erros na tela */ errosFixos?: boolean;
  /** Estado padrão */ estadoPadrao?:
    | 'AC'
    | 'AL'
    | 'AP'
    | 'AM'
    | 'BA'
    | 'CE'
    | 'DF'
    | 'ES'
    | 'GO'
    | 'MA'
    | 'MT'
    | 'MS'
    | 'MG'
    | 'PA'
    | 'PB'
    | 'PR'
    | 'PE'
    | 'PI'
    | 'RJ'
    | 'RN'
    | 'RS'
    | 'RO'
    | 'RR'
    | 'SC'
    | 'SP'
    | 'SE'
    | 'TO';
  /** Ordem dos anexos */ ordemAnexos?: 'INCLUSAO' | 'NOME' | 'RECENTE';
  /** Pesquisa externa */ urlPesquisaExterna?: string;
  /** Itens fora do menu */ menuOculto?: string[];
  /** Termos de uso */ termosTexto?: string;
  /** Registrar a localização */ registrarLocalizacao?: boolean;
  /** Receber documentos automaticamente */ receberDocumentos?: boolean;
  /** Receber processos automaticamente */ receberProcessos?: boolean;
  /** Páginas por volume de processo */ paginasPorVolume?: number;
  /** Exigir nota ao receber */ notaReceber?: boolean;
  /** Exigir nota ao tomar ciência */ notaCiencia?: boolean;
  /** Exigir nota ao finalizar */ notaFinalizar?: boolean;
  /** Dias para responder */ prazoResposta?: number;
  /** Dias até a ciência tácita */ diasCienciaTacita?: number;
  /** Liberar ao sair da tela */ liberarAoSair?: boolean;
  /** Tipo do novo protocolo */ protocoloPadrao?: number;
  /** Código da classificação */ tipoCodigoClasse?: 'LIVRE' | 'CONARQ';
  /** Minutos de sessão */ minutosSessao?: number;
  /** Horas de sessão */ horasSessao?: number;
  /** Entradas recusadas até alertar */ alertaEntradas?: number;
  /** Em quantos minutos */ alertaEntradasMinutos?: number;
  /** Dois lugares: minutos */ alertaDoisLugares?: number;
  /** Alertar entrada fora do horário */ alertaForaDoHorario?: boolean;
  /** Tamanho mínimo da senha */ senhaTamanhoMinimo?: number;
  /** Exigir senha forte */ senhaForte?: boolean;
  /** Validade da senha em dias */ senhaValidadeDias?: number;
  /** Trocar a senha recebida */ trocarSenhaRecebida?: boolean;
  /** Exigir o segundo fator */ doisFatores?: boolean;
  /** Aceitar o código por e-mail */ codigoPorEmail?: boolean;
  /** Prova das assinaturas com certificado */ nivelProva?: 'T' | 'LT' | 'LTA';
  /** Forma PBAD estrita */ pbadEstrita?: boolean;
  /** Pedir o código para assinar */ segundoFatorAssinatura?: boolean;
  /** Entrar pelo provedor */ ssoAtivo?: boolean;
  /** Entrar só pelo provedor */ ssoSomente?: boolean;
  /** Nome no botão */ ssoNome?: string;
  /** Endereço do provedor */ ssoEmissor?: string;
  /** Identificação do cliente */ ssoCliente?: string;
  /** Escopos */ ssoEscopos?: string;
  /** Ligar à conta existente por */ ssoVinculo?: 'EMAIL' | 'LOGIN' | 'AMBOS';
  /** Atributo do CPF */ ssoAtributoCpf?: string;
  /** Atributo da matrícula */ ssoAtributoMatricula?: string;
  /** Atributo das regras */ ssoAtributoRegra?: string;
  /** Autoridade certificadora */ ssoAutoridade?: string;
  /** Conferir senhas no diretório (LDAP) */ ldapAtivo?: boolean;
  /** Servidor do diretório */ ldapUrl?: string;
  /** Cifrar com StartTLS */ ldapStartTls?: boolean;
  /** Autoridade certificadora */ ldapAutoridade?: string;
  /** Base da busca */ ldapBase?: string;
  /** Filtro da busca */ ldapFiltro?: string;
  /** Usuário de busca */ ldapUsuario?: string;
  /** Atributo do usuário */ ldapAtributoLogin?: string;
  /** Atributo do nome */ ldapAtributoNome?: string;
  /** Atributo do e-mail */ ldapAtributoEmail?: string;
  /** Atributo do CPF */ ldapAtributoCpf?: string;
  /** Atributo da matrícula */ ldapAtributoMatricula?: string;
  /** Atributo das regras */ ldapAtributoRegra?: string;
  /** Base dos grupos */ ldapGruposBase?: string;
  /** Filtro dos grupos */ ldapGruposFiltro?: string;
  /** Regras */ regrasEntrada?: RegistroConfiguracaoRegrasEntrada[];
  /** Servidor de e-mail */ smtpServidor?: string;
  /** Porta */ smtpPorta?: number;
  /** Segurança */ smtpSeguranca?: 'STARTTLS' | 'TLS' | 'NENHUMA';
  /** Usuário */ smtpUsuario?: string;
  /** Remetente */ smtpRemetente?: string;
  /** Proxy */ proxyUrl?: string;
  /** Usuário do proxy */ proxyUsuario?: string;
  /** Exceções do proxy */ proxyExcecoes?: string;
  /** Tamanho máximo de arquivo em MB */ tamanhoMaximoUpload?: number;
  /** Tamanho máximo de peça em MB */ tamanhoMaximoPeca?: number;
  /** Páginas de um arquivo de protocolo */ paginasMaximoProtocolo?: number;
  /** Largura mínima da assinatura */ assinaturaLarguraMinima?: number;
  /** Largura máxima da assinatura */ assinaturaLarguraMaxima?: number;
  /** Altura mínima da assinatura */ assinaturaAlturaMinima?: number;
  /** Altura máxima da assinatura */ assinaturaAlturaMaxima?: number;
  /** Resposta sobre o que a pessoa não pode ver */ respostaConteudoRestrito?:
    'NADA' | 'EXISTENCIA' | 'METADADOS';
  /** Trâmite entre organizações */ tramiteEntreOrganizacoes?: 'NAO' | 'PROTOCOLO' | 'UNIDADES';
}

export interface RegistroConfiguracaoRegrasEntrada {
  id: number;
  /** Grupo ou valor */ valor: string;
  /** Unidade */ unidade?: number;
  /** Cargo */ cargo?: number;
  /** Chefe */ chefe?: boolean;
  /** Perfil de acesso */ perfilAcesso?: number;
}

export interface RegistroConflitoPapel extends RegistroBase {
  /** Nome */ nome: string;
  /** Ativo */ ativo?: boolean;
  /** Motivo */ motivo: string;
  /** De um lado */ um?: string[];
  /** Do outro */ outro?: string[];
  /** Marcas de pessoas */ marcas?: RegistroConflitoPapelMarcas[];
}

export interface RegistroConflitoPapelMarcas {
  id: number;
  /** Lado */ lado: 'UM' | 'OUTRO';
  /** Marca */ marca:
    | 'acessoAmplo'
    | 'acessoTotal'
    | 'concluirSemAssinatura'
    | 'cancelarReativar'
    | 'excluirQualquerDocumento'
    | 'resgatarConteudos'
    | 'assinante'
    | 'usaCertificadoDigital'
    | 'reclassificar'
    | 'reverterMinuta'
    | 'definirPrazoResposta'
    | 'definirVigenciaAposConclusao'
    | 'criarEventosColegas'
    | 'protocolarDocumentosAntigos'
    | 'publicarDocumentos'
    | 'excluirComentarios'
    | 'executarAcoesProtocolo'
    | 'transferirConteudosUnidades';
}

export interface RegistroControleVolume extends RegistroBase {
  /** Do volume */ origem: number;
  /** Para o volume */ destino?: number;
  /** Motivo */ motivo: string;
  /** Quantos arquivos */ limiteArquivos?: number;
  /** Situação */ situacao?: 'NA_FILA' | 'EM_ANDAMENTO' | 'CONCLUIDA' | 'INTERROMPIDA' | 'FALHOU';
  /** Arquivos a mudar */ total?: number;
  /** Andamento */ andamento?: number;
  /** Arquivos mudados */ movidos?: number;
  /** Espaço mudado */ bytesMovidos?: number;
  /** Resultado */ resultado?: string;
  /** Início */ iniciadoEm?: string;
  /** Fim */ terminadoEm?: string;
}

export interface RegistroDominio extends RegistroBase {
  /** Endereço público */ enderecoPublico?: string;
  /** Remetente dos e-mails */ remetente?: string;
  /** Domínios de e-mail da instituição */ dominiosEmail?: RegistroDominioDominiosEmail[];
  /** Cadastro de usuário externo */ cadastroExterno?: 'NINGUEM' | 'DOMINIOS' | 'TODOS';
  /** Cada cadastro espera aprovação */ aprovacaoExterna?: boolean;
  /** Cada procuração espera aprovação */ aprovacaoProcuracao?: boolean;
  /** Domínios aceitos */ dominiosExternos?: RegistroDominioDominiosExternos[];
}

export interface RegistroDominioDominiosEmail {
  id: number;
  /** Domínio */ dominio: string;
}

export interface RegistroDominioDominiosExternos {
  id: number;
  /** Domínio */ dominio: string;
}

export interface RegistroFaixaHorario extends RegistroBase {
  /** Descrição */ descricao: string;
  /** Ativo */ ativo?: boolean;
  /** Dias e horários */ conjuntos: RegistroFaixaHorarioConjuntos[];
}

export interface RegistroFaixaHorarioConjuntos {
  id: number;
  /** Dias da semana */ dias: number[];
  /** Horários */ horarios: RegistroFaixaHorarioConjuntosHorarios[];
}

export interface RegistroFaixaHorarioConjuntosHorarios {
  id: number;
  /** Início */ inicio: string;
  /** Fim */ fim: string;
}

export interface RegistroFeriado extends RegistroBase {
  /** Nome */ nome: string;
  /** Ativo */ ativo?: boolean;
  /** Tipo */ tipo: 'FERIADO' | 'PONTO_FACULTATIVO';
  /** Adia o fim dos prazos */ suspendePrazos?: boolean;
  /** Quando */ regra: 'DATA' | 'ANUAL' | 'PASCOA';
  /** Data */ data?: string;
  /** Dia */ dia?: number;
  /** Mês */ mes?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /** Dias depois da Páscoa */ diasDaPascoa?: number;
  /** A partir do ano */ anoInicial?: number;
  /** Até o ano */ anoFinal?: number;
  /** Abrangência */ abrangencia: 'NACIONAL' | 'ESTADUAL' | 'MUNICIPAL' | 'PROPRIO';
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
  /** Organização */ organizacao?: number;
}

export interface RegistroFluxo extends RegistroBase {
  /** Código */ codigo: string;
  /** Nome */ nome: string;
  /** Descrição */ descricao?: string;
  /** Ativo */ ativo?: boolean;
}

export interface RegistroGerenciadorEmail extends RegistroBase {
  /** Destinatário */ para?: string;
  /** Assunto */ assunto?: string;
  /** Escrito em */ momento?: string;
  /** Situação */ situacao?: 'ESPERA' | 'ENVIANDO' | 'FALHOU' | 'DUVIDA';
  /** Tentativas */ tentativas?: number;
  /** Último erro */ erro?: string;
  /** Texto */ texto?: string;
}

export interface RegistroGrupoEmail extends RegistroBase {
  /** Nome */ nome: string;
  /** Descrição */ descricao?: string;
  /** Ativo */ ativo?: boolean;
  /** Pessoas */ usuarios: number[];
}

export interface RegistroIndisponibilidade extends RegistroBase {
  /** Início */ inicio: string;
  /** Fim */ fim?: string;
  /** Motivo */ motivo: string;
  /** Organização */ organizacao?: number;
  /** Adia o fim dos prazos */ prorrogaPrazos?: boolean;
  /** Observação */ observacao?: string;
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

export interface RegistroLocalGuarda extends RegistroBase {
  /** Código */ codigo: string;
  /** Nome */ nome: string;
  /** Espécie */ especie: 'PREDIO' | 'SALA' | 'ESTANTE' | 'PRATELEIRA' | 'GAVETA' | 'CAIXA' | 'PASTA';
  /** Ativo */ ativo?: boolean;
  /** Unidade do arquivo */ unidade: number;
  /** Fica em */ localSuperior?: number;
  /** Capacidade */ capacidade?: number;
  /** Capacidade em */ medida?: 'ITENS' | 'CENTIMETROS';
  /** Largura, em centímetros */ largura?: number;
  /** Observação */ observacao?: string;
}

export interface RegistroLogsSistema extends RegistroBase {
  /** Servidor */ servidor?: string;
  /** Arquivo */ nome?: string;
  /** Tamanho */ tamanho?: number;
  /** Última escrita */ modificadoEm?: string;
  /** Onde abrir */ endereco?: string;
}

export interface RegistroModeloDocumento extends RegistroBase {
  /** Código */ codigo: string;
  /** Nome */ nome: string;
  /** Sigla */ sigla?: string;
  /** Descrição */ descricao?: string;
  /** Ativo */ ativo?: boolean;
  /** Situação da versão */ situacaoVersao?: 'CONCLUIDA' | 'EM_ALTERACAO';
  /** Versão */ numeroVersao?: number;
  /** Tipo de documento */ tipoDocumento: number;
  /** Classificação sugerida */ classificacaoSugerida?: number;
  /** Publicação */ publicacao: 'MANUAL' | 'AUTOMATICA' | 'IMPUBLICAVEL';
  /** Resposta */ necessidadeResposta: 'NAO_NECESSITA' | 'NECESSITA_RESPOSTA' | 'RESPOSTA';
  /** Padrão da assinatura com certificado */ padraoAssinatura?: 'PADES' | 'CADES';
  /** Unidade da numeração */ departamentoNumeracao: 1 | 2;
  /** Protocolo */ opcaoProtocolo: 1 | 2 | 3;
  /** Dias para responder */ prazoResposta?: number;
  /** Modelos com que se responde */ modelosResposta?: number[];
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
  /** PDF preenchível */ formularioPdf?: string;
  /** Campos do formulário */ camposPersonalizados?: RegistroModeloDocumentoCamposPersonalizados[];
  /** Papel timbrado */ template?: number;
  /** Fluxo */ fluxoIniciado?: number;
  /** Fluxo como foi escrito */ fluxo?: string;
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

export interface RegistroModeloDocumentoCamposPersonalizados {
  id: number;
  /** Rótulo */ rotulo: string;
  /** Tipo */ tipo: 1 | 2 | 3 | 4 | 6 | 7 | 8;
  /** Preenchimento */ preenchimento: 'OPCIONAL' | 'OBRIGATORIO';
  /** Campo do PDF */ campoPdf?: string;
  /** Máscara */ mascara?: string;
  /** Letras */ tamanhoMaximo?: number;
  /** Opções */ opcoes?: string;
  /** Várias */ multipla?: boolean;
  /** Ajuda */ ajuda?: string;
  /** Campo do cadastro */ campo?: number;
}

export interface RegistroNormalizacao extends RegistroBase {
  /** Inconsistência */ regra?:
    | 'INTERESSADO_REPETIDO'
    | 'INTERESSADO_HOMONIMO'
    | 'NUMERO_INVALIDO'
    | 'CIDADE_REPETIDA'
    | 'CARGO_REPETIDO'
    | 'ASSUNTO_REPETIDO'
    | 'ASSUNTO_SOB_INATIVO'
    | 'UNIDADE_SOB_INATIVA'
    | 'UNIDADE_SEM_PESSOAS'
    | 'ORGANIZACAO_SEM_UNIDADE'
    | 'USUARIO_SEM_UNIDADE'
    | 'USUARIO_PERFIL_INATIVO'
    | 'PERFIL_CONFLITANTE'
    | 'USUARIO_CONFLITANTE'
    | 'MODELO_TIPO_INATIVO';
  /** Cadastro */ registro?: string;
  /** Registro */ nome?: string;
  /** O que há */ detalhe?: string;
  /** Onde abrir */ endereco?: string;
}

export interface RegistroNumeracao extends RegistroBase {
  /** Sequência */ descricao?: string;
  /** Tipo de documento */ tipoDocumento?: number;
  /** Unidade */ unidade?: number;
  /** Ano */ ano?: number;
  /** Chave */ chave?: string;
  /** Último número dado */ ultimo: number;
  /** Motivo */ motivo?: string;
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
  /** Recebe trâmites de */ recebeDe?: number[];
  /** Pode criar modelo em Word */ permiteModeloWord?: boolean;
  /** Pode concluir protocolo pelo usuário */ permiteConcluirProtocoloPeloUsuario?: boolean;
  /** Formato do código de barras */ formatoCodigoBarras?:
    'CODE128' | 'CODE39' | 'INTERLEAVED2OF5' | 'DATAMATRIX' | 'QRCODE';
  /** Logotipo */ logo?: string;
}

export interface RegistroPagina extends RegistroBase {
  /** Nome */ nome: string;
  /** Título */ titulo: string;
  /** Ativo */ ativo?: boolean;
}

export interface RegistroPapel extends RegistroBase {
  /** Código */ codigo: string;
  /** Nome */ nome: string;
  /** Descrição */ descricao?: string;
  /** Ativo */ ativo?: boolean;
  /** Executantes */ executantes: RegistroPapelExecutantes[];
}

export interface RegistroPapelExecutantes {
  id: number;
  /** Quem */ tipo:
    | 'USUARIO'
    | 'UNIDADE'
    | 'CHEFE_UNIDADE'
    | 'SECRETARIO'
    | 'CARGO'
    | 'PERFIL'
    | 'AUTOR'
    | 'DETENTOR'
    | 'CHEFE_INICIADOR'
    | 'CAMPO';
  /** Pessoa */ usuario?: number;
  /** Unidade */ unidade?: number;
  /** Cargo */ cargo?: number;
  /** Perfil de acesso */ perfilAcesso?: number;
  /** Campo do conteúdo */ campo?: string;
}

export interface RegistroPerfilAcesso extends RegistroBase {
  /** Descrição */ descricao: string;
  /** Ativo */ ativo?: boolean;
  /** Tipo */ tipo: 'INTERNO' | 'EXTERNO';
  /** Ordem */ ordem?: number;
  /** Faixa de horário */ faixaHorario?: number;
  /** Exige o segundo fator */ exigeSegundoFator?: boolean;
  /** Administrador */ administrador?: boolean;
  /** Administrador local */ administradorLocal?: boolean;
  /** Usuário padrão */ usuarioPadrao?: boolean;
  /** Permissões */ permissoes?: string[];
  /** Regras */ regras?: string[];
  /** Páginas */ paginas?: string[];
}

export interface RegistroProcuracao extends RegistroBase {
  /** Outorgante */ outorgante: number;
  /** Procurador */ procuradorNome: string;
  /** CPF ou CNPJ do procurador */ procuradorDocumento: string;
  /** E-mail do procurador */ procuradorEmail: string;
  /** Serviço */ servico?: number;
  /** Pede, responde e acompanha */ podePedir?: boolean;
  /** Assina */ podeAssinar?: boolean;
  /** Recebe e responde intimações */ podeReceber?: boolean;
  /** Vale até */ fim: string;
  /** Documento */ arquivo?: string;
  /** Situação */ situacao?: 'ESPERA' | 'ACEITA' | 'RECUSADA' | 'REVOGADA';
  /** Motivo */ motivo?: string;
}

export interface RegistroProvedorAssinatura extends RegistroBase {
  /** Nome */ nome: string;
  /** Ativo */ ativo?: boolean;
  /** Protocolo */ tipo: 'PSC' | 'CSC' | 'CMS' | 'HSM';
  /** Organização */ organizacao?: number;
  /** Endereço */ endereco?: string;
  /** Endereço da autorização */ enderecoAutorizacao?: string;
  /** Partição */ particao?: string;
  /** Espera pela resposta, em segundos */ limiteSegundos?: number;
  /** Documentos por chamada */ porVez?: number;
  /** Aceitar pelo nome o certificado sem CPF */ aceitaSemCpf?: boolean;
  /** Identificação do cliente */ cliente?: string;
}

export interface RegistroSigilo extends RegistroBase {
  /** Código */ codigo: string;
  /** Descrição */ descricao: string;
  /** Grau */ grau: 0 | 1 | 2 | 3 | 4;
  /** Prazo máximo em anos */ anosMaximo: number;
  /** Ativo */ ativo?: boolean;
}

export interface RegistroTarefa extends RegistroBase {
  /** Nome */ nome?: string;
  /** Classe */ classe?: string;
  /** O que faz */ descricao?: string;
  /** Ativa */ ativo?: boolean;
  /** Quando executar */ modo: 'INTERVALO' | 'HORARIO';
  /** Intervalo em minutos */ intervaloMinutos?: number;
  /** Hora de início */ horaInicio?: string;
  /** Hora de fim */ horaFim?: string;
  /** Segundos */ segundos?: string;
  /** Minutos */ minutos?: string;
  /** Horas */ horas?: string;
  /** Dia do mês */ diaDoMes?: string;
  /** Mês */ mes?: string;
  /** Dia da semana */ diaDaSemana?: string;
  /** Ano */ ano?: string;
  /** Avisar no sistema quando falhar */ notificaViaSistema?: boolean;
  /** Avisar por e-mail quando falhar */ notificaViaEmail?: boolean;
  /** Expressão */ expressao?: string;
  /** Dias da semana */ diasSemana?: string;
  /** Última execução */ dataUltimaExecucao?: string;
  /** Próxima execução */ dataProximaExecucao?: string;
  /** Resultado da última execução */ resultado?: string;
}

export interface RegistroTemplateArquivo extends RegistroBase {
  /** Nome */ nome: string;
  /** Ativo */ ativo?: boolean;
  /** Descrição */ descricao?: string;
  /** Tipo */ tipo: 'TIMBRE' | 'PAGINA' | 'WORD';
  /** Conteúdo em Typst */ conteudo?: string;
  /** Arquivo do Word */ arquivo?: string;
  /** Páginas do exemplo */ paginas?: number;
}

export interface RegistroTemplateCaixaSelecao extends RegistroBase {
  /** Nome */ nome: string;
  /** Ativa */ ativo?: boolean;
  /** Origem das opções */ origem: 'DIGITADA' | 'CONEXAO';
  /** Opções */ opcoes?: RegistroTemplateCaixaSelecaoOpcoes[];
  /** Conexão */ conexao?: number;
  /** Consulta */ consulta?: string;
  /** Número máximo de opções */ limiteLinhas?: number;
  /** Tempo máximo em segundos */ limiteSegundos?: number;
}

export interface RegistroTemplateCaixaSelecaoOpcoes {
  id: number;
  /** Valor */ valor: string;
  /** Rótulo */ rotulo: string;
}

export interface RegistroTemplateMensagem extends RegistroBase {
  /** Chave */ chave?: string;
  /** Tipo */ tipo?: 'VALIDACAO' | 'SUCESSO' | 'AVISO' | 'ERRO';
  /** Texto do produto */ textoPadrao?: string;
  /** Texto próprio */ texto?: string;
}

export interface RegistroTemplateNumeracao extends RegistroBase {
  /** Nome */ nome: string;
  /** Ativo */ ativo?: boolean;
  /** Formato */ formato: 'LIVRE' | 'NUP' | 'NIPE';
  /** Máscara */ mascara?: string;
  /** Código da unidade protocolizadora */ codigoNup?: string;
  /** Origem */ origem?: string;
  /** Código do órgão */ codigoOrgao?: string;
  /** Código da unidade */ codigoUnidade?: string;
  /** Primeiro número */ inicio?: number;
  /** Reiniciar a sequência a cada ano */ reinicioAnual?: boolean;
  /** Sequência própria de cada organização */ porOrganizacao?: boolean;
  /** Sequência própria de cada unidade */ porUnidade?: boolean;
  /** Sequência própria de cada tipo */ porTipo?: boolean;
  /** Tipos de documento */ tiposDocumento?: number[];
  /** Tipos de processo */ tiposProcesso?: number[];
  /** Organizações */ organizacoes?: number[];
  /** Escrever o nome do tipo antes do número */ nomeDoTipo?: boolean;
  /** Exemplo */ exemplo?: string;
}

export interface RegistroTextoTramite extends RegistroBase {
  /** Descrição */ descricao: string;
  /** Unidade */ unidade?: number;
  /** Padrão */ padrao?: boolean;
  /** Ativo */ ativo?: boolean;
  /** Texto */ texto: string;
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
  /** Fluxo */ fluxoIniciado?: number;
  /** Fluxo como foi escrito */ fluxo?: string;
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
  /** Campo do cadastro */ campo?: number;
  /** Preenchimento */ preenchimento: 'OPCIONAL' | 'OBRIGATORIO';
  /** Opções */ opcoes?: string;
  /** Parâmetro do vínculo */ parametro?: 'numeroMascarado' | 'numeroProtocoloMascarado' | 'id';
  /** Referência de tempo */ referenciaTempo: 'CRIACAO' | 'CONCLUSAO' | 'ULTIMO_TRAMITE' | 'OUTRO_CAMPO';
  /** Campo de referência */ rotuloReferencia?: string;
}

export interface RegistroTipoDossie extends RegistroBase {
  /** Código */ codigo: string;
  /** Nome */ nome: string;
  /** Sigla */ sigla?: string;
  /** Descrição */ descricao: string;
  /** Ativo */ ativo?: boolean;
  /** Sobre o quê */ sobre: 'PESSOA' | 'LUGAR' | 'PROPRIEDADE' | 'PROJETO';
  /** Máscara do número */ mascaraNumeracao?: string;
  /** Reiniciar a cada ano */ reinicioAnual?: boolean;
  /** Uma sequência por unidade */ numeracaoPorUnidade?: boolean;
  /** Classificação sugerida */ classificacaoSugerida?: number;
  /** Nível de acesso sugerido */ nivelAcesso?: 'PUBLICO' | 'RESTRITO' | 'SIGILOSO';
  /** Hipótese legal sugerida */ hipoteseLegal?: string;
  /** Guarda dados pessoais */ dadosPessoais?: boolean;
  /** Fundamento na LGPD */ baseLegal?: string;
  /** Organizações */ organizacoes?: number[];
  /** Unidades */ unidades?: number[];
  /** Restringir o uso */ restringirPor?: 'NENHUM' | 'UNIDADE' | 'USUARIO';
  /** Pessoas que podem usar */ usuarios?: number[];
  /** Peças esperadas */ pecasEsperadas?: RegistroTipoDossiePecasEsperadas[];
}

export interface RegistroTipoDossiePecasEsperadas {
  id: number;
  /** Nome */ nome: string;
  /** Obrigatória */ obrigatoria?: boolean;
  /** Validade, em meses */ validadeMeses?: number;
  /** Tipos de documento aceitos */ tiposDocumento?: number[];
  /** Tipos de processo aceitos */ tiposProcesso?: number[];
}

export interface RegistroTipoProcesso extends RegistroBase {
  /** Código */ codigo: string;
  /** Nome */ nome: string;
  /** Sigla */ sigla?: string;
  /** Descrição */ descricao: string;
  /** Ativo */ ativo?: boolean;
  /** Caso de uso */ casoDeUso: 'CRIACAO' | 'PROTOCOLO' | 'TODOS' | 'PADRAO';
  /** Oferecido a quem é de fora */ ofertaExterna?: boolean;
  /** Unidade que recebe os pedidos */ unidadeExterna?: number;
  /** Orientação a quem pede */ textoExterno?: string;
  /** Quem pode pedir */ quemPodePedir?: string;
  /** Documentos que se pedem */ documentosExternos?: string;
  /** Prazo da resposta, em dias */ prazoExterno?: number;
  /** Quanto custa */ custoExterno?: string;
  /** Pede a guia paga */ pedeComprovante?: boolean;
  /** Formulário */ formularioExterno?: number;
  /** Classificação sugerida */ classificacaoSugerida?: number;
  /** Vencimento obrigatório */ vencimentoObrigatorio?: boolean;
  /** Mostrar prazo de vigência */ exibirPrazoVigencia?: boolean;
  /** Publicar automaticamente */ publicacaoAutomatica?: boolean;
  /** Fluxo */ fluxoIniciado?: number;
  /** Fluxo como foi escrito */ fluxo?: string;
  /** Organizações */ organizacoes: number[];
  /** Unidades */ unidades: number[];
  /** Restringir o uso */ restringirPor?: 'NENHUM' | 'UNIDADE' | 'USUARIO';
  /** Pessoas que podem usar */ usuarios?: number[];
  /** Campos personalizados */ camposPersonalizados?: RegistroTipoProcessoCamposPersonalizados[];
}

export interface RegistroTipoProcessoCamposPersonalizados {
  id: number;
  /** Rótulo */ rotulo: string;
  /** Tipo */ tipo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Campo do cadastro */ campo?: number;
  /** Preenchimento */ preenchimento: 'OPCIONAL' | 'OBRIGATORIO';
  /** Opções */ opcoes?: string;
  /** Parâmetro do vínculo */ parametro?: 'numeroMascarado' | 'numeroProtocoloMascarado' | 'id';
  /** Referência de tempo */ referenciaTempo: 'CRIACAO' | 'CONCLUSAO' | 'ULTIMO_TRAMITE' | 'OUTRO_CAMPO';
  /** Campo de referência */ rotuloReferencia?: string;
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
  /** É arquivo */ arquivo?: 'CORRENTE' | 'INTERMEDIARIO' | 'PERMANENTE';
  /** Arquivo em que guarda */ arquivoCorrente?: number;
  /** Aceita trâmite interno sem pessoa indicada */ permiteTramiteIntradepartamentalSemDestino?: boolean;
  /** Colaboração ativa */ colaboracaoAtiva?: boolean;
  /** Responsável por distribuir */ responsavelTramite?: number;
  /** Responsável por redirecionar */ responsavelRedirecionamento?: number;
}

export interface RegistroUsuarioExterno extends RegistroBase {
  /** Nome ou razão social */ nome: string;
  /** CPF ou CNPJ */ documento: string;
  /** E-mail */ email: string;
  /** E-mail que espera confirmação */ emailNovo?: string;
  /** Telefone */ telefone?: string;
  /** Perfil de acesso */ perfilAcesso: number;
  /** Interessado */ interessado?: number;
  /** Empresa ou entidade */ empresa?: string;
  /** Ativo */ ativo?: boolean;
  /** Aguarda aprovação */ aguardaAprovacao?: boolean;
  /** Bloqueado */ bloqueado?: boolean;
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
  /** Motivo do bloqueio */ motivoBloqueio?: string;
  /** Acesso restrito */ acessoRestrito?: boolean;
  /** Cargo */ cargo?: number;
  /** Vínculo empregatício */ vinculoEmpregaticio?: number;
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

export interface RegistroVinculoEmpregaticio extends RegistroBase {
  /** Código */ codigo: string;
  /** Descrição */ descricao: string;
  /** Ativo */ ativo?: boolean;
}

export interface RegistroVolume extends RegistroBase {
  /** Nome */ nome: string;
  /** Onde ficam os arquivos */ tipo?: 'PASTA' | 'BALDE';
  /** Local físico */ pasta?: string;
  /** Endereço do armazenamento */ endereco?: string;
  /** Região */ regiao?: string;
  /** Balde */ balde?: string;
  /** Prefixo no balde */ prefixo?: string;
  /** Onde vai o nome do balde */ estilo?: 'CAMINHO' | 'NOME';
  /** Cifra no armazenamento */ cifra?: 'NENHUMA' | 'AES256' | 'KMS';
  /** Chave do KMS */ chaveKms?: string;
  /** Chave de acesso */ chaveAcesso?: string;
  /** Recebe arquivos novos */ aceita?: boolean;
  /** Número máximo de arquivos */ limiteArquivos?: number;
  /** Tamanho máximo em GB */ limiteGb?: number;
  /** Arquivos */ arquivos?: number;
  /** Espaço ocupado */ bytes?: number;
  /** Taxa de ocupação */ taxaOcupacao?: number;
  /** Situação */ situacao?: 'LIVRE' | 'QUASE_CHEIO' | 'CHEIO' | 'FECHADO';
  /** Livre no disco */ discoLivre?: number;
  /** Última conferência */ conferidoEm?: string;
  /** Arquivos com problema */ arquivosComProblema?: number;
  /** Quais */ problemas?: string;
}

/** Record type of each of these registers, by its name. */
export interface Registros {
  'acesso-negado': RegistroAcessoNegado;
  'alerta-seguranca': RegistroAlertaSeguranca;
  'area-restrita': RegistroAreaRestrita;
  assunto: RegistroAssunto;
  ausencia: RegistroAusencia;
  'autoridade-carimbo': RegistroAutoridadeCarimbo;
  'autoridade-certificadora': RegistroAutoridadeCertificadora;
  'campo-personalizado': RegistroCampoPersonalizado;
  'campo-validador': RegistroCampoValidador;
  cargo: RegistroCargo;
  cidade: RegistroCidade;
  conexao: RegistroConexao;
  configuracao: RegistroConfiguracao;
  'conflito-papel': RegistroConflitoPapel;
  'controle-volume': RegistroControleVolume;
  dominio: RegistroDominio;
  'faixa-horario': RegistroFaixaHorario;
  feriado: RegistroFeriado;
  fluxo: RegistroFluxo;
  'gerenciador-email': RegistroGerenciadorEmail;
  'grupo-email': RegistroGrupoEmail;
  indisponibilidade: RegistroIndisponibilidade;
  interessado: RegistroInteressado;
  'local-guarda': RegistroLocalGuarda;
  'logs-sistema': RegistroLogsSistema;
  'modelo-documento': RegistroModeloDocumento;
  normalizacao: RegistroNormalizacao;
  numeracao: RegistroNumeracao;
  'organizacao-interna': RegistroOrganizacaoInterna;
  pagina: RegistroPagina;
  papel: RegistroPapel;
  'perfil-acesso': RegistroPerfilAcesso;
  procuracao: RegistroProcuracao;
  'provedor-assinatura': RegistroProvedorAssinatura;
  sigilo: RegistroSigilo;
  tarefa: RegistroTarefa;
  'template-arquivo': RegistroTemplateArquivo;
  'template-caixa-selecao': RegistroTemplateCaixaSelecao;
  'template-mensagem': RegistroTemplateMensagem;
  'template-numeracao': RegistroTemplateNumeracao;
  'texto-tramite': RegistroTextoTramite;
  'tipo-documento': RegistroTipoDocumento;
  'tipo-dossie': RegistroTipoDossie;
  'tipo-processo': RegistroTipoProcesso;
  unidade: RegistroUnidade;
  'usuario-externo': RegistroUsuarioExterno;
  usuario: RegistroUsuario;
  'vinculo-empregaticio': RegistroVinculoEmpregaticio;
  volume: RegistroVolume;
}

/** Fields of each of them that are written and never read. */
export interface RegisterSecrets {
  'acesso-negado': never;
  'alerta-seguranca': never;
  'area-restrita': never;
  assunto: never;
  ausencia: never;
  'autoridade-carimbo': 'senha';
  'autoridade-certificadora': never;
  'campo-personalizado': never;
  'campo-validador': never;
  cargo: never;
  cidade: never;
  conexao: 'senha';
  configuracao: 'senhaPadrao' | 'ssoSegredo' | 'ldapSenha' | 'smtpSenha' | 'proxySenha';
  'conflito-papel': never;
  'controle-volume': never;
  dominio: never;
  'faixa-horario': never;
  feriado: never;
  fluxo: never;
  'gerenciador-email': never;
  'grupo-email': never;
  indisponibilidade: never;
  interessado: never;
  'local-guarda': never;
  'logs-sistema': never;
  'modelo-documento': never;
  normalizacao: never;
  numeracao: never;
  'organizacao-interna': never;
  pagina: never;
  papel: never;
  'perfil-acesso': never;
  procuracao: never;
  'provedor-assinatura': 'segredo';
  sigilo: never;
  tarefa: never;
  'template-arquivo': never;
  'template-caixa-selecao': never;
  'template-mensagem': never;
  'template-numeracao': never;
  'texto-tramite': never;
  'tipo-documento': never;
  'tipo-dossie': never;
  'tipo-processo': never;
  unidade: never;
  'usuario-externo': 'senha';
  usuario: 'senha';
  'vinculo-empregaticio': never;
  volume: 'chaveSecreta';
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

export interface TabelaAreaRestrita extends RegisterColumns {
  minutosAberta: number | null;
  somenteAdministradores: Generated<boolean>;
  mensagemManutencao: string | null;
  suspenderConexoes: Generated<boolean>;
}

export interface TabelaAssunto extends RegisterColumns {
  codigo: string;
  tipoCodigo: 'LIVRE' | 'CONARQ' | null;
  descricao: string;
  assuntoSuperior: number | null;
  classificavel: Generated<boolean>;
  ativo: Generated<boolean>;
  prazoCorrente: string | null;
  anosCorrente: number | null;
  eventoCorrente: string | null;
  prazoIntermediario: string | null;
  anosIntermediario: number | null;
  eventoIntermediario: string | null;
  destinacaoFinal: 'ELIMINACAO' | 'GUARDA_PERMANENTE' | null;
  notaExplicativa: string | null;
  observacao: string | null;
  fonte: string | null;
}

export interface TabelaAssuntoNomesAnteriores extends RegisterRowColumns {
  codigo: string | null;
  descricao: string | null;
  ate: string | null;
}

export interface TabelaAusencia extends RegisterColumns {
  usuario: number;
  substituto: number | null;
  abrangencia: 'TODAS' | 'UNIDADES' | null;
  inicio: string;
  fim: string;
  motivo: 'FERIAS' | 'LICENCA' | 'VIAGEM' | 'CAPACITACAO' | 'OUTRO';
  aguardaConfirmacao: Generated<boolean>;
  observacao: string | null;
}

export type TabelaAusenciaUnidades = RegisterLinkColumns;

export interface TabelaAutoridadeCarimbo extends RegisterColumns {
  nome: string;
  ativo: Generated<boolean>;
  endereco: string;
  ordem: number;
  exigido: Generated<boolean>;
  limiteSegundos: number | null;
  usuario: string | null;
  senha: string | null;
}

export interface TabelaAutoridadeCertificadora extends RegisterColumns {
  nome: string;
  ativo: Generated<boolean>;
  certificado: string;
  confianca: 'RAIZ_ICP' | 'RAIZ_OUTRA' | 'INTERMEDIARIA' | null;
  enderecoLista: string | null;
  listaBuscadaEm: Date | null;
  listaResultado: string | null;
  titular: string | null;
  validoDe: string | null;
  validoAte: string | null;
  impressao: string | null;
  listaDe: Date | null;
  listaAte: Date | null;
  revogados: number | null;
}

export interface TabelaCampoPersonalizado extends RegisterColumns {
  codigo: string;
  rotulo: string;
  ativo: Generated<boolean>;
  tipo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  ajuda: string | null;
  tamanhoMaximo: number | null;
  mascara: string | null;
  casasDecimais: number | null;
  minimo: number | null;
  maximo: number | null;
  listaOpcoes: number | null;
  opcoes: string | null;
  multipla: Generated<boolean>;
  endereco: string | null;
  parametro: 'numeroMascarado' | 'numeroProtocoloMascarado' | 'id' | null;
  extensoes: string | null;
  tamanhoMaximoMb: number | null;
  referenciaTempo: 'CRIACAO' | 'CONCLUSAO' | 'ULTIMO_TRAMITE' | 'OUTRO_CAMPO';
  campoReferencia: number | null;
  prazoDias: number | null;
}

export interface TabelaCampoValidador extends RegisterColumns {
  nome: string;
  ativo: Generated<boolean>;
  tipoCampo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  campo: number | null;
  linguagem: 'REGEX' | 'FEEL';
  expressao: string;
  mensagem: string;
  exibirErro: 'AO_DIGITAR' | 'AO_SAIR' | 'AO_SALVAR';
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

export interface TabelaConexao extends RegisterColumns {
  nome: string;
  ativo: Generated<boolean>;
  url: string | null;
  driver: 'POSTGRESQL' | 'MYSQL' | 'MARIADB' | 'SQLSERVER' | 'ORACLE' | null;
  ip: string | null;
  porta: number | null;
  banco: string | null;
  usuario: string | null;
  senha: string | null;
  tls: Generated<boolean>;
}

export interface TabelaConfiguracao extends RegisterColumns {
  itensPorPagina: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | null;
  segundosMensagem: number | null;
  errosFixos: Generated<boolean>;
  estadoPadrao:
    | 'AC'
    | 'AL'
    | 'AP'
    | 'AM'
    | 'BA'
    | 'CE'
    | 'DF'
    | 'ES'
    | 'GO'
    | 'MA'
    | 'MT'
    | 'MS'
    | 'MG'
    | 'PA'
    | 'PB'
    | 'PR'
    | 'PE'
    | 'PI'
    | 'RJ'
    | 'RN'
    | 'RS'
    | 'RO'
    | 'RR'
    | 'SC'
    | 'SP'
    | 'SE'
    | 'TO'
    | null;
  ordemAnexos: 'INCLUSAO' | 'NOME' | 'RECENTE' | null;
  urlPesquisaExterna: string | null;
  menuOculto: Json<string[] | null>;
  termosTexto: string | null;
  registrarLocalizacao: Generated<boolean>;
  receberDocumentos: Generated<boolean>;
  receberProcessos: Generated<boolean>;
  paginasPorVolume: number | null;
  notaReceber: Generated<boolean>;
  notaCiencia: Generated<boolean>;
  notaFinalizar: Generated<boolean>;
  prazoResposta: number | null;
  diasCienciaTacita: number | null;
  liberarAoSair: Generated<boolean>;
  protocoloPadrao: number | null;
  tipoCodigoClasse: 'LIVRE' | 'CONARQ' | null;
  minutosSessao: number | null;
  horasSessao: number | null;
  alertaEntradas: number | null;
  alertaEntradasMinutos: number | null;
  alertaDoisLugares: number | null;
  alertaForaDoHorario: Generated<boolean>;
  senhaPadrao: string | null;
  senhaTamanhoMinimo: number | null;
  senhaForte: Generated<boolean>;
  senhaValidadeDias: number | null;
  trocarSenhaRecebida: Generated<boolean>;
  doisFatores: Generated<boolean>;
  codigoPorEmail: Generated<boolean>;
  nivelProva: 'T' | 'LT' | 'LTA' | null;
  pbadEstrita: Generated<boolean>;
  segundoFatorAssinatura: Generated<boolean>;
  ssoAtivo: Generated<boolean>;
  ssoSomente: Generated<boolean>;
  ssoNome: string | null;
  ssoEmissor: string | null;
  ssoCliente: string | null;
  ssoSegredo: string | null;
  ssoEscopos: string | null;
  ssoVinculo: 'EMAIL' | 'LOGIN' | 'AMBOS' | null;
  ssoAtributoCpf: string | null;
  ssoAtributoMatricula: string | null;
  ssoAtributoRegra: string | null;
  ssoAutoridade: string | null;
  ldapAtivo: Generated<boolean>;
  ldapUrl: string | null;
  ldapStartTls: Generated<boolean>;
  ldapAutoridade: string | null;
  ldapBase: string | null;
  ldapFiltro: string | null;
  ldapUsuario: string | null;
  ldapSenha: string | null;
  ldapAtributoLogin: string | null;
  ldapAtributoNome: string | null;
  ldapAtributoEmail: string | null;
  ldapAtributoCpf: string | null;
  ldapAtributoMatricula: string | null;
  ldapAtributoRegra: string | null;
  ldapGruposBase: string | null;
  ldapGruposFiltro: string | null;
  smtpServidor: string | null;
  smtpPorta: number | null;
  smtpSeguranca: 'STARTTLS' | 'TLS' | 'NENHUMA' | null;
  smtpUsuario: string | null;
  smtpSenha: string | null;
  smtpRemetente: string | null;
  proxyUrl: string | null;
  proxyUsuario: string | null;
  proxySenha: string | null;
  proxyExcecoes: string | null;
  tamanhoMaximoUpload: number | null;
  tamanhoMaximoPeca: number | null;
  paginasMaximoProtocolo: number | null;
  assinaturaLarguraMinima: number | null;
  assinaturaLarguraMaxima: number | null;
  assinaturaAlturaMinima: number | null;
  assinaturaAlturaMaxima: number | null;
  respostaConteudoRestrito: 'NADA' | 'EXISTENCIA' | 'METADADOS' | null;
  tramiteEntreOrganizacoes: 'NAO' | 'PROTOCOLO' | 'UNIDADES' | null;
}

export interface TabelaConfiguracaoRegrasEntrada extends RegisterRowColumns {
  valor: string;
  unidade: number | null;
  cargo: number | null;
  chefe: Generated<boolean>;
  perfilAcesso: number | null;
}

export interface TabelaConflitoPapel extends RegisterColumns {
  nome: string;
  ativo: Generated<boolean>;
  motivo: string;
  um: Json<string[] | null>;
  outro: Json<string[] | null>;
}

export interface TabelaConflitoPapelMarcas extends RegisterRowColumns {
  lado: 'UM' | 'OUTRO';
  marca:
    | 'acessoAmplo'
    | 'acessoTotal'
    | 'concluirSemAssinatura'
    | 'cancelarReativar'
    | 'excluirQualquerDocumento'
    | 'resgatarConteudos'
    | 'assinante'
    | 'usaCertificadoDigital'
    | 'reclassificar'
    | 'reverterMinuta'
    | 'definirPrazoResposta'
    | 'definirVigenciaAposConclusao'
    | 'criarEventosColegas'
    | 'protocolarDocumentosAntigos'
    | 'publicarDocumentos'
    | 'excluirComentarios'
    | 'executarAcoesProtocolo'
    | 'transferirConteudosUnidades';
}

export interface TabelaControleVolume extends RegisterColumns {
  origem: number;
  destino: number | null;
  motivo: string;
  limiteArquivos: number | null;
  situacao: 'NA_FILA' | 'EM_ANDAMENTO' | 'CONCLUIDA' | 'INTERROMPIDA' | 'FALHOU' | null;
  total: number | null;
  andamento: number | null;
  movidos: number | null;
  bytesMovidos: number | null;
  resultado: string | null;
  iniciadoEm: Date | null;
  terminadoEm: Date | null;
}

export interface TabelaDominio extends RegisterColumns {
  enderecoPublico: string | null;
  remetente: string | null;
  cadastroExterno: 'NINGUEM' | 'DOMINIOS' | 'TODOS' | null;
  aprovacaoExterna: Generated<boolean>;
  aprovacaoProcuracao: Generated<boolean>;
}

export interface TabelaDominioDominiosEmail extends RegisterRowColumns {
  dominio: string;
}

export interface TabelaDominioDominiosExternos extends RegisterRowColumns {
  dominio: string;
}

export interface TabelaFaixaHorario extends RegisterColumns {
  descricao: string;
  ativo: Generated<boolean>;
}

export interface TabelaFaixaHorarioConjuntos extends RegisterRowColumns {
  dias: Json<number[] | null>;
}

export interface TabelaFaixaHorarioConjuntosHorarios extends RegisterRowColumns {
  inicio: string;
  fim: string;
}

export interface TabelaFeriado extends RegisterColumns {
  nome: string;
  ativo: Generated<boolean>;
  tipo: 'FERIADO' | 'PONTO_FACULTATIVO';
  suspendePrazos: Generated<boolean>;
  regra: 'DATA' | 'ANUAL' | 'PASCOA';
  data: string | null;
  dia: number | null;
  mes: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | null;
  diasDaPascoa: number | null;
  anoInicial: number | null;
  anoFinal: number | null;
  abrangencia: 'NACIONAL' | 'ESTADUAL' | 'MUNICIPAL' | 'PROPRIO';
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
  organizacao: number | null;
}

export interface TabelaFluxo extends RegisterColumns {
  codigo: string;
  nome: string;
  descricao: string | null;
  ativo: Generated<boolean>;
}

export interface TabelaGrupoEmail extends RegisterColumns {
  nome: string;
  descricao: string | null;
  ativo: Generated<boolean>;
}

export type TabelaGrupoEmailUsuarios = RegisterLinkColumns;

export interface TabelaIndisponibilidade extends RegisterColumns {
  inicio: Date;
  fim: Date | null;
  motivo: string;
  organizacao: number | null;
  prorrogaPrazos: Generated<boolean>;
  observacao: string | null;
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

export interface TabelaLocalGuarda extends RegisterColumns {
  codigo: string;
  nome: string;
  especie: 'PREDIO' | 'SALA' | 'ESTANTE' | 'PRATELEIRA' | 'GAVETA' | 'CAIXA' | 'PASTA';
  ativo: Generated<boolean>;
  unidade: number;
  localSuperior: number | null;
  capacidade: number | null;
  medida: 'ITENS' | 'CENTIMETROS' | null;
  largura: number | null;
  observacao: string | null;
}

export interface TabelaModeloDocumento extends RegisterColumns {
  codigo: string;
  nome: string;
  sigla: string | null;
  descricao: string | null;
  ativo: Generated<boolean>;
  situacaoVersao: 'CONCLUIDA' | 'EM_ALTERACAO' | null;
  numeroVersao: number | null;
  tipoDocumento: number;
  classificacaoSugerida: number | null;
  publicacao: 'MANUAL' | 'AUTOMATICA' | 'IMPUBLICAVEL';
  necessidadeResposta: 'NAO_NECESSITA' | 'NECESSITA_RESPOSTA' | 'RESPOSTA';
  padraoAssinatura: 'PADES' | 'CADES' | null;
  departamentoNumeracao: 1 | 2;
  opcaoProtocolo: 1 | 2 | 3;
  prazoResposta: number | null;
  vencimentoObrigatorio: Generated<boolean>;
  exibirPrazoVigencia: Generated<boolean>;
  exclusivoFluxo: Generated<boolean>;
  restringirPor: 'NENHUM' | 'UNIDADE' | 'USUARIO' | null;
  permiteDestinoInterno: Generated<boolean>;
  permiteDestinoExterno: Generated<boolean>;
  permiteAssinanteInterno: Generated<boolean>;
  permiteAssinanteExterno: Generated<boolean>;
  corpo: Json<Record<string, unknown> | null>;
  formularioPdf: string | null;
  template: number | null;
  fluxoIniciado: number | null;
  fluxo: string | null;
  logoEsquerda: string | null;
  logoDireita: string | null;
  codigoBarrasLargura: number | null;
  codigoBarrasAltura: number | null;
}

export type TabelaModeloDocumentoModelosResposta = RegisterLinkColumns;

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

export interface TabelaModeloDocumentoCamposPersonalizados extends RegisterRowColumns {
  rotulo: string;
  tipo: 1 | 2 | 3 | 4 | 6 | 7 | 8;
  preenchimento: 'OPCIONAL' | 'OBRIGATORIO';
  campoPdf: string | null;
  mascara: string | null;
  tamanhoMaximo: number | null;
  opcoes: string | null;
  multipla: Generated<boolean>;
  ajuda: string | null;
  campo: number | null;
}

export interface TabelaNumeracao extends RegisterColumns {
  descricao: string | null;
  tipoDocumento: number | null;
  unidade: number | null;
  ano: number | null;
  chave: string | null;
  ultimo: number;
  motivo: string | null;
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

export type TabelaOrganizacaoInternaRecebeDe = RegisterLinkColumns;

export interface TabelaPagina extends RegisterColumns {
  nome: string;
  titulo: string;
  ativo: Generated<boolean>;
}

export interface TabelaPapel extends RegisterColumns {
  codigo: string;
  nome: string;
  descricao: string | null;
  ativo: Generated<boolean>;
}

export interface TabelaPapelExecutantes extends RegisterRowColumns {
  tipo:
    | 'USUARIO'
    | 'UNIDADE'
    | 'CHEFE_UNIDADE'
    | 'SECRETARIO'
    | 'CARGO'
    | 'PERFIL'
    | 'AUTOR'
    | 'DETENTOR'
    | 'CHEFE_INICIADOR'
    | 'CAMPO';
  usuario: number | null;
  unidade: number | null;
  cargo: number | null;
  perfilAcesso: number | null;
  campo: string | null;
}

export interface TabelaPerfilAcesso extends RegisterColumns {
  descricao: string;
  ativo: Generated<boolean>;
  tipo: 'INTERNO' | 'EXTERNO';
  ordem: number | null;
  faixaHorario: number | null;
  exigeSegundoFator: Generated<boolean>;
  administrador: Generated<boolean>;
  administradorLocal: Generated<boolean>;
  usuarioPadrao: Generated<boolean>;
  permissoes: Json<string[] | null>;
  regras: Json<string[] | null>;
  paginas: Json<string[] | null>;
}

export interface TabelaProcuracao extends RegisterColumns {
  outorgante: number;
  procuradorNome: string;
  procuradorDocumento: string;
  procuradorEmail: string;
  servico: number | null;
  podePedir: Generated<boolean>;
  podeAssinar: Generated<boolean>;
  podeReceber: Generated<boolean>;
  fim: string;
  arquivo: string | null;
  situacao: 'ESPERA' | 'ACEITA' | 'RECUSADA' | 'REVOGADA' | null;
  motivo: string | null;
}

export interface TabelaProvedorAssinatura extends RegisterColumns {
  nome: string;
  ativo: Generated<boolean>;
  tipo: 'PSC' | 'CSC' | 'CMS' | 'HSM';
  organizacao: number | null;
  endereco: string | null;
  enderecoAutorizacao: string | null;
  particao: string | null;
  limiteSegundos: number | null;
  porVez: number | null;
  aceitaSemCpf: Generated<boolean>;
  cliente: string | null;
  segredo: string | null;
}

export interface TabelaSigilo extends RegisterColumns {
  codigo: string;
  descricao: string;
  grau: 0 | 1 | 2 | 3 | 4;
  anosMaximo: number;
  ativo: Generated<boolean>;
}

export interface TabelaTarefa extends RegisterColumns {
  nome: string | null;
  classe: string | null;
  descricao: string | null;
  ativo: Generated<boolean>;
  modo: 'INTERVALO' | 'HORARIO';
  intervaloMinutos: number | null;
  horaInicio: string | null;
  horaFim: string | null;
  segundos: string | null;
  minutos: string | null;
  horas: string | null;
  diaDoMes: string | null;
  mes: string | null;
  diaDaSemana: string | null;
  ano: string | null;
  notificaViaSistema: Generated<boolean>;
  notificaViaEmail: Generated<boolean>;
  expressao: string | null;
  diasSemana: string | null;
  dataUltimaExecucao: Date | null;
  dataProximaExecucao: Date | null;
  resultado: string | null;
}

export interface TabelaTemplateArquivo extends RegisterColumns {
  nome: string;
  ativo: Generated<boolean>;
  descricao: string | null;
  tipo: 'TIMBRE' | 'PAGINA' | 'WORD';
  conteudo: string | null;
  arquivo: string | null;
  paginas: number | null;
}

export interface TabelaTemplateCaixaSelecao extends RegisterColumns {
  nome: string;
  ativo: Generated<boolean>;
  origem: 'DIGITADA' | 'CONEXAO';
  conexao: number | null;
  consulta: string | null;
  limiteLinhas: number | null;
  limiteSegundos: number | null;
}

export interface TabelaTemplateCaixaSelecaoOpcoes extends RegisterRowColumns {
  valor: string;
  rotulo: string;
}

export interface TabelaTemplateMensagem extends RegisterColumns {
  chave: string | null;
  tipo: 'VALIDACAO' | 'SUCESSO' | 'AVISO' | 'ERRO' | null;
  textoPadrao: string | null;
  texto: string | null;
}

export interface TabelaTemplateNumeracao extends RegisterColumns {
  nome: string;
  ativo: Generated<boolean>;
  formato: 'LIVRE' | 'NUP' | 'NIPE';
  mascara: string | null;
  codigoNup: string | null;
  origem: string | null;
  codigoOrgao: string | null;
  codigoUnidade: string | null;
  inicio: number | null;
  reinicioAnual: Generated<boolean>;
  porOrganizacao: Generated<boolean>;
  porUnidade: Generated<boolean>;
  porTipo: Generated<boolean>;
  nomeDoTipo: Generated<boolean>;
  exemplo: string | null;
}

export type TabelaTemplateNumeracaoTiposDocumento = RegisterLinkColumns;

export type TabelaTemplateNumeracaoTiposProcesso = RegisterLinkColumns;

export type TabelaTemplateNumeracaoOrganizacoes = RegisterLinkColumns;

export interface TabelaTextoTramite extends RegisterColumns {
  descricao: string;
  unidade: number | null;
  padrao: Generated<boolean>;
  ativo: Generated<boolean>;
  texto: string;
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
  fluxoIniciado: number | null;
  fluxo: string | null;
  restringirPor: 'NENHUM' | 'UNIDADE' | 'USUARIO' | null;
}

export type TabelaTipoDocumentoOrganizacoes = RegisterLinkColumns;

export type TabelaTipoDocumentoUnidades = RegisterLinkColumns;

export type TabelaTipoDocumentoUsuarios = RegisterLinkColumns;

export interface TabelaTipoDocumentoCamposPersonalizados extends RegisterRowColumns {
  rotulo: string;
  tipo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  campo: number | null;
  preenchimento: 'OPCIONAL' | 'OBRIGATORIO';
  opcoes: string | null;
  parametro: 'numeroMascarado' | 'numeroProtocoloMascarado' | 'id' | null;
  referenciaTempo: 'CRIACAO' | 'CONCLUSAO' | 'ULTIMO_TRAMITE' | 'OUTRO_CAMPO';
  rotuloReferencia: string | null;
}

export interface TabelaTipoDossie extends RegisterColumns {
  codigo: string;
  nome: string;
  sigla: string | null;
  descricao: string;
  ativo: Generated<boolean>;
  sobre: 'PESSOA' | 'LUGAR' | 'PROPRIEDADE' | 'PROJETO';
  mascaraNumeracao: string | null;
  reinicioAnual: Generated<boolean>;
  numeracaoPorUnidade: Generated<boolean>;
  classificacaoSugerida: number | null;
  nivelAcesso: 'PUBLICO' | 'RESTRITO' | 'SIGILOSO' | null;
  hipoteseLegal: string | null;
  dadosPessoais: Generated<boolean>;
  baseLegal: string | null;
  restringirPor: 'NENHUM' | 'UNIDADE' | 'USUARIO' | null;
}

export type TabelaTipoDossieOrganizacoes = RegisterLinkColumns;

export type TabelaTipoDossieUnidades = RegisterLinkColumns;

export type TabelaTipoDossieUsuarios = RegisterLinkColumns;

export interface TabelaTipoDossiePecasEsperadas extends RegisterRowColumns {
  nome: string;
  obrigatoria: Generated<boolean>;
  validadeMeses: number | null;
}

export type TabelaTipoDossiePecasEsperadasTiposDocumento = RegisterLinkColumns;

export type TabelaTipoDossiePecasEsperadasTiposProcesso = RegisterLinkColumns;

export interface TabelaTipoProcesso extends RegisterColumns {
  codigo: string;
  nome: string;
  sigla: string | null;
  descricao: string;
  ativo: Generated<boolean>;
  casoDeUso: 'CRIACAO' | 'PROTOCOLO' | 'TODOS' | 'PADRAO';
  ofertaExterna: Generated<boolean>;
  unidadeExterna: number | null;
  textoExterno: string | null;
  quemPodePedir: string | null;
  documentosExternos: string | null;
  prazoExterno: number | null;
  custoExterno: string | null;
  pedeComprovante: Generated<boolean>;
  formularioExterno: number | null;
  classificacaoSugerida: number | null;
  vencimentoObrigatorio: Generated<boolean>;
  exibirPrazoVigencia: Generated<boolean>;
  publicacaoAutomatica: Generated<boolean>;
  fluxoIniciado: number | null;
  fluxo: string | null;
  restringirPor: 'NENHUM' | 'UNIDADE' | 'USUARIO' | null;
}

export type TabelaTipoProcessoOrganizacoes = RegisterLinkColumns;

export type TabelaTipoProcessoUnidades = RegisterLinkColumns;

export type TabelaTipoProcessoUsuarios = RegisterLinkColumns;

export interface TabelaTipoProcessoCamposPersonalizados extends RegisterRowColumns {
  rotulo: string;
  tipo: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  campo: number | null;
  preenchimento: 'OPCIONAL' | 'OBRIGATORIO';
  opcoes: string | null;
  parametro: 'numeroMascarado' | 'numeroProtocoloMascarado' | 'id' | null;
  referenciaTempo: 'CRIACAO' | 'CONCLUSAO' | 'ULTIMO_TRAMITE' | 'OUTRO_CAMPO';
  rotuloReferencia: string | null;
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
  arquivo: 'CORRENTE' | 'INTERMEDIARIO' | 'PERMANENTE' | null;
  arquivoCorrente: number | null;
  permiteTramiteIntradepartamentalSemDestino: Generated<boolean>;
  colaboracaoAtiva: Generated<boolean>;
  responsavelTramite: number | null;
  responsavelRedirecionamento: number | null;
}

export interface TabelaUsuarioExterno extends RegisterColumns {
  nome: string;
  documento: string;
  email: string;
  emailNovo: string | null;
  senha: string | null;
  telefone: string | null;
  perfilAcesso: number;
  interessado: number | null;
  empresa: string | null;
  ativo: Generated<boolean>;
  aguardaAprovacao: Generated<boolean>;
  bloqueado: Generated<boolean>;
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
}

export interface TabelaUsuario extends RegisterColumns {
  codigo: string | null;
  nome: string;
  email: string;
  login: string;
  senha: string | null;
  cpf: string | null;
  matricula: string | null;
  ramal: string | null;
  itensPorPagina: 5 | 10 | 15 | 20 | 25 | 30 | 35 | 40 | 45 | 50 | null;
  perfilAcesso: number;
  sigilo: number | null;
  ativo: Generated<boolean>;
  bloqueado: Generated<boolean>;
  motivoBloqueio: string | null;
  acessoRestrito: Generated<boolean>;
  cargo: number | null;
  vinculoEmpregaticio: number | null;
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

export interface TabelaVinculoEmpregaticio extends RegisterColumns {
  codigo: string;
  descricao: string;
  ativo: Generated<boolean>;
}

export interface TabelaVolume extends RegisterColumns {
  nome: string;
  tipo: 'PASTA' | 'BALDE' | null;
  pasta: string | null;
  endereco: string | null;
  regiao: string | null;
  balde: string | null;
  prefixo: string | null;
  estilo: 'CAMINHO' | 'NOME' | null;
  cifra: 'NENHUMA' | 'AES256' | 'KMS' | null;
  chaveKms: string | null;
  chaveAcesso: string | null;
  chaveSecreta: string | null;
  aceita: Generated<boolean>;
  limiteArquivos: number | null;
  limiteGb: number | null;
  arquivos: number | null;
  bytes: number | null;
  taxaOcupacao: number | null;
  situacao: 'LIVRE' | 'QUASE_CHEIO' | 'CHEIO' | 'FECHADO' | null;
  discoLivre: number | null;
  conferidoEm: Date | null;
  arquivosComProblema: number | null;
  problemas: string | null;
}

/** Tables of these registers, for domains that join them. */
export interface RegisterTables {
  'registro.areaRestrita': TabelaAreaRestrita;
  'registro.assunto': TabelaAssunto;
  'registro.assuntoNomesAnteriores': TabelaAssuntoNomesAnteriores;
  'registro.ausencia': TabelaAusencia;
  'registro.ausenciaUnidades': TabelaAusenciaUnidades;
  'registro.autoridadeCarimbo': TabelaAutoridadeCarimbo;
  'registro.autoridadeCertificadora': TabelaAutoridadeCertificadora;
  'registro.campoPersonalizado': TabelaCampoPersonalizado;
  'registro.campoValidador': TabelaCampoValidador;
  'registro.cargo': TabelaCargo;
  'registro.cidade': TabelaCidade;
  'registro.conexao': TabelaConexao;
  'registro.configuracao': TabelaConfiguracao;
  'registro.configuracaoRegrasEntrada': TabelaConfiguracaoRegrasEntrada;
  'registro.conflitoPapel': TabelaConflitoPapel;
  'registro.conflitoPapelMarcas': TabelaConflitoPapelMarcas;
  'registro.controleVolume': TabelaControleVolume;
  'registro.dominio': TabelaDominio;
  'registro.dominioDominiosEmail': TabelaDominioDominiosEmail;
  'registro.dominioDominiosExternos': TabelaDominioDominiosExternos;
  'registro.faixaHorario': TabelaFaixaHorario;
  'registro.faixaHorarioConjuntos': TabelaFaixaHorarioConjuntos;
  'registro.faixaHorarioConjuntosHorarios': TabelaFaixaHorarioConjuntosHorarios;
  'registro.feriado': TabelaFeriado;
  'registro.fluxo': TabelaFluxo;
  'registro.grupoEmail': TabelaGrupoEmail;
  'registro.grupoEmailUsuarios': TabelaGrupoEmailUsuarios;
  'registro.indisponibilidade': TabelaIndisponibilidade;
  'registro.interessado': TabelaInteressado;
  'registro.localGuarda': TabelaLocalGuarda;
  'registro.modeloDocumento': TabelaModeloDocumento;
  'registro.modeloDocumentoModelosResposta': TabelaModeloDocumentoModelosResposta;
  'registro.modeloDocumentoUnidades': TabelaModeloDocumentoUnidades;
  'registro.modeloDocumentoUsuarios': TabelaModeloDocumentoUsuarios;
  'registro.modeloDocumentoAssinantesFixos': TabelaModeloDocumentoAssinantesFixos;
  'registro.modeloDocumentoDestinosFixos': TabelaModeloDocumentoDestinosFixos;
  'registro.modeloDocumentoPropriedades': TabelaModeloDocumentoPropriedades;
  'registro.modeloDocumentoCamposPersonalizados': TabelaModeloDocumentoCamposPersonalizados;
  'registro.numeracao': TabelaNumeracao;
  'registro.organizacaoInterna': TabelaOrganizacaoInterna;
  'registro.organizacaoInternaRecebeDe': TabelaOrganizacaoInternaRecebeDe;
  'registro.pagina': TabelaPagina;
  'registro.papel': TabelaPapel;
  'registro.papelExecutantes': TabelaPapelExecutantes;
  'registro.perfilAcesso': TabelaPerfilAcesso;
  'registro.procuracao': TabelaProcuracao;
  'registro.provedorAssinatura': TabelaProvedorAssinatura;
  'registro.sigilo': TabelaSigilo;
  'registro.tarefa': TabelaTarefa;
  'registro.templateArquivo': TabelaTemplateArquivo;
  'registro.templateCaixaSelecao': TabelaTemplateCaixaSelecao;
  'registro.templateCaixaSelecaoOpcoes': TabelaTemplateCaixaSelecaoOpcoes;
  'registro.templateMensagem': TabelaTemplateMensagem;
  'registro.templateNumeracao': TabelaTemplateNumeracao;
  'registro.templateNumeracaoTiposDocumento': TabelaTemplateNumeracaoTiposDocumento;
  'registro.templateNumeracaoTiposProcesso': TabelaTemplateNumeracaoTiposProcesso;
  'registro.templateNumeracaoOrganizacoes': TabelaTemplateNumeracaoOrganizacoes;
  'registro.textoTramite': TabelaTextoTramite;
  'registro.tipoDocumento': TabelaTipoDocumento;
  'registro.tipoDocumentoOrganizacoes': TabelaTipoDocumentoOrganizacoes;
  'registro.tipoDocumentoUnidades': TabelaTipoDocumentoUnidades;
  'registro.tipoDocumentoUsuarios': TabelaTipoDocumentoUsuarios;
  'registro.tipoDocumentoCamposPersonalizados': TabelaTipoDocumentoCamposPersonalizados;
  'registro.tipoDossie': TabelaTipoDossie;
  'registro.tipoDossieOrganizacoes': TabelaTipoDossieOrganizacoes;
  'registro.tipoDossieUnidades': TabelaTipoDossieUnidades;
  'registro.tipoDossieUsuarios': TabelaTipoDossieUsuarios;
  'registro.tipoDossiePecasEsperadas': TabelaTipoDossiePecasEsperadas;
  'registro.tipoDossiePecasEsperadasTiposDocumento': TabelaTipoDossiePecasEsperadasTiposDocumento;
  'registro.tipoDossiePecasEsperadasTiposProcesso': TabelaTipoDossiePecasEsperadasTiposProcesso;
  'registro.tipoProcesso': TabelaTipoProcesso;
  'registro.tipoProcessoOrganizacoes': TabelaTipoProcessoOrganizacoes;
  'registro.tipoProcessoUnidades': TabelaTipoProcessoUnidades;
  'registro.tipoProcessoUsuarios': TabelaTipoProcessoUsuarios;
  'registro.tipoProcessoCamposPersonalizados': TabelaTipoProcessoCamposPersonalizados;
  'registro.unidade': TabelaUnidade;
  'registro.usuarioExterno': TabelaUsuarioExterno;
  'registro.usuario': TabelaUsuario;
  'registro.usuarioUnidades': TabelaUsuarioUnidades;
  'registro.vinculoEmpregaticio': TabelaVinculoEmpregaticio;
  'registro.volume': TabelaVolume;
}
