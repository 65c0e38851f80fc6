/** Texts of the numbered parts of norms and contracts, and of the number from which a count goes on. */
export const dispositivo = {
  artigo: 'Artigo (Art. 1º)',
  paragrafo: 'Parágrafo (§ 1º ou único)',
  inciso: 'Inciso (I –)',
  alinea: 'Alínea a)',
  item: 'Item 1.',
  clausula: 'Cláusula por extenso',
  clausulaNumeral: 'Cláusula com número (1ª)',
  subclausula: 'Parte da cláusula (1.1.)',
  subclausula2: 'Parte da cláusula (1.1.1.)',
  nenhum: 'Texto sem número',
  inicio: 'Começar em outro número',
  seguir: 'Seguir a numeração anterior',
} as const;

export const inicio = {
  titulo: 'Começar em outro número',
  numero: 'Número',
  ajuda: 'A contagem segue a partir dele. Escreva em algarismos, de 1 a 99999.',
  errado: 'Escreva um número de 1 a 99999.',
  guardar: 'Guardar',
} as const;
