/** Kinds of custom field. */
export const tipoCampo = {
  texto: 1,
  numero: 2,
  data: 3,
  lista: 4,
  vinculo: 5,
  textoLongo: 6,
  logico: 7,
  arquivo: 8,
} as const;
