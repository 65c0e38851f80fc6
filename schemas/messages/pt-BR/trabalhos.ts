/** What the log says of the queue of jobs. */
export const trabalhos = {
  fila: 'fila de trabalhos',
  parou: 'a fila de trabalhos parou porque o banco de dados não responde; ela volta com ele',
  esperaBanco: 'a fila de trabalhos ainda espera pelo banco de dados',
  semLeitura: 'um arquivo não pôde ser lido; o anexo diz por quê',
  voltou: 'a fila de trabalhos voltou',
};
