/** Texts of notices, on the screen and by e-mail. */
export const aviso = {
  foraDoAlcance: 'Um conteúdo que você não pode ver',
  conteudo: 'Novidade em um conteúdo',
  naSaida: 'O texto é escrito quando o e-mail sai, pelo que o destinatário pode ver então.',
  restrito: 'Novidade em um conteúdo restrito',
  restritoTexto: 'O assunto não vai por e-mail. Entre no Malote para ver.',
  abrir: 'Abrir no Malote: {endereco}',
  rodape: 'Você recebe este e-mail porque o pediu nas suas preferências.',
} as const;
