/** The panel of help; the guides themselves are in Portuguese. */
export const ajuda = {
  titulo: 'Ayuda',
  procurar: 'Buscar en las guías',
  achados_zero: 'Nada con estas palabras',
  achados_one: '1 parte habla de esto',
  achados_other: '{count} partes hablan de esto',
  nada: 'Revise la ortografía o use menos palabras.',
  tela: 'Para qué sirve esta pantalla',
  semTela: 'Esta pantalla se explica sola. Las guías hablan de las otras.',
  palavras: 'Sus palabras',
  teclas: 'Sus teclas',
  perguntas: 'Otros asuntos',
  voltar: 'Volver a la ayuda de esta pantalla',
  guiaInteiro: 'Abrir la guía entera',
  guiaInteiroAjuda: '{guia}, en PDF, se abre en otra pestaña',
  primeirosPassos: 'Mostrar los primeros pasos',
  portugues: 'Las guías están en portugués.',
} as const;
