/** What somebody from outside reads where they sign a document of the institution. */
export const documento = {
  pagina: 'Documento para assinar',
  paraAssinar: 'Para assinar',
  assinados: 'Assinados por você',
  pede: '{unidade}, {orgao}, pede a sua assinatura',
  assinadoEm: 'Assinado por você em {quando}',
  ate: 'Assine até {dia}',
  semPrazo: 'Sem prazo',
  ler: 'Leia o documento',
  lerAssinado: 'O documento assinado',
  baixar: 'Baixar em PDF',
  baixarManifesto: 'Baixar com as assinaturas',
  quem: 'Quem assina',
  voce: '{nome} (você)',
  situacao: { PENDENTE: 'Falta assinar', ASSINADO: 'Assinou em {quando}', RECUSADO: 'Recusou assinar' },
  assinar: 'Assinar',
  ajuda:
    'Você assina este arquivo com a senha da sua conta e um código que vai ao seu e-mail. É uma assinatura eletrônica avançada (Lei 14.063/2020), que vale como a sua assinatura neste documento.',
  enviarCodigo: 'Enviar código',
  confirmar: 'Assinar o documento',
  assinou: 'Pronto: você assinou este documento em {quando}.',
  conferir: 'Qualquer pessoa confere o documento com o código {codigo}.',
  conferirLink: 'Conferir na página pública',
  pessoal:
    'Esta assinatura é pessoal: não se dá por procuração. Se quem assina é outra pessoa, recuse e diga quem.',
  naoQuero: 'Não quero assinar',
  recusar: 'Recusar a assinatura',
  recusarAjuda: 'O órgão lê o motivo, e ninguém mais assina esta versão do documento.',
  motivo: 'Por que você não assina',
  motivoFalta: 'Escreva o motivo.',
  recusado: 'Você recusou assinar. O órgão foi avisado.',
  aoInicio: 'Voltar ao início',
} as const;

/** The same in the subject of the mail. */
export const atosDeAssinatura = {
  assinar: 'assine um documento',
  assinarAte: 'assine até {dia} um documento',
  lembrete: 'um documento ainda espera a sua assinatura',
  lembreteAte: 'assine até {dia} um documento que ainda espera',
  prazo: 'assine um documento: o prazo está perto do fim',
  prazoAte: 'assine até {dia} um documento',
  venceu: 'terminou o prazo para assinar um documento',
  dispensada: 'a sua assinatura não é mais necessária',
  assinada: 'um documento foi assinado com a sua senha',
} as const;

/** What they are told of it by e-mail: nothing that names it. */
export const assinaturas = {
  assinar: 'Um documento espera a sua assinatura. Entre na sua conta para ler e assinar:',
  lembrete: 'Um documento ainda espera a sua assinatura. Entre na sua conta para ler e assinar:',
  prazo:
    'Está perto de terminar o prazo para você assinar um documento. Entre na sua conta para ler e assinar:',
  venceu: 'Terminou o prazo para você assinar um documento. Entre na sua conta para ver:',
  dispensada: 'Uma assinatura que foi pedida a você não é mais necessária. Não há nada a fazer.',
  assinada:
    'Um documento foi assinado com a sua senha e um código. Se não foi você, troque a senha e avise o órgão:',
} as const;

/** Why something of who is from outside is not done now, to them or to who asked. */
export const motivo = {
  fase: 'Isto não se faz com o pedido nesta fase: {fase}.',
  encerrada: 'O pedido já foi encerrado.',
  fechadoAosDeFora:
    'O documento tem sigilo: quem é de fora não o vê nem o assina. Cancele a assinatura, ou retire o sigilo.',
  contaNaoEntra:
    'A conta desta pessoa está inativa ou bloqueada: enquanto isso, ela não assina. A vez dela continua quando a conta voltar; para não esperar, cancele a assinatura.',
  jaAssinou: 'Você já assinou este documento.',
  recusou: 'Você recusou assinar este documento.',
  dispensada: 'O órgão não pede mais a sua assinatura neste documento.',
  versao: 'O órgão mudou este documento. Se a sua assinatura for pedida outra vez, avisamos por e-mail.',
  indisponivel: 'Este documento não está mais disponível para você. Fale com o órgão que pediu a assinatura.',
  parado: 'Este documento não pode ser assinado agora. Tente mais tarde, ou fale com o órgão.',
  outroArquivo: 'O arquivo não é mais o que foi mostrado. Abra o documento de novo e leia antes de assinar.',
} as const;
