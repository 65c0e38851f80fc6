/** Texts of signatures that were judged, point by point, wherever they are shown. */
export const conferencia = {
  arquivo: {
    pagina: 'Conferir um arquivo assinado',
    titulo: 'Assinaturas com certificado no arquivo',
    texto:
      'O arquivo vai ao servidor, é conferido e não fica guardado. PDF, XML ou assinatura separada (.p7s), até 100 MB.',
    textoPublico:
      'Para conferir as assinaturas com certificado, o arquivo vai ao servidor, é conferido e não fica guardado. Até 20 MB.',
    arquivo: 'Arquivo assinado',
    tipos: 'PDF, XML ou .p7s',
    conferir: 'Conferir as assinaturas',
    conferindo: 'Conferindo {nome}',
    resultado_zero: 'Conferido em {quando}.',
    resultado_one: '{count} assinatura, conferida em {quando}.',
    resultado_other: '{count} assinaturas, conferidas em {quando}.',
    escolherConteudo: 'Escolher o arquivo assinado',
    material_zero: 'Nenhuma autoridade à mão',
    material_one: 'Conferido com {count} autoridade',
    material_other: 'Conferido com {count} autoridades',
    comLista: '{nome}: lista de revogados de {de}',
    semLista: '{nome}: sem lista de revogados',
    pdf: 'Baixar o relatório em PDF',
    json: 'Baixar em JSON',
  },
  emissor: 'Certificado emitido por {emissor}',
  ponto: {
    INTEGRIDADE: 'Integridade',
    MUDANCAS: 'Mudanças depois',
    CADEIA: 'Cadeia',
    REVOGACAO: 'Revogação',
    TEMPO: 'Tempo',
    PROVA: 'Prova guardada',
    POLITICA: 'Política',
    NIVEL: 'Nível',
    IDENTIDADE: 'Identidade',
  },
  resultado: {
    CERTO: 'Certo',
    ATENCAO: 'Atenção',
    ERRADO: 'Errado',
    NAO_CONFERIDO: 'Não conferido',
  },
} as const;
