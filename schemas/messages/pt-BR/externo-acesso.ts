/** The browsers from which somebody from outside enters with the password alone. */
export const aparelhos = {
  lembrar: 'Lembrar este aparelho por 30 dias',
  lembrarAjuda:
    'Nele, a sua entrada passa a pedir só a senha. Não marque em um aparelho que outras pessoas usam.',
  titulo: 'Aparelhos lembrados',
  ajuda: 'Nestes aparelhos a sua entrada pede só a senha. Nos outros, pede também o código.',
  nenhum: 'Nenhum aparelho lembrado',
  nenhumTexto: 'Para não digitar o código a cada entrada, marque “Lembrar este aparelho” ao entrar.',
  este: 'Este aparelho',
  desde: 'lembrado em {desde}',
  uso: 'última entrada em {uso}',
  ate: 'até {dia}',
  esquecer: 'Esquecer',
  esquecerEste: 'Esquecer {aparelho}, lembrado em {desde}',
  esquecerTodos: 'Esquecer todos',
  esquecerTodosTitulo: 'Esquecer todos os aparelhos?',
  esquecerTodosCerteza: 'Na próxima entrada, cada um deles pede o código de novo.',
  sairDeTodos: 'Sair de todos os aparelhos',
  sairDeTodosTitulo: 'Sair de todos os aparelhos?',
  sairDeTodosCerteza:
    'A sua conta é fechada em todos, neste também, e os aparelhos lembrados são esquecidos. O que você escreveu e não enviou neste se perde.',
} as const;

/** Mails that tell of a change of the access of an account of somebody from outside. */
export const correioDeAcesso = {
  acesso: 'a sua conta de serviços mudou',
  aparelho: 'um aparelho foi lembrado na sua conta',
  aparelhoTexto:
    'Você pediu para lembrar este aparelho por {dias} dias: nele, a entrada na sua conta pede só a senha.\n\n{aparelho}, de {endereco}, em {momento}\n\nSe não foi você, esqueça o aparelho e troque a senha em:\n\n{link}',
  corpo: 'Olá, {nome}.\n\n{texto}\n\n{instituicao}',
  corpoSemNome: 'Olá.\n\n{texto}\n\n{instituicao}',
  emailPedido:
    'O órgão registrou outro e-mail para a sua conta de serviços. Ela continua com este até que alguém entre com o novo e a sua senha; as entradas abertas foram encerradas. Se não foi você quem pediu, avise o órgão.',
  emailTrocado:
    'O órgão trocou o e-mail da sua conta de serviços, e este já não a abre; as entradas abertas foram encerradas. Se não foi você quem pediu, avise o órgão agora.',
  senhaTrocadaPeloOrgao:
    'O órgão trocou a senha da sua conta de serviços, e as entradas abertas foram encerradas. Se não foi você quem pediu, escolha outra agora, em “Esqueci a senha”, e avise o órgão.',
  emailParaConfirmar:
    'Uma conta de serviços passa a usar este e-mail quando a pessoa dela entrar com ele e a senha de sempre:\n\n{link}\n\nSe não é sua, não faça nada.',
  emailParaSenha:
    'Uma conta de serviços passou a usar este e-mail. Para entrar, escolha antes a senha, em “Esqueci a senha”:\n\n{link}\n\nSe não é sua, avise o órgão.',
} as const;
