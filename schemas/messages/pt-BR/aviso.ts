/** Texts of the notices that go by e-mail. */
export const aviso = {
  restrito: 'Novidade em um conteúdo restrito',
  restritoTexto: 'O assunto não vai por e-mail. Entre no Malote para ver.',
  abrir: 'Abrir no Malote: {endereco}',
  rodape: 'Você recebe este e-mail porque o pediu nas suas preferências.',
} as const;
