/** Texts of the panel of help; what the guides say is in docs/guia. */
export const ajuda = {
  titulo: 'Ajuda',
  procurar: 'Procurar nos guias',
  achados_zero: 'Nada com estas palavras',
  achados_one: '1 parte fala disto',
  achados_other: '{count} partes falam disto',
  nada: 'Confira a grafia ou use menos palavras.',
  tela: 'Para que serve esta tela',
  semTela: 'Esta tela se explica sozinha. Os guias falam das outras.',
  palavras: 'Suas palavras',
  teclas: 'Suas teclas',
  perguntas: 'Outros assuntos',
  voltar: 'Voltar à ajuda desta tela',
  guiaInteiro: 'Abrir o guia inteiro',
  guiaInteiroAjuda: '{guia}, em PDF, abre em outra guia',
  primeirosPassos: 'Mostrar os primeiros passos',
  portugues: 'Os guias estão em português.',
} as const;
