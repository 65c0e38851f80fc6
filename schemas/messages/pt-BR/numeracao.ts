/** Texts of the numbering of documents. */
export const numeracao = {
  processos: 'Processos, {organizacao}',
  protocolos: 'Protocolos, {unidade}',
  lotes: 'Lotes, {organizacao}',
  lotesSolicitacoes: 'Lotes de solicitações, {organizacao}',
  esgotada: 'A sequência deste ano chegou ao limite de 999.999 números. Use outro código de unidade.',
  repetido:
    'O número {numero} e os seguintes já foram dados a outros documentos. Avance o contador {contador} ou mude a máscara da numeração.',
  exemplo: {
    tipo: 'Ofício',
    sigla: 'OF',
    unidade: 'UNIDADE',
    organizacao: 'ÓRGÃO',
    incompleto: 'Aparece quando o que forma o número estiver preenchido',
  },
} as const;
