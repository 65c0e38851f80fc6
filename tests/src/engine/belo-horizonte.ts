/** A city as the server hands it to a form. */
export const city = {
  id: 3,
  versao: 4,
  codigo: '3106200',
  cidade: 'Belo Horizonte',
  estado: 'MG',
  pais: 'Brasil',
  capital: true,
  ativo: true,
};
