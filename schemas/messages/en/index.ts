/** English is partial: what is not here is read in Portuguese. */
export const en = {
  shell: {
    situacao: {
      '200': 'Done',
      '201': 'Created',
      '400': 'Incorrect request',
      '401': 'Sign-in needed',
      '404': 'Not found',
      '500': 'Internal server error',
      '503': 'Service unavailable. Try again later',
      outro: 'The operation could not be carried out',
    },
    cabecalho: { minimo: 'Type 3 letters or digits to search.' },
    entrar: { usuario: 'User', senha: 'Password', entrar: 'Sign in' },
  },
} as const;
