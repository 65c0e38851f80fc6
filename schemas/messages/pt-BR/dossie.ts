/** Texts of dossiers that the server writes. */
export const dossie = {
  codigoDeNada: 'Nada que você alcance tem o código {codigo}.',
  cheio: 'Um dossiê tem até {n} peças.',
  deQuem: 'Diga de quem, ou de que, é o dossiê: um interessado ou um nome.',
  esperadaDeOutro: 'Esta peça não se espera neste dossiê.',
  hipoteseLegal: 'Diga a hipótese legal do que não é público.',
  jaEsta: 'Já está no dossiê.',
  minuta: 'É uma minuta: só o que foi concluído entra em um dossiê.',
  nadaAIncluir: 'Diga o que entra no dossiê.',
  naoEhPeca: 'Um lote ou um dossiê não entra em um dossiê: entra o que há nele.',
  tipoNaoServe: 'Não serve como {esperada}: aceita {tipos}.',
  volumeVazio: 'O volume {volume} ainda não tem peça.',
  guarda: {
    corrente: '{prazo} no arquivo corrente',
    intermediario: '{prazo} no intermediário',
    anos_one: '{count} ano',
    anos_other: '{count} anos',
    ELIMINACAO: 'depois se elimina',
    GUARDA_PERMANENTE: 'guarda permanente',
  },
} as const;
