/** What the commands of the terminal say. */
export const comando = {
  desconhecido: 'O comando “{comando}” não existe. Veja os comandos com “malote ajuda”.',
  registros:
    'Use: malote registros verificar | novo <nome> | aplicar <nome> | remover <nome> [--aceitar-perda]',
  evento: {
    alterado: 'Evento alterado: {cadeia}, número {seq}',
    faltando: 'Falta um evento antes de: {cadeia}, número {seq}',
    cauda: 'O fim da cadeia foi retirado: {cadeia}, número {seq}',
    cadeia: 'A cadeia inteira foi retirada: {cadeia}',
    selo: 'Selo que não confere: {cadeia}',
    ancora: 'Selo que não é o que foi guardado fora do banco: {selo}',
  },
  eventosCertos: 'Todos os eventos conferem.',
  eventosErrados: '{total} problemas nos eventos.',
  semSelo: 'Não há selos em {lugar}: diga um arquivo de selos, ou um selo como número:resumo.',
  selosComparados: '{total} selos guardados fora do banco comparados.',
  selados: '{total} cadeias seladas.',
  arquivo: {
    faltando: 'Arquivo faltando: {nome} ({sha256})',
    alterado: 'Arquivo alterado: {nome} ({sha256})',
  },
  arquivosConferidos: '{total} arquivos conferidos, {problemas} com problema.',
  arquivosSemNome:
    '{orfaos} arquivos que nada nomeia ({megabytes} MB) e {temporarios} começados e não terminados: a tarefa “Varrer os volumes” os apaga.',
  volumesAssumidos: '{total} volumes: as pastas, como se veem desta máquina, passam a ser as deste banco.',
  chave: 'Chave nova da área restrita: {chave} (guarde-a: não aparece de novo; a anterior deixou de valer)',
  trabalhando: 'Executando os trabalhos da fila. Encerre com Ctrl+C.',
} as const;
