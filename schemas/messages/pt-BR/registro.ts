/** Texts of the register engine: refusals of definitions and of records, names of what uses a record. */
export const registro = {
  permissao: {
    list: 'Listar',
    create: 'Incluir',
    edit: 'Editar',
    view: 'Consultar',
    remove: 'Excluir',
  },
  permissaoAbre: {
    list: 'A lista, com filtros e exportação.',
    create: 'Novos registros, um a um ou por planilha.',
    edit: 'Alterar, ativar, inativar e restaurar.',
    view: 'Abrir um registro, com o histórico e os usos.',
    remove: 'Excluir o que ninguém usa.',
  },
  acao: {
    semPermissao: 'Seu perfil não permite esta ação.',
    outraOrganizacao: 'Não é só da sua organização. Quem administra o sistema pode alterar.',
  },
  historico: {
    alertaAberto: 'Alerta aberto',
    alertaFechado: 'Fechou o alerta',
    usuarioBloqueado: 'Bloqueou',
    usuarioDesbloqueado: 'Desbloqueou',
    contaLigadaAoProvedor: 'Ligou a conta à do provedor da instituição',
    passouTudo: 'Passou tudo a {nome}',
    recebeuTudo: 'Passou a este registro tudo o que era de {nome}',
    fluxoPublicado: 'Publicou o desenho',
    fluxoMigracaoPedida: 'Pediu que o que anda passasse a outra versão',
    fluxoComentado: 'Comentou o desenho',
    fluxoComentarioAlterado: 'Alterou um comentário do desenho',
    fluxoComentarioExcluido: 'Excluiu um comentário do desenho',
    fluxoConversaResolvida: 'Resolveu uma conversa sobre o desenho',
    fluxoConversaReaberta: 'Reabriu uma conversa sobre o desenho',
    outroAto: 'Outro ato',
  },
  consulta: {
    inteiro: 'Precisa ser um número inteiro de {de} a {ate}.',
    numero: 'Precisa ser um número.',
    simNao: 'Precisa ser true ou false.',
    data: 'Precisa ser uma data no formato aaaa-mm-dd.',
    periodo: 'Um período precisa do início e do fim.',
    sinalNulo: 'Tem um sinal que não se guarda em texto.',
  },
  campo: {
    versao: 'Envie a versão que você leu.',
    numeroGrande: '{param} é grande demais.',
    sinalNulo: '{param} tem um sinal que não se guarda em texto.',
    alvoAusente: 'O registro escolhido em {param} não existe mais.',
    foraDoFiltro: 'A escolha de {param} não vale com os outros campos.',
    escolhaAntes: 'Preencha {outro} antes de escolher {param}.',
    salveAntes: 'Salve o registro antes de escolher {param}.',
    outraOrganizacao:
      'Escolha em {param} apenas a sua organização, e alguma: o que é de todas não se altera por aqui.',
    foraDoAlcance: 'Escolha em {param} apenas o que está no seu alcance.',
    arvore: '{param} não pode ser o próprio registro nem um que está abaixo dele.',
    arquivoAusente: 'Envie de novo o arquivo de {param}.',
    arquivoTipo: '{param} aceita {aceitos}; {nome} não é de um desses tipos.',
    arquivoGrande: '{param} aceita arquivos de até {limite} MB; {nome} tem {tamanho} MB.',
    arquivoEmPlanilha: '{param} não vem de planilhas: envie o arquivo no formulário do registro.',
    ou: 'ou',
    imagemTipo: '{param} aceita {aceitos}.',
    imagemTamanho:
      'A imagem tem {largura} x {altura} pixels; o aceito vai de {minWidth} x {minHeight} a {maxWidth} x {maxHeight}.',
  },
  preferencia: {
    grande: 'São escolhas demais para guardar nesta tela.',
    muitas: 'Há escolhas guardadas em telas demais.',
    unidade: 'Escolha uma das suas unidades.',
  },
  acessoNegado: {
    porOutro: '{quem}, no lugar de {outro}',
    minuta: 'Minuta {id}',
  },
  usuario: {
    senha: 'Senha',
    senhaForte: 'Misture letras maiúsculas e minúsculas, algarismos e sinais.',
    unidade: 'Inclua ao menos uma unidade.',
    padraoFalta: 'Marque a unidade padrão.',
    padraoRepetido: 'Marque só uma unidade como padrão.',
    avisoBloqueado: 'A sua conta foi bloqueada',
    bloqueou: '{nome} não entra mais até ser desbloqueado.',
    desbloqueou: '{nome} pode entrar de novo.',
    bloquearSi: 'Ninguém bloqueia a si mesmo.',
    jaBloqueado: 'Já está bloqueado.',
    naoBloqueado: 'Não está bloqueado.',
    ultimoAdministrador:
      'É o único administrador que entra no sistema. Dê antes o perfil de administrador a outra pessoa.',
    proprio: 'Ninguém aumenta o próprio acesso. Peça a outra pessoa que administra.',
    alemDoSeu: 'Só se concede o que se tem. Quem tem este acesso pode concedê-lo.',
    maisDireitos: 'Esta pessoa tem direitos que você não tem. Peça a quem administra que troque este dado.',
    soAdministrador: 'Só um administrador do sistema concede este papel.',
    tirarAlem: 'Só se tira o que se poderia dar de volta. Peça a quem administra.',
    lugarAlem:
      'Só se dá, ou se tira, lugar em unidade em que se trabalha, e chefia em unidade que se chefia. Peça a um administrador.',
  },
  perfilAcesso: {
    protecao: 'Só um administrador exige o segundo fator de um perfil, ou o dispensa dele.',
    fecha: 'Este perfil dá o que você não tem: só um administrador muda o horário dele, ou lhe tira páginas.',
    emUsoPorUma: 'Uma pessoa ativa tem este perfil. Dê antes outro a ela.',
    emUsoPorVarias: '{quantas} pessoas ativas têm este perfil. Dê antes outro a elas.',
    naoSalva:
      'Não é possível salvar as permissões: só se concede o que se tem. Entre em contato com o administrador.',
    papelDeFora: 'Um perfil de usuários externos não administra o sistema.',
  },
  conflitoPapel: {
    falta: 'Escolha ao menos uma permissão ou marca de cada lado.',
    repetida: 'Está também do outro lado.',
    perfil: 'Este perfil juntaria o que não pode estar junto ({nome}): {motivo}',
    pessoa: 'Esta pessoa juntaria o que não pode estar junto ({nome}): {motivo}',
    umaPessoa: 'Com isto, 1 pessoa deste perfil juntaria o que não pode estar junto ({nome}): {motivo}',
    pessoas:
      'Com isto, {quantas} pessoas deste perfil juntariam o que não pode estar junto ({nome}): {motivo}',
    jaHaUm: '1 perfil ou pessoa já junta os dois lados. Está em Normalização.',
    jaHa: '{quantos} perfis ou pessoas já juntam os dois lados. Estão em Normalização.',
  },
  papel: {
    aSi: 'Ninguém se põe em um papel, nem a sua unidade, o seu cargo ou o seu perfil: quem está nele vê os conteúdos das atividades. Peça a outra pessoa.',
  },
  unidade: {
    organizacaoSoAdministrador: 'Só um administrador muda uma unidade de organização.',
    responsavelASi: 'Ninguém se faz responsável por uma unidade. Peça a outra pessoa.',
    responsavelDeFora: 'Só a chefia da unidade, ou um administrador, diz quem distribui o que chega a ela.',
    subordinadas: 'Há unidades subordinadas em outra organização. Mude primeiro a unidade superior delas.',
  },
  organizacaoInterna: {
    matriz: 'Só uma organização é a matriz, e hoje é {organizacao}.',
    unidadesAtivas: 'A unidade {unidade} desta organização está ativa. Inative antes as unidades dela.',
    replicado: 'Endereço dado às unidades. Mudaram: {unidades}.',
    desfazer:
      'O endereço passou às unidades, e não há como devolver o que cada uma tinha. Corrija o endereço na organização.',
  },
  interessado: {
    cpf: 'Já existe o interessado {nome}, com este CPF.',
    cnpj: 'Já existe o interessado {nome}, com este CNPJ.',
    nome: 'Já existe o interessado {nome}, com este nome.',
  },
  assunto: {
    codigoConarq: 'Um código CONARQ tem três algarismos e subdivisões separadas por ponto, como 061.11.',
  },
  localGuarda: {
    outroArquivo: 'Só as pessoas da unidade do arquivo, ou quem administra o sistema, mudam os locais dela.',
    comConteudo: 'Há locais ou itens dentro deste. Mude-os antes de passá-lo a outro arquivo.',
    naoVazio: 'Ainda há itens neste local ou abaixo dele. Mude-os antes de inativar.',
    superiorInativo: 'O local em que fica está inativo. Escolha outro.',
    capacidadeMenor: 'Já há {ocupado} neste local. A capacidade não pode ser menor.',
  },
  sigilo: {
    anos: 'A lei permite no máximo {limite} anos neste grau.',
    confidencial: 'O grau Confidencial só vale para documentos antigos e fica inativo.',
    grauEmUso: 'Há pessoas ou documentos com este grau: ele não passa a ser outro.',
    emUso: 'Há pessoas ou documentos com este grau. Deixe-o inativo em vez de excluir.',
  },
  modelo: {
    semAssinatura:
      'Falta quem assina. Na barra do texto, aperte a caneta (Lugar de assinatura) e escolha Inserir lugar de assinatura.',
    assinanteNaoPermitido: 'Permita assinantes internos ou retire os assinantes fixos.',
    lugarSemMarcador:
      'O texto tem um lugar para {chave}, que não está entre os marcadores deste modelo. Inclua o marcador ou retire o lugar.',
    semLugarDeAssinatura:
      'O texto precisa de um lugar de assinatura. Na barra do texto, aperte a caneta (Lugar de assinatura) e escolha um.',
    marcadorSemLugar: 'Este marcador não tem lugar de assinatura no texto. Insira-o ou escolha outro.',
    marcadorSoNaVersao:
      'Este lugar de assinatura só existe na versão em alteração. Conclua-a antes de fixar quem assina nele.',
    marcadorDesconhecido: 'Escreva a chave de um marcador do tipo Assinante deste modelo.',
    destinoNaoPermitido: 'Permita destinatários internos ou retire os destinos fixos.',
    destinoRepetido: 'Este destino já está na lista.',
    destinoForaDaUnidade: 'Esta pessoa não atua na unidade escolhida.',
    textoEmUso: 'Há documentos feitos com este texto. Abra uma nova versão do modelo para mudá-lo.',
    versaoAberta: 'Já há uma versão em alteração.',
    semVersaoAberta: 'Não há versão em alteração.',
  },
  campos: {
    opcoes: 'Escreva as opções ou escolha um campo do cadastro.',
    vinculo: 'Escolha um campo do cadastro: é ele que diz o endereço do vínculo.',
    tipoEmUso: 'O tipo {tipo} usa este campo: ele não passa a ser de outro tipo.',
    opcoesOuLista: 'Escreva as opções ou escolha uma lista.',
    opcaoRepetida: 'A opção {opcao} está repetida.',
    referencia: 'Escreva o rótulo de outro campo desta lista, do tipo Data.',
    referenciaPropria: 'Um campo não conta o prazo a partir dele mesmo.',
  },
  formulario: {
    ausente: 'O arquivo não está mais aqui. Envie-o de novo.',
    muitos: 'Um formulário tem até {n} campos.',
    semPdf: 'Sem PDF, deixe este nome vazio.',
    semCampo: 'O PDF não tem um campo com este nome.',
    repetido: 'Outra linha já escreve neste campo do PDF.',
    outroTipo: 'O campo do PDF não aceita este tipo.',
    semOpcao: 'O PDF não tem a opção {opcao}.',
    naoCabe: 'No PDF cabem {n} letras.',
    naoCabeData: 'No PDF cabem {n} letras: uma data não cabe.',
  },
  faixaHorario: {
    propria: 'Você trabalha nesta faixa. Peça a outra pessoa que mude os horários dela.',
    deQuemPodeMais:
      'Nesta faixa trabalha quem pode o que você não pode: só um administrador muda os horários dela.',
    sobreposta: 'Este horário se sobrepõe ao de {inicio} a {fim}.',
  },
  pagina: {
    nome: 'O nome de uma página do produto não muda.',
    nomeEmUso: 'O perfil {perfil} mostra esta página: retire-a dele antes de mudar o nome.',
    emUso: 'O perfil {perfil} mostra esta página. Retire-a dele antes de excluir.',
    produto: 'Esta página é do produto. Deixe-a inativa em vez de excluir.',
  },
  ausencia: {
    acima: 'De quem administra, só a própria pessoa ou quem também administra registra ausências.',
    aSi: 'Ninguém se faz substituto de outra pessoa. Peça a ela, ou a outra pessoa que administra.',
    sobreposta: '{nome} já tem uma ausência de {inicio} a {fim}.',
    substitutoAusente:
      '{nome} também estará ausente, de {inicio} a {fim}. Nesses dias talvez ninguém atue no lugar da pessoa.',
    substituindo:
      'Neste período a pessoa ausente é substituta de {nome}, de {inicio} a {fim}. O substituto dela não atua por {nome}.',
    esperaSim:
      'A pessoa ausente tem direitos que você não tem: até ela confirmar, em Minhas ausências, ninguém atua no lugar dela.',
    confirmado: 'Confirmado. No período, quem você confirmou atua em seu lugar.',
    nadaEspera: 'Nenhum substituto espera confirmação aqui.',
    soAPessoa: 'Só a pessoa ausente confirma quem atua no lugar dela.',
    unidadeDeOutros: '{nome} não atua na unidade {sigla}. Escolha unidades da pessoa ausente.',
  },
  textoTramite: {
    padraoInativo: 'Um texto inativo não pode ser o padrão.',
    padraoRepetido: 'O texto padrão aqui já é {texto}. Desmarque-o antes.',
    emUso: 'Este texto é o padrão em uso e não pode ser excluído. Antes, marque outro ou desmarque este.',
  },
  feriado: {
    dia: 'Este dia não existe neste mês.',
  },
  endereco: {
    segredo: 'O endereço mudou: digite de novo este segredo. O guardado não é enviado a outro lugar.',
    mudou: 'Um endereço da instalação mudou',
    mudouPor: '{quem} mudou para onde o Malote se liga ou leva as pessoas:',
    mudanca: '{tipo}: de {antes} para {depois}',
    confira: 'Se você não sabia disto, confira as configurações e as sessões de quem o fez.',
    mudouEntrada: 'Mudou o que decide quem entra no Malote, e como',
    nenhum: 'nenhum',
    campo: '{campo}: {valor}.',
    sim: 'sim',
    linhas: 'linhas: {n}',
    calado: 'não se mostra',
    quemEntra: 'De quem é a conta em que se entra',
    primeiraEntrada: 'Regras da primeira entrada',
    provas: 'Senha, segundo fator e duração da sessão',
    reservado: 'Resposta sobre o que a pessoa não pode ver',
    soQuemAdministra: 'Só um administrador muda isto: decide em que conta se entra, e o que cada um sabe.',
    correio: 'Servidor de e-mail',
    diretorio: 'Diretório (LDAP)',
    provedor: 'Provedor da instituição',
    proxy: 'Proxy',
    publico: 'Endereço público',
    conexao: 'Conexão a outro banco',
    soAdministrador: 'Só um administrador confirma os endereços.',
    semPendencia: 'Os endereços em uso já estão confirmados.',
    confirmados: 'Endereços confirmados. O que esperava por eles segue agora.',
    esperaConfirmacao:
      'Links de senha e códigos só usam o endereço novo depois que um administrador o confirmar, em Confirmar os endereços.',
  },
  dominio: {
    remetente: 'O remetente precisa ser de um dos domínios da instituição.',
    remetenteDoServidor:
      'O correio envia por {remetente}, cujo domínio não está na lista. Mude antes o remetente na Configuração.',
  },
  templateNumeracao: {
    inicioLongo: 'O primeiro número de um NUP ou de um NIPE tem até seis algarismos.',
    repetido: 'O modelo {template} já numera {tipo} nestas organizações.',
    semAno: 'A sequência reinicia a cada ano e a máscara não mostra o ano: os números vão se repetir.',
    semUnidade:
      'Cada unidade tem a sua sequência e a máscara não mostra a unidade: os números vão se repetir.',
    semOrganizacao:
      'Cada organização tem a sua sequência e a máscara não mostra a organização: os números vão se repetir.',
    semTipo:
      'Cada tipo tem a sua sequência e nem a máscara nem o nome do tipo o mostram: os números vão se repetir.',
    mesmaMascara:
      'O modelo {template} escreve números iguais com esta máscara. Mostre o tipo ou a organização, ou use outra.',
  },
  numeracao: {
    volta: 'O contador não volta: o último número dado é {ultimo}.',
    existe:
      'A sequência {descricao} já tem contador, e o último número dado é {ultimo}. Abra-o para avançar.',
    outra:
      'Uma sequência não muda depois de começada. Para outro tipo, unidade ou ano, cadastre outro contador.',
    motivo: 'Escreva o motivo deste avanço.',
    falta: {
      tipoDocumento: 'Diga que tipo de documento a sequência numera.',
      unidade: 'Diga para que unidade a sequência conta.',
      motivo: 'Diga por que a contagem começa neste número.',
    },
    avancou: 'Contador avançado. O próximo número é {proximo}.',
  },
  templateMensagem: {
    campo: 'Esta mensagem não tem o campo {campo}. Use só: {campos}.',
    falta: 'Esta mensagem não serve sem o campo {campo}.',
    semCampos: 'Esta mensagem não tem o campo {campo} nem outro. Escreva sem chaves.',
    soQuemAdministra:
      'Só um administrador muda este texto: ele leva o endereço ou o código que abre uma conta. Peça a um.',
  },
  recusa: {
    registros_one: '1 registro',
    registros_other: '{quantos} registros',
    campoComDados: '{campo} saiu da definição e tem dados em {registros} ({exemplos}).',
    tabelaComDados: '{campo} saiu da definição e tem {registros}.',
    obrigatorioVazio:
      '{campo} passou a ser obrigatório e está vazio em {registros} ({exemplos}). Preencha antes, enquanto ele é opcional, ou dê um valor em default.',
    poucosItens:
      '{campo} passou a pedir ao menos {limite}, e há menos em {registros} ({exemplos}). Complete antes.',
    valoresRepetidos:
      '{campo} passou a ser único, e há valores repetidos: {quantos} ({exemplos}). Deixe um registro com cada valor antes.',
    registrosDemais:
      '{campo} passou a ter um registro só e tem {quantos} a mais ({exemplos}). Exclua o que sobra antes.',
    tipoIncompativel:
      '{campo} mudou de tipo, e há valores que não cabem em {limite} em {registros} ({exemplos}). Corrija antes.',
    textoMaior:
      '{campo} passou a ter no máximo {limite} caracteres, e há mais em {registros} ({exemplos}). Encurte antes.',
    foraDoLimite:
      '{campo} passou a ter o limite {limite}, e há valores além dele em {registros} ({exemplos}). Corrija antes.',
    opcaoEmUso: '{campo} perdeu opções usadas em {registros} ({exemplos}). Ficaram: {limite}. Troque antes.',
    foraDaRegra:
      '{campo} passou a pedir {limite}, e há valores que não servem em {registros} ({exemplos}). Corrija antes.',
    comparacaoFalha:
      '{campo} passou a ser comparado com {limite}, e a comparação não vale em {registros} ({exemplos}). Corrija antes.',
    semRegistroApontado:
      '{campo} passou a apontar para outro registro, e há valores que não existem lá em {registros} ({exemplos}). Corrija antes.',
    relacaoTrocada:
      '{campo} passou a apontar para outro cadastro, e o valor de {registros} ({exemplos}) é do anterior. Dê outro nome ao campo.',
    segredoTrocado:
      '{campo} passou a ser secreto ou deixou de ser, e o valor de {registros} ({exemplos}) está guardado da outra forma. Dê outro nome ao campo.',
    emUsoPorOutros:
      'outras tabelas ainda apontam para {campo}: {exemplos}. Tire antes as relações delas, ou as remova.',
    alvoAusente: 'aponta para o registro {registro}, que não existe ou foi recusado',
    foraDaLinha: '{palavra} não vale dentro de linhas',
    quebraOutro: 'quebra {registro}{lugar}: {motivo}',
    inexistente: 'O registro {registro} não existe.',
    emUso: 'As tabelas deste registro estavam em uso. O Malote ligado tenta de novo; o comando, repita.',
    banco: 'O banco de dados recusou a alteração: {motivo}',
  },
  comando: {
    certos: '{total} definições conferidas, nenhum problema.',
    problemas: '{total} problemas.',
    existe: 'O arquivo {arquivo} já existe.',
    nomeInvalido: 'O nome {nome} não serve: use letras minúsculas, números e hífens, começando por letra.',
    criado:
      'Criado: {arquivo}. Com Malote ligado, ele já aparece no menu. Confira o título: o plural e o gênero.',
    removido: 'O registro {registro} foi removido, com suas tabelas.',
    arquivoFica: 'O arquivo {arquivo} define este registro: apague-o antes, ou ele volta na próxima leitura.',
    aplicado: 'Aplicado: {registro}.',
    igual: '{registro} já está aplicado.',
  },
  tabelas: {
    conteudo: 'Documentos e processos',
    conteudo_acesso: 'Acessos a documentos e processos',
    conteudo_interessado: 'Interessados de documentos e processos',
    acompanhamento: 'Acompanhamentos',
    exclusao: 'Pedidos de exclusão',
    documento: 'Documentos',
    documento_versao: 'Versões de documentos',
    documento_destino: 'Destinos de documentos',
    documento_assinante: 'Assinantes de documentos',
    documento_emissao: 'PDFs emitidos',
    modelo_personalizado: 'Modelos personalizados',
    tramite: 'Trâmites',
    sessao: 'Sessões',
    notificacao: 'Notificações',
    fluxo_conversa: 'Conversas sobre fluxos',
    fluxo_comentario: 'Comentários em fluxos',
    outra: 'Outros dados do sistema',
    outrosCadastros: 'Outros cadastros',
  },
} as const;
