/** Texts of who is from outside: the account, the way in, and what they are written. */
export const externo = {
  servico: 'Serviços',
  menu: { inicio: 'Início', conta: 'Minha conta', sair: 'Sair' },
  campo: { nome: 'Nome ou razão social', documento: 'CPF ou CNPJ', email: 'E-mail', senha: 'Senha' },
  entrar: {
    titulo: 'Entrar nos serviços',
    ajuda: 'Use o e-mail e a senha da sua conta de serviços. Depois enviamos um código ao seu e-mail.',
    informeEmail: 'Escreva o seu e-mail.',
    informeSenha: 'Escreva a sua senha.',
    naoConfere: 'O e-mail ou a senha não confere.',
    entrar: 'Entrar',
    esqueci: 'Esqueci a senha, ou ainda não tenho uma',
    criar: 'Criar uma conta',
    codigo: 'Enviamos um código de 6 números a {para}. Ele vale por 10 minutos.',
    reenviado: 'Enviamos outro código a {para}. O anterior não vale mais.',
    vencida: 'O tempo acabou, ou o código foi digitado errado vezes demais. Comece de novo.',
    recomecar: 'Começar de novo',
  },
  cadastro: {
    pagina: 'Criar conta',
    titulo: 'Criar uma conta',
    ajuda: 'Com ela você pede serviços, envia documentos e acompanha as respostas.',
    documentoAjuda: 'CPF de uma pessoa ou CNPJ de uma empresa ou entidade.',
    emailAjuda: 'É com ele que você entra, e nele chegam os códigos e os avisos.',
    termos: 'Termos de uso',
    aceito: 'Li e aceito os termos de uso',
    enviar: 'Criar conta',
    jaTenho: 'Já tenho uma conta',
    fechadoTitulo: 'Cadastro fechado',
    enviadoTitulo: 'Veja o seu e-mail',
    enviado:
      'Enviamos uma mensagem a {email}. Abra o endereço que está nela para confirmar e escolher a senha.',
    naoChegou:
      'Se ela não chegar em alguns minutos, olhe a pasta de mensagens indesejadas e confira o endereço.',
    depoisAprova: 'Depois disso, o órgão ainda aprova o cadastro, e avisamos por e-mail.',
  },
  confirmar: {
    pagina: 'Confirmar o e-mail',
    titulo: 'Escolha a sua senha',
    ajuda: 'O e-mail {email} está confirmado. Falta só a senha.',
    guardar: 'Guardar a senha',
    feitoTitulo: 'Conta criada',
    feito: 'Agora entre com o seu e-mail e a senha que você escolheu.',
    aguarda: 'Falta a aprovação do órgão. Avisamos por e-mail quando você puder entrar.',
  },
  esqueci: {
    titulo: 'Escolher uma senha',
    ajuda: 'Escreva o e-mail da sua conta. Enviamos um endereço para você escolher a senha.',
    enviado: 'Se houver uma conta com este e-mail, a mensagem chega em instantes.',
  },
  redefinir: { ajuda: 'Para a conta de {email}. As outras entradas são encerradas.' },
  link: {
    vencidoTitulo: 'Este endereço não serve mais',
    vencido: 'Ele já foi usado ou passou do prazo. Peça outro.',
    outro: 'Pedir outro',
  },
  conta: {
    titulo: 'Minha conta',
    dados: 'Meus dados',
    mudar: 'Para mudar o nome, o documento ou o e-mail, procure o atendimento do órgão.',
    senha: 'Trocar a senha',
    senhaTrocada: 'A senha foi trocada.',
  },
  inicio: {
    pagina: 'Serviços',
    titulo: 'Olá, {nome}',
    nada: 'Nada por aqui ainda',
    nadaTexto: 'O que o órgão tratar com você aparece aqui.',
  },
  recusa: {
    fechado: 'Este órgão não abre cadastros por esta página. Procure o atendimento.',
    nome: 'Escreva o nome completo ou a razão social.',
    dominio: 'Este órgão só aceita e-mails de algumas instituições, e este não é de nenhuma delas.',
    aceite: 'Para ter uma conta, leia e aceite os termos de uso.',
    naoCriada:
      'A conta não pôde ser criada com estes dados. Se você já tem uma, entre com ela; se não, procure o atendimento.',
    aguarda: 'O seu cadastro ainda espera a aprovação do órgão. Você recebe um e-mail quando ela sair.',
  },
  aviso: {
    aprovar: 'Cadastro externo a aprovar: {nome}',
    aprovarTexto:
      '{nome} confirmou o e-mail e espera a aprovação do cadastro. Para aprovar, marque o cadastro como ativo.',
  },
  correio: {
    cadastro: 'A sua conta',
    confirmar:
      'Alguém pediu uma conta de serviços com este e-mail. Se foi você, abra o endereço abaixo em até {horas} horas para confirmar e escolher a senha:\n\n{link}\n\nSe não foi, não faça nada: nenhuma conta é criada.',
    jaTem:
      'Alguém pediu uma conta de serviços com este e-mail, que já tem uma. Para entrar, ou para escolher outra senha, abra:\n\n{link}\n\nSe não foi você, não faça nada.',
    documentoDeOutro:
      'A conta de serviços pedida com este e-mail não pôde ser criada com o CPF ou CNPJ informado. Confira os dados e peça de novo, ou procure o atendimento do órgão:\n\n{link}\n\nSe não foi você, não faça nada.',
    aprovado: 'O seu cadastro foi aprovado. Para entrar, abra:\n\n{link}',
    senhaTexto:
      'A senha da sua conta de serviços foi trocada, e as outras entradas foram encerradas. Se não foi você, escolha outra senha agora, em “Esqueci a senha”, e avise o órgão.',
  },
} as const;
