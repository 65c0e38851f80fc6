/** The question whether the place of each act is told. */
export const localizacao = {
  titulo: '¿Informar dónde está?',
  texto:
    'Su institución registra el lugar de cada acto. Si está de acuerdo, el navegador pregunta e informa latitud y longitud, que quedan guardadas con el acto.',
  depois: 'Puede cambiar de idea en Preferencias, Trabajo. Nada deja de funcionar sin eso.',
  sim: 'Informar el lugar',
  nao: 'No informar',
} as const;
