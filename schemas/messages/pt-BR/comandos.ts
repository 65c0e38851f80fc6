/** Texts of the list of commands (Ctrl+K). */
export const comandos = {
  titulo: 'Comandos',
  procurar: 'Procurar um comando',
  exemplo: 'O que você quer fazer?',
  atalho: 'Atalho:',
  nada: 'Nenhum comando com estas palavras.',
  quantos_zero: 'Nenhum comando',
  quantos_one: '1 comando',
  quantos_other: '{count} comandos',
  ajuda: 'Enter faz; as setas andam; Esc fecha.',
  pesquisa: 'Pesquisa',
  pesquisar: 'Pesquisar “{q}” em tudo',
  irPara: 'Ir para: {onde}',
} as const;
