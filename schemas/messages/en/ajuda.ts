/** The panel of help; the guides themselves are in Portuguese. */
export const ajuda = {
  titulo: 'Help',
  procurar: 'Search the guides',
  achados_zero: 'Nothing with these words',
  achados_one: '1 part speaks of this',
  achados_other: '{count} parts speak of this',
  nada: 'Check the spelling or use fewer words.',
  tela: 'What this screen is for',
  semTela: 'This screen explains itself. The guides tell of the others.',
  palavras: 'Its words',
  teclas: 'Its keys',
  perguntas: 'Other subjects',
  voltar: 'Back to the help of this screen',
  guiaInteiro: 'Open the whole guide',
  guiaInteiroAjuda: '{guia}, in PDF, opens in another tab',
  primeirosPassos: 'Show the first steps',
  portugues: 'The guides are in Portuguese.',
} as const;
