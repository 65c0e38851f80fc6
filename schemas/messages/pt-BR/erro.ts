import type { ErrorCode } from '#schemas/errors.ts';

/** Text of each error code: what happened and what to do. Braces name values of the error. */
export const erro: Record<ErrorCode, string> = {
  requisicaoInvalida: 'Solicitação incorreta. Confira os dados enviados.',
  camposInvalidos: 'Confira os campos indicados.',
  campoDesconhecido: 'O campo {campo} não existe aqui. Retire-o e envie de novo.',
  corpoGrande: 'O conteúdo enviado passa do limite de {limite}. Envie em partes menores.',
  tipoNaoAceito: 'Formato de conteúdo não aceito. Envie {aceitos}.',
  origemRecusada: 'Este pedido veio da página de outro site e foi recusado.',
  muitasTentativas: 'Muitas tentativas em pouco tempo. Tente de novo em {espera}.',
  filtroDesconhecido: 'O filtro {filtro} não existe nesta lista.',
  ordenacaoDesconhecida: 'Esta lista não ordena por {campo}.',
  loteVazio: 'Nada há para fazer neste lote. Escolha os itens de novo.',
  loteGrande: 'Um lote vai até 10.000 itens. Use um filtro para escolher menos.',
  loteEmAndamento: 'Este lote está em andamento. Espere, ou cancele o que falta.',
  loteSemVolta: 'O que este lote fez não se desfaz, ou já foi desfeito.',
  paginaForaDoLimite: 'A lista vai até o registro 10.000. Use um filtro para chegar ao que procura.',
  naoAutenticado: 'Necessita de autenticação',
  sessaoExpirada: 'Sua sessão terminou. Entre de novo para continuar de onde parou.',
  credenciaisInvalidas: 'Usuário ou senha não conferem. Confira e tente de novo.',
  codigoNecessario: 'Falta o código do segundo fator.',
  trocaDeSenhaNecessaria: 'Escolha uma senha nova para continuar.',
  segundoFatorNecessario: 'Cadastre o segundo fator para continuar.',
  entradaVencida: 'Passou tempo demais desde que você digitou a senha. Entre de novo.',
  codigoNaoConfere: 'O código não confere ou já foi usado. Confira e tente com o próximo.',
  linkSenhaVencido: 'Este link já foi usado ou passou do prazo. Peça outro em Esqueci minha senha.',
  usuarioBloqueado: 'Este usuário está bloqueado. Procure o administrador da sua organização.',
  usuarioInativo: 'Este usuário está inativo. Procure o administrador da sua organização para reativá-lo.',
  usuarioSemUnidade:
    'Este usuário não tem unidade em atividade onde trabalhar. Procure o administrador da sua organização.',
  foraDoHorario: 'Agora está fora do horário do seu perfil. Você pode entrar {quando}.',
  substituicaoTerminou:
    'A substituição de {nome} terminou. Volte ao seu usuário para continuar; o que foi salvo continua salvo.',
  substituicaoForaDoHorario:
    'Agora está fora do horário de {nome}. A substituição pode ser retomada {quando}.',
  naoSubstitui: 'Você não é substituto desta pessoa hoje.',
  acessoRetirado: 'O seu acesso foi bloqueado ou retirado. Procure quem administra os usuários.',
  unidadeNaoPermitida: 'Você não atua nesta unidade.',
  diretorioIndisponivel:
    'O diretório da instituição não responde, e sem ele não é possível conferir sua senha. Tente mais tarde ou procure o administrador.',
  provedorIndisponivel:
    'O provedor da instituição não responde. Tente mais tarde ou procure o administrador.',
  provedorRecusou: '{motivo}',
  entrePeloProvedor: 'Sua instituição pede que você entre com {nome}.',
  contaSemRegra:
    'Sua identidade confere, mas nenhuma regra da instituição diz em que unidade e com que perfil você trabalha no Malote. Procure o administrador.',
  contaSemEmail:
    'Sua identidade confere, mas falta nela um e-mail válido para criar sua conta. Procure o administrador.',
  contaNaoCriada:
    'Sua identidade confere, mas a conta não pôde ser criada: {motivo} Procure o administrador.',
  acessoNegado:
    'Você não tem permissão para usar esta funcionalidade. Se precisar dela, procure o administrador da sua organização.',
  conteudoRestrito: 'Este conteúdo tem acesso restrito.',
  conteudoRestritoDescrito: '{numero} existe, está com {unidade} e tem acesso restrito.',
  naoEncontrado: 'Não encontrado. O endereço pode estar errado ou o conteúdo pode ter saído do seu alcance.',
  chaveNaoConfere: 'A chave não confere.',
  areaRestritaFechada: 'Esta área abre com uma chave própria. Digite-a para continuar.',
  emManutencao: '{mensagem}',
  emMudanca:
    'Outra pessoa, ou um fluxo, está mudando isto agora. Nada foi feito: espere um instante e tente de novo.',
  conflitoDeVersao: '{quem} alterou este registro às {hora}. Compare antes de salvar.',
  cadastroMudou:
    'O cadastro mudou desde que esta página foi aberta. O que você digitou foi mantido: confira os campos novos e salve de novo.',
  chaveDeRepeticaoEmUso: 'Esta chave de repetição já serviu a outro pedido. Envie este com outra chave.',
  transicaoNaoPermitida: '{motivo}',
  registroEmUso: 'Este registro está em uso e não pode ser excluído. Veja onde ele é usado.',
  aindaTem: '{motivo}',
  valorRepetido: 'Já existe um registro com este valor.',
  arquivoInfectado:
    'O antivírus achou {ameaca} em {nome}. O arquivo não foi guardado: está em quarentena, e quem administra foi avisado.',
  antivirusForaDoAr:
    'O antivírus não examinou o arquivo, e sem isso ele não entra ({motivo}). Nada foi guardado; tente de novo, ou avise quem administra.',
  arquivoInvalido: 'O arquivo não é do tipo esperado ({aceitos}). Confira o arquivo e envie de novo.',
  arquivoGrande: 'O arquivo tem {tamanho}; o limite é {limite}. Divida o arquivo ou reduza a resolução.',
  arquivoFaltando:
    'O arquivo {nome} não está mais no disco. Nada foi feito; os administradores foram avisados e podem trazê-lo de volta de uma cópia de segurança.',
  arquivoAlterado:
    'O arquivo {nome} foi alterado no disco e não é mais o que foi guardado. Nada foi feito; os administradores foram avisados e podem trazê-lo de volta de uma cópia de segurança.',
  semEspacoNoVolume:
    'Nenhum volume tem espaço para guardar o arquivo. Avise o administrador; nada foi perdido.',
  volumeIndisponivel:
    'O volume de arquivos “{volume}” não pode ser usado agora: {motivo}. Nada foi feito e nada foi perdido; os administradores foram avisados. Tente de novo em alguns minutos.',
  caractereSemGlifo: 'O caractere {caractere} não pode ser impresso. Troque-o: {lugar}.',
  referenciaPerdida: 'A referência perdeu o trecho. Escolha outro ou retire-a: {lugar}.',
  imagemSemDescricao: 'Descreva a imagem ou marque-a como decorativa: {lugar}.',
  documentoGrandeDemais: 'O documento passa do tamanho que pode ser gerado. Divida-o em partes.',
  faltaParaConcluir: 'Para concluir, complete o que falta.',
  naoEstaComVoce: 'Este conteúdo não está em posse da sua unidade.',
  emUsoPorOutraPessoa: 'Este conteúdo está com {usuario} desde {desde}. Você pode ler ou assumir.',
  emOutraUnidade: 'Este conteúdo está na unidade {unidade}.',
  destinoEhDetentor: 'O destino já é quem detém o conteúdo. Escolha outro destino.',
  destinoInativo: '{destino} está inativo e não recebe trâmites. Escolha outro destino.',
  destinoSemPessoa: 'A unidade {unidade} só recebe trâmites com uma pessoa indicada. Escolha a pessoa.',
  copiaRepetida: '{destino} já está entre os destinos. Retire a repetição.',
  tramiteJaRecebido: 'Este trâmite já foi recebido.',
  nadaParaAssinar: 'Nenhum documento foi selecionado para assinar',
  estrategiasDiferentes:
    'Documentos com estratégias de assinatura diferentes não podem ser assinados juntos. Assine os de cada estratégia à parte.',
  confirmacaoNecessaria: 'Confirme que é você para continuar.',
  senhaNaoConfere: 'A senha não confere. Digite a senha que você usa para entrar.',
  naoEhSuaVez: 'Ainda não é a sua vez de assinar: falta {quem}.',
  jaAssinado: 'Você já assinou este documento.',
  conferenciaEmAndamento:
    'Outro arquivo enviado deste endereço ainda está sendo conferido. Espere que termine e envie este de novo.',
  conferenciaCheia: 'Muitos arquivos estão sendo conferidos agora. Tente de novo em um minuto.',
  codigoNaoEncontrado: 'Nenhum documento tem este código. Confira o que está no rodapé da página.',
  erroInterno: 'Erro do Servidor Interno',
  indisponivel: 'Serviço indisponível. Tente mais tarde',
};
