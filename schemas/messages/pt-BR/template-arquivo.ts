/** Texts of the file templates. */
export const templateArquivo = {
  timbre: 'O papel timbrado {nome} não pôde ser montado em uma página. Avise quem cuida dos modelos.',
  pacote: 'O conteúdo não pode usar pacotes externos (@).',
  demorou: 'O conteúdo demora demais ou é grande demais para ser montado. Simplifique-o.',
  folhas:
    'Um papel timbrado é o fundo de uma página, e este, sem nenhum texto, dá {paginas}. Reduza o conteúdo.',
  erro: 'O conteúdo não pôde ser montado: {erro}',
  falta: 'Envie o arquivo do Word.',
  semPrevia: 'Um arquivo do Word se vê baixando-o: a prévia é dos papéis e das páginas.',
  naoEWord: 'O arquivo enviado não é um .docx do Word.',
} as const;
