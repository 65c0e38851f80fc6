/** Mails that tell of a change of the access of an account of somebody from outside. */
export const correioDeAcesso = {
  acesso: 'a sua conta de serviços mudou',
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
