/** Texts of notices, on the screen and by e-mail. */
export const aviso = {
  foraDoAlcance: 'Um conteúdo que você não pode ver',
  conteudo: 'Novidade em um conteúdo',
  naSaida: 'O texto é escrito quando o e-mail sai, pelo que o destinatário pode ver então.',
  restrito: 'Novidade em um conteúdo restrito',
  restritoTexto: 'O assunto não vai por e-mail. Entre no Malote para ver.',
  abrir: 'Abrir no Malote: {endereco}',
  resumo: {
    assunto: 'O que espera por você em {dia}',
    espera: 'Resumo do dia',
    abertura: '{nome}, este é o seu resumo de {dia}.',
    prazos: 'Prazos vencidos ou perto do fim: {total}',
    receber: 'A receber: {total}',
    conhecimento: 'Cópias para conhecimento: {total}',
    assinar: 'Para assinar: {total}',
    linha: '- {nome}',
    linhaPrazo: '- {nome} (até {dia})',
    linhaVencida: '- {nome} (venceu em {dia})',
    mais: '- outros: {total}',
    restritos: '- de acesso restrito, que o e-mail não nomeia: {total}',
    rodape:
      'Você recebe este resumo porque o pediu nas suas preferências, onde pode mudar a hora ou deixar de receber.',
  },
  rodape: 'Você recebe este e-mail porque o pediu nas suas preferências.',
} as const;
