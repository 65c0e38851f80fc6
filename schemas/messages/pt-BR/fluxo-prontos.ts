/** Texts of the flows of the product to begin from. */
export const fluxoProntos = {
  titulo: 'Começar de um fluxo pronto',
  ajuda:
    'Fluxos da administração pública, já com raias, prazos, perguntas e regras. Depois se muda o que for preciso.',
  fechar: 'Fechar os fluxos prontos',
  lei: 'Segue: {lei}.',
  desenho: 'Desenho de {nome}',
  passos: 'Passos: {passos}.',
  quem: 'Quem faz',
  quemAjuda: 'Escolha o papel de cada participante. O que ficar sem papel, o desenho pede depois.',
  depois: 'Escolher depois',
  comecar: 'Começar deste fluxo',
  /** Where the flow is created: what its drawing begins from. */
  novo: {
    titulo: 'Como começa o desenho',
    BRANCO: 'Em branco',
    PRONTO: 'Começar de um fluxo pronto',
    ARQUIVO: 'De um arquivo BPMN',
    dePronto: 'Ao salvar, o fluxo pronto “{nome}” abre no desenho.',
    deArquivo: 'Ao salvar, o arquivo {nome} abre no desenho.',
    emBranco: 'Ao salvar, abre o desenho, com o início e o fim.',
  },
};
