/** Texts of the card of the first day, in the home. */
export const primeiroDia = {
  titulo: 'Primeiro dia',
  feitos: '{feitos} de {total}',
  feito: ', feito',
  dispensar: 'Dispensar',
  passos: {
    conta: {
      nome: 'Confira a sua conta',
      texto: 'A unidade em que você atua, as cores, o tamanho do texto e os avisos.',
    },
    caixa: {
      nome: 'Veja o que chegou',
      texto: 'O que enviaram a você e à sua unidade espera na caixa central.',
    },
    comigo: {
      nome: 'Receba um item',
      texto: 'Recebido, ele fica com você até ser tramitado.',
    },
    documento: {
      nome: 'Comece um documento',
      texto: 'Escolha um modelo e escreva o assunto: a minuta é guardada sozinha.',
    },
    ajuda: {
      nome: 'Abra a ajuda',
      texto: 'Em qualquer tela, o botão ou a tecla ? diz para que ela serve.',
    },
    estrutura: {
      nome: 'Confira as unidades',
      texto: 'Quem chefia, quem distribui o que chega, quem faz protocolo.',
    },
    pessoas: {
      nome: 'Confira as pessoas',
      texto: 'Cada uma com o seu perfil, as suas unidades e o seu grau.',
    },
    modelos: {
      nome: 'Prepare os modelos',
      texto: 'O texto de partida de cada documento, com marcadores e assinantes.',
    },
    configuracao: {
      nome: 'Ligue o e-mail e as regras',
      texto: 'Servidor de e-mail, senhas, segundo fator e o que se exige.',
    },
    backup: {
      nome: 'Confira o backup',
      texto: 'A tarefa Fazer backup diz quando copiou e o que conferiu.',
    },
  },
} as const;
