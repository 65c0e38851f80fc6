/** Texts of what calls people to contents. */
export const chamada = {
  por: {
    papel: 'o papel {nome}',
    campo: 'o papel {nome}, pelo que um campo de conteúdos diz',
    grupo: 'o grupo de e-mail {nome}',
    destino: 'os destinos fixos do modelo {nome}',
    pedidos: 'os pedidos de fora do serviço {nome}',
    assina: 'os assinantes fixos do modelo {nome}',
    acima: 'a chefia de quem fica acima da unidade {nome}',
    passo: 'o passo {passo} do fluxo {fluxo}, do papel {nome}',
    envio: 'o passo {passo} do fluxo {fluxo}, que envia à unidade {nome}',
    inicia: 'o fluxo {fluxo}, que {nome} inicia',
  },
  si: 'Você passaria a ver mais conteúdos: chama você, ou a sua unidade, {como}. Peça a outra pessoa que o faça.',
  conta:
    '{conta} passaria a ver mais conteúdos: {como}. Só se dá o lugar que se tem, e nunca à conta que se criou. Peça a outra pessoa que o faça.',
  publica: 'Esta versão passa a chamar você, ou a sua unidade: {como}. Peça a outra pessoa que publique.',
  publicaConta:
    'Esta versão passa a chamar {conta}, que você criou: {como}. Peça a outra pessoa que publique.',
  migra: 'O que anda passaria a chamar você, ou a sua unidade: {como}. Peça a outra pessoa que passe.',
  migraConta: 'O que anda passaria a chamar {conta}, que você criou: {como}. Peça a outra pessoa que passe.',
  cresceu: '{onde} chama mais pessoas',
  cresceuTexto:
    '{quem} mudou quem recebe conteúdos por aqui. Passam a receber: {pessoas}. Se você não sabia disto, confira.',
  grupo: 'O grupo de e-mail {nome}',
  modelo: 'O modelo {nome}',
  fluxo: 'O fluxo {nome}',
  servico: 'O serviço {nome}',
};
