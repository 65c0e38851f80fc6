/** The question whether the place of each act is told. */
export const localizacao = {
  titulo: 'Tell where you are?',
  texto:
    'Your institution records the place of each act. If you agree, the browser asks and tells latitude and longitude, which are kept with the act.',
  depois: 'You may change your mind in Preferences, Work. Nothing stops working without it.',
  sim: 'Tell the place',
  nao: 'Do not tell',
} as const;
