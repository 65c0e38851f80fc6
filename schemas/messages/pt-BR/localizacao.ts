/** The question whether the place of each act is told. */
export const localizacao = {
  titulo: 'Informar onde você está?',
  texto:
    'Sua instituição registra o lugar de cada ato. Se você concordar, o navegador informa latitude e longitude, guardadas com o ato.',
  depois: 'Muda-se em Preferências, Trabalho; tudo funciona sem isso.',
  sim: 'Informar o lugar',
  nao: 'Não informar',
} as const;
