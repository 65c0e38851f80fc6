/** Rules that a profile may switch on (spec.md section 6, rules catalogue). */
export const rules = {
  permiteConfigurarPublicacaoAoConcluir: 'Configurar a publicação ao concluir',
  permiteRemoverAnexo: 'Remover anexos de documentos e processos',
  permiteDesvincularDocumentoSemSerAutor: 'Desvincular documentos de processos sem ser autor do vínculo',
  permiteAssinarSemDefinirAssinante: 'Assinar sem assinantes definidos',
  permiteTornarImpublicavel: 'Tornar um conteúdo impublicável',
  permiteProtocoloForaPadraoIcpBrasil: 'Protocolar documentos fora do padrão ICP-Brasil',
  restringeAcessoMinutasOutrasUnidades: 'Restringir o acesso a minutas de outras unidades',
  permiteReverterImpublicavel: 'Reverter de impublicável para publicável',
} as const;

export type Rule = keyof typeof rules;
