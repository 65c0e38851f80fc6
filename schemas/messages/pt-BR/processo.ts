/** Texts of processes: what the server says of them. */
export const processo = {
  semNumero: 'Processo sem número: {tipo}',
  recusa: {
    naoEhPeca: 'Este documento não é peça deste processo.',
    naoEhAutor: 'Só quem juntou a peça pode retirá-la.',
    aoProprio: 'Escolha outro processo.',
    outroProcesso: 'O conteúdo escolhido não é um processo.',
    relacaoRepetida: 'Estes processos já têm uma relação, ou o escolhido já está junto a outro.',
    relacaoPermanente: 'Esta relação é permanente.',
    semTermo: 'Você não pode usar o modelo do termo de desentranhamento. Retire a peça sem o termo.',
    termoReservado: 'De uma peça reservada não se faz termo, que outros leriam.',
    semVinculo: 'O documento não foi criado dentro deste processo.',
  },
  termo: {
    assunto: 'Desentranhamento da peça {peca} de {processo}',
  },
  relacao: {
    ASSOCIADO: 'Associado a outro processo',
    APENSADO: 'Recebeu outro processo, apensado',
    ANEXADO: 'Recebeu outro processo, anexado',
    SUBPROCESSO: 'Deu origem a outro processo',
  },
  relacaoDoOutro: {
    ASSOCIADO: 'Associado a outro processo',
    APENSADO: 'Apensado a outro processo',
    ANEXADO: 'Anexado a outro processo',
    SUBPROCESSO: 'Nasceu de outro processo',
  },
};
