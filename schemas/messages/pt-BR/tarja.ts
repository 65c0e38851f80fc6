/** Copies in which what is not to be known is covered. */
export const tarja = {
  outroArquivo: 'O arquivo mudou depois que você o abriu. Abra-o de novo: o que marcou segue onde estava.',
  semPagina: 'O arquivo não tem a página {pagina}.',
  papel: {
    titulo: 'Certidão de cópia com tarja',
    deQual: '{numero} - cópia com tarja',
    certifico:
      'Esta é cópia do {especie} {numero}. As páginas anteriores a reproduzem por imagem, salvo o que está coberto por tarja, que não está neste arquivo. O original não mudou.',
    original: 'SHA-256 do original',
    paginas: 'Páginas',
    tarjas: 'Tarjas',
    pagina: 'página {pagina}: {n}',
    fundamento: 'Fundamento',
    motivo: 'Motivo',
    por: 'Feita por',
    em: 'Em',
    imagem: 'Página {pagina} de {total}, com tarjas',
    semTexto: 'O texto que não foi coberto só se vê: esta cópia tem páginas demais para o reconhecer.',
  },
};
