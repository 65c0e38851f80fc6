/** Texts of signatures that were judged, point by point, wherever they are shown. */
export const conferencia = {
  emissor: 'Certificado emitido por {emissor}',
  ponto: {
    INTEGRIDADE: 'Integridade',
    MUDANCAS: 'Mudanças depois',
    CADEIA: 'Cadeia',
    REVOGACAO: 'Revogação',
    TEMPO: 'Tempo',
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
