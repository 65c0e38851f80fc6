/** Texts of the notices of a process, on the side of who sends them. */
export const intimacoes = {
  titulo: 'Intimações',
  nova: 'Intimar',
  nenhuma: 'Ninguém foi intimado neste processo',
  nenhumaTexto: 'Quem pediu de fora, e os interessados com conta de acesso externo, se intimam por aqui.',
  semPartes:
    'Nenhuma parte tem conta de acesso externo. Junte ao processo um interessado que seja um usuário externo.',
  ajuda:
    'A pessoa é avisada por um e-mail que não diz do que se trata. Se ela não abrir em {dias} dias, a ciência é tácita. A certidão entra no processo sozinha.',
  enviar: 'Enviar a intimação',
  feita: 'Intimação enviada',
  desistir: 'Desistir',
  cancelar: 'Cancelar a intimação',
  cancelarEfeito: 'Quem foi intimado deixa de poder abri-la e é avisado por e-mail.',
  cancelada: 'Intimação cancelada',
  motivo: 'Motivo',
  campo: {
    externoId: 'Quem se intima',
    assunto: 'Assunto',
    texto: 'Texto',
    textoAjuda: 'Só quem abre a intimação lê estas palavras.',
    dias: 'Prazo para responder, em dias',
    diasAjuda: 'Contado da ciência. Vazio: não pede resposta.',
    pecas: 'Peças que vão junto',
    pecasAjuda:
      'Documentos e protocolos do processo que se podem mostrar. Procure pelo número da peça ou pelo assunto.',
    documentos: 'Outros documentos, pelo número',
    documentosAjuda: 'Um por linha; concluídos, públicos ou da sua unidade, e sem sigilo.',
  },
  de: 'Enviada em {quando} por {quem}',
  abreAte: 'Pode ser aberta até {dia}',
  contaFechada:
    'A conta está inativa ou bloqueada: ninguém a abre, e os dias não correm. Ao reabrir a conta, contam-se de novo. Para não esperar, cancele e intime por outro meio.',
  lida: 'Aberta por {quem} em {quando}; ciência de {dia}',
  tacita: 'Não foi aberta; ciência tácita de {dia}',
  responderAte: 'Resposta até {dia}',
  respondida: 'Respondida por {quem} em {quando}',
  foraDoPrazo: 'fora do prazo',
  comDocumentos: 'Com {nomes}',
  situacao: {
    ENVIADA: 'Por abrir',
    LIDA: 'Aberta',
    TACITA: 'Ciência tácita',
    RESPONDIDA: 'Respondida',
    CANCELADA: 'Cancelada',
  },
} as const;
