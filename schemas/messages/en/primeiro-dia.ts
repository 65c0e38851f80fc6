/** The card of the first day, in the home. */
export const primeiroDia = {
  titulo: 'First day',
  feitos: '{feitos} of {total}',
  feito: ', done',
  dispensar: 'Put away',
  passos: {
    conta: {
      nome: 'Check your account',
      texto: 'The unit where you act, colours, size of the text and notices.',
    },
    caixa: {
      nome: 'See what arrived',
      texto: 'What was sent to you and to your unit waits in the central inbox.',
    },
    comigo: {
      nome: 'Receive an item',
      texto: 'Once received it stays with you until it is forwarded.',
    },
    documento: {
      nome: 'Begin a document',
      texto: 'Choose a model and write the subject: the draft keeps itself.',
    },
    ajuda: {
      nome: 'Open the help',
      texto: 'On any screen, the button or the ? key says what it is for.',
    },
    estrutura: {
      nome: 'Check the units',
      texto: 'Who heads them, who hands out what arrives, who registers.',
    },
    pessoas: {
      nome: 'Check the people',
      texto: 'Each with a profile, units and a degree.',
    },
    modelos: {
      nome: 'Prepare the models',
      texto: 'The text from which each document starts, with markers and signers.',
    },
    configuracao: {
      nome: 'Set the mail and the rules',
      texto: 'Mail server, passwords, second factor and what is required.',
    },
    backup: {
      nome: 'Check the backup',
      texto: 'The backup task says when it copied and what it checked.',
    },
  },
} as const;
