/** Texts of the screen about the definitions of registers. */
export const definicoes = {
  titulo: 'Definições de cadastros',
  descricao:
    'Os arquivos que regem os cadastros: o que está em vigor, o que foi recusado e o que mudou nas tabelas.',
  recusas: {
    titulo: 'Recusadas',
    vazia: 'Nenhuma. Todos os arquivos estão em vigor.',
    falha: 'Não foi possível carregar as recusas.',
    arquivo: 'Arquivo',
    lugar: 'Lugar',
    motivo: 'Motivo',
    comando: 'Para aplicar mesmo assim: {comando}',
    inteiro: 'O arquivo todo',
  },
  vigor: {
    titulo: 'Em vigor',
    falha: 'Não foi possível carregar as definições.',
    cadastro: 'Cadastro',
    arquivo: 'Arquivo',
    versao: 'Versão',
    desde: 'Aplicada em',
  },
  migracoes: {
    titulo: 'Mudanças aplicadas',
    falha: 'Não foi possível carregar as mudanças.',
    versao: '{nome}, versão {versao}',
    removido: '{nome}, removido',
    telas: 'Só as telas mudaram.',
    comandos_one: '{count} comando',
    comandos_other: '{count} comandos',
    mais: 'Ver mais',
  },
} as const;
