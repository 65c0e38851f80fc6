/** Spanish is partial: what is not here is read in Portuguese. */
export const es = {
  shell: {
    situacao: {
      '200': 'Ejecutado con éxito',
      '201': 'Datos creados con éxito',
      '400': 'Solicitud incorrecta',
      '401': 'Necesita autenticación',
      '404': 'No encontrado',
      '500': 'Error interno del servidor',
      '503': 'Servicio no disponible. Intente más tarde',
      outro: 'No fue posible realizar la operación',
    },
    cabecalho: { minimo: 'Escriba 4 letras o números para buscar.' },
    entrar: { usuario: 'Usuario', senha: 'Contraseña', entrar: 'Entrar' },
  },
} as const;
