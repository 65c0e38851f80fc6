/** Comments on a content. */
export const comentarios = {
  vazio: 'Nenhum comentário',
  vazioTexto: 'Quem vê o documento lê os comentários dele. Escreva @ e um nome para chamar alguém.',
  lista: 'Comentários',
  campo: 'Comentário',
  ajuda: 'Escreva @ e um nome para avisar alguém que vê o documento.',
  pessoas: 'Pessoas que veem o documento',
  ninguem: 'Ninguém que veja o documento tem este nome.',
  comentar: 'Comentar',
  salvar: 'Salvar',
  desistir: 'Cancelar',
  alterado: 'alterado',
  alterar: 'Alterar o comentário',
  excluir: 'Excluir o comentário de {nome}',
  excluido: 'Comentário excluído por {nome}, {quando}',
  porQuem: '{nome} ({unidade}), {quando}',
  exclusao: {
    titulo: 'Excluir o comentário de {nome}?',
    texto: 'As palavras se apagam para todos. Fica que havia um comentário, de quem era e quem o excluiu.',
    botao: 'Excluir comentário',
    feita: 'Comentário excluído',
  },
  recusa: {
    naoVe:
      'Uma das pessoas mencionadas não vê este conteúdo. Tire a menção, ou envie antes o conteúdo a ela.',
    muitos: 'Este conteúdo já tem {limite} comentários, o máximo.',
    passou: 'O comentário se altera nos quinze minutos depois de escrito, e eles passaram. Escreva outro.',
  },
};
