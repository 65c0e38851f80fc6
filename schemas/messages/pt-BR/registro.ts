/** Texts of the register engine: refusals of definitions and of records, names of what uses a record. */
export const registro = {
  permissao: {
    list: 'Listar',
    create: 'Incluir',
    edit: 'Editar',
    view: 'Consultar',
    remove: 'Excluir',
  },
  acao: {
    semPermissao: 'Seu perfil não permite esta ação.',
  },
  consulta: {
    inteiro: 'Precisa ser um número inteiro de {de} a {ate}.',
    numero: 'Precisa ser um número.',
    simNao: 'Precisa ser true ou false.',
    data: 'Precisa ser uma data no formato aaaa-mm-dd.',
  },
  campo: {
    versao: 'Envie a versão que você leu.',
    numeroGrande: '{param} é grande demais.',
    alvoAusente: 'O registro escolhido em {param} não existe mais.',
    foraDoFiltro: 'A escolha de {param} não vale com os outros campos.',
    foraDoAlcance: 'Escolha em {param} apenas o que está no seu alcance.',
    arvore: '{param} não pode ser o próprio registro nem um que está abaixo dele.',
    arquivoAusente: 'Envie de novo o arquivo de {param}.',
    imagemTipo: '{param} aceita {aceitos}.',
    imagemTamanho:
      'A imagem tem {largura} x {altura} pixels; o aceito vai de {minWidth} x {minHeight} a {maxWidth} x {maxHeight}.',
  },
  usuario: {
    unidade: 'Inclua ao menos uma unidade.',
    padraoFalta: 'Marque a unidade padrão.',
    padraoRepetido: 'Marque só uma unidade como padrão.',
  },
  unidade: {
    subordinadas: 'Há unidades subordinadas em outra organização. Mude primeiro a unidade superior delas.',
  },
  recusa: {
    campoComDados: '{campo} saiu da definição e tem dados em {quantos} registros ({exemplos}).',
    tabelaComDados: '{campo} saiu da definição e tem {quantos} registros.',
    obrigatorioVazio:
      '{campo} passou a ser obrigatório e está vazio em {quantos} registros ({exemplos}). Preencha-os ou dê um valor em default.',
    valoresRepetidos: '{campo} passou a ser único e tem {quantos} valores repetidos ({exemplos}).',
    tipoIncompativel:
      '{campo} mudou de tipo, e {quantos} registros ({exemplos}) têm valores que não cabem em {limite}.',
    textoMaior:
      '{campo} passou a ter no máximo {limite} caracteres, e {quantos} registros ({exemplos}) têm mais.',
    foraDoLimite: '{campo} passou a ter o limite {limite}, e {quantos} registros ({exemplos}) passam dele.',
    opcaoEmUso: '{campo} perdeu opções que {quantos} registros ({exemplos}) usam. Ficaram: {limite}.',
    semRegistroApontado:
      '{campo} passou a apontar para outro registro, e {quantos} registros ({exemplos}) têm valores que não existem lá.',
    emUsoPorOutros: '{quantos} tabelas ainda apontam para {campo}.',
    alvoAusente: 'aponta para o registro {registro}, que não existe ou foi recusado',
    foraDaLinha: '{palavra} não vale dentro de linhas',
    quebraOutro: 'quebra {registro}{lugar}: {motivo}',
    inexistente: 'O registro {registro} não existe.',
    banco: 'O banco de dados recusou a alteração: {motivo}',
  },
  comando: {
    certos: '{total} definições conferidas, nenhum problema.',
    problemas: '{total} problemas.',
    existe: 'O arquivo {arquivo} já existe.',
    nomeInvalido: 'O nome {nome} não serve: use letras minúsculas, números e hífens, começando por letra.',
    criado: 'Criado: {arquivo}. Com Malote ligado, ele já aparece no menu.',
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
    documento: 'Documentos',
    documento_versao: 'Versões de documentos',
    documento_destino: 'Destinos de documentos',
    documento_assinante: 'Assinantes de documentos',
    documento_emissao: 'PDFs emitidos',
    tramite: 'Trâmites',
    sessao: 'Sessões',
    notificacao: 'Notificações',
    outra: 'Outros dados do sistema',
  },
} as const;
