/** Models that a person or a unit keeps from a document. */
export const modelosPersonalizados = {
  titulo: 'Guardados por você e pela unidade',
  guardar: 'Guardar como modelo',
  nome: 'Nome do modelo',
  semNome: 'Dê um nome ao modelo.',
  daUnidade: 'Também para as pessoas da minha unidade',
  detalhe: '{modelo}, guardado por {autor}',
  deTodos: 'Da unidade',
  mudar: 'Mudar o modelo {nome}',
  excluir: 'Excluir o modelo {nome}',
  novo: {
    titulo: 'Guardar o texto de {documento} como modelo',
    texto:
      'Os próximos documentos podem começar por este texto. Número, assinaturas e histórico não vão junto.',
    botao: 'Guardar modelo',
    feito: 'Modelo guardado: {nome}',
  },
  mudanca: {
    titulo: 'Mudar o modelo {nome}',
    botao: 'Salvar',
    feito: 'Modelo mudado: {nome}',
  },
  exclusao: {
    titulo: 'Excluir o modelo {nome}?',
    texto: 'Os documentos feitos dele ficam como estão.',
    daUnidade: 'As pessoas da unidade deixam de tê-lo. Os documentos feitos dele ficam como estão.',
    botao: 'Excluir modelo',
    feita: 'Modelo excluído: {nome}',
  },
  recusa: {
    sigiloso: 'O texto de um documento sigiloso não se guarda como modelo.',
    restrito: 'O texto de um documento restrito só se guarda como modelo seu. Desmarque a unidade.',
    demais: 'Você já guarda {n} modelos, o máximo. Exclua um deles.',
  },
};
