/** Texts of the connections to other databases. */
export const conexao = {
  url: 'Não é uma URL JDBC conhecida. Escreva como em jdbc:postgresql://servidor:5432/banco.',
  falta: 'Preencha a URL, ou o driver, o servidor e o banco.',
  foraDaLista:
    'Este endereço não está entre os que a instalação permite. Peça a inclusão dele em MALOTE_CONEXOES.',
  suspensas: 'As conexões a outros bancos estão suspensas na área restrita.',
  demorou: 'O outro servidor demorou a responder.',
  proxyRecusou: 'O proxy recusou a ligação: {resposta}.',
  proxySemSenha: 'Escreva o usuário e a senha do proxy nos campos deles, não no endereço.',
  soHttps: 'Este endereço precisa responder por https.',
  semNome: 'O nome {nome} não foi encontrado na rede.',
  semUsuario: 'A conexão não diz com que usuário se entra no outro banco.',
  bancoProprio:
    'Este é o banco do próprio Malote, que só se lê pelas telas dele, onde cada pessoa vê o que pode ver.',
  semDriver: 'O driver de {sistema} não está instalado. Instale o pacote {pacote} no servidor.',
  recusada: 'O outro banco respondeu: {erro}',
  respondeu: 'Conectou: {versao}.',
  lidas: 'Opções lidas: {quantas}. As primeiras: {exemplos}.',
  nenhuma: 'A consulta não trouxe nenhuma opção.',
  consulta: 'Escreva um único SELECT, sem ponto e vírgula no meio.',
} as const;
