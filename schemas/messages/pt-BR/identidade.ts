/** Directory and provider of the institution. */
export const identidade = {
  naoAtualizou: 'nome e e-mail não foram atualizados na entrada',
  semValores: 'nenhum',
  semRegra:
    'Grupos e valores: {valores}. Nenhuma regra dá unidade e perfil: não teria conta na primeira entrada.',
  comRegra:
    'Grupos e valores: {valores}. Regras que servem: {regras}. Unidades na primeira entrada: {unidades}.',
  regra: {
    incompleta: 'Diga a unidade e o cargo, ou o perfil.',
    administrador: 'Ninguém se torna administrador pela primeira entrada. Escolha outro perfil.',
    semCargo: 'Diga também o cargo que a pessoa tem nesta unidade.',
    semUnidade: 'Diga também a unidade.',
    repetida: 'Esta unidade já está em outra linha deste valor.',
  },
  convite: {
    assunto: 'Sua conta no Malote',
    texto:
      'Você tem uma conta no Malote, com o usuário {login}. Para escolher a sua senha, abra este link nos próximos {dias} dias. Ele serve uma vez:\n\n{link}',
  },
  diretorio: {
    demorou: 'O diretório demorou demais a responder.',
    fora: 'o diretório não pôde ser consultado',
    filtro: 'Escreva um filtro de diretório que tenha {campo}.',
    endereco: 'Escreva ldap:// ou ldaps://, o servidor e, se for outra, a porta.',
    semEndereco: 'Informe o servidor do diretório e a base da busca, salve e teste de novo.',
    ligou: 'Ligou-se a {url}.',
    base: 'A base existe: {base}.',
    ninguem: 'A busca não achou ninguém com o usuário {login}.',
    varias: 'A busca achou mais de uma pessoa com o usuário {login}: ninguém entraria. Mude o filtro.',
    semUsuario:
      'A busca achou uma pessoa, mas ela não tem o atributo do usuário: não se sabe de que conta é.',
    semAtributo: 'Diga que atributo é o usuário: o filtro não o compara sozinho.',
    pessoa: 'Achou {dn}: usuário {usuario}, nome {nome}, e-mail {email}, CPF {cpf}, matrícula {matricula}.',
    recusou: 'O diretório não respondeu como esperado: {erro}',
  },
  provedor: {
    fora: 'o provedor não pôde ser consultado',
    semEndereco: 'Informe o endereço do provedor e a identificação do cliente, salve e teste de novo.',
    respondeu:
      'O provedor respondeu: {emissor}. Cadastre nele o endereço de retorno {retorno} e, para a saída, {saida}. {comSaida}',
    comSaida: 'Ao sair do Malote, a pessoa sai também do provedor.',
    semSaida: 'Ele não oferece a saída: quem sai do Malote continua no provedor.',
    recusou: 'O provedor não respondeu como esperado: {erro}',
    contaPadrao: 'a conta da instituição',
    desistiu: 'A entrada pelo provedor não foi autorizada: {erro}.',
    outraEntrada: 'Esta entrada já terminou ou começou em outra janela. Comece de novo.',
    semIdentificacao: 'O provedor não disse quem você é.',
    jaLigada: 'A conta {login} já está ligada a outra identidade do provedor. Procure o administrador.',
    administrador:
      'Esta conta administra o Malote e não se liga ao provedor. Entre com o usuário e a senha do Malote.',
    loginOcupado:
      'Já existe uma conta {login} no Malote. Peça ao administrador que confira o seu e-mail nela.',
  },
} as const;
