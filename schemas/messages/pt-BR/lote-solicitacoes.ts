/** Texts of lots of requests that the server writes. */
export const loteSolicitacoes = {
  numero: 'Lote de solicitações {sequencia}/{ano}',
  semPedido: 'Escolha os pedidos que entram no lote.',
  codigoDeNada: 'Nenhum pedido que você alcance tem o número {codigo}.',
  jaEsta: 'Já está no lote.',
  naoEsta: 'Não está no lote.',
  naoEhPedido: 'Não é um pedido de fora.',
  outroServico: 'É de outro serviço: este lote é de {servico}.',
  emOutro: 'Já está em outro lote de solicitações. Tire-o de lá antes.',
  outraUnidade: 'Está com {unidade}, e só quem o tem o põe em um lote.',
  semTexto: 'Escreva o que se diz a todos, ou a cada um.',
  semDias: 'Diga em quantos dias se espera a resposta.',
  semDesfecho: 'Diga o desfecho.',
  maisFechado: 'Este pedido é mais fechado que o processo de todos. Autue um só dele.',
  camposDiferentes:
    'O processo exige “{campo}”, e os pedidos do lote não dizem o mesmo. Autue um processo para cada um.',
} as const;
