/** What a flag of a person governs. */
export interface UserFlag {
  /** The act, or what of the archive it opens or closes. */
  readonly governa: string;
  /** Takes away instead of giving. */
  readonly restringe?: true;
  /** Its act comes with a later part of the product; the flag is kept and means nothing until then. */
  readonly futura?: true;
}

/** The flags of `usuario` that give a person more, or less, than the profile. */
export const userFlags = {
  acessoRestrito: { governa: 'Vê só o que lhe foi enviado, o que criou e o que assina.', restringe: true },
  acessoAmplo: { governa: 'Lê o que é restrito nas outras unidades da própria organização.' },
  acessoTotal: { governa: 'Lê o que é público ou restrito em todas as organizações.' },
  concluirSemAssinatura: { governa: 'Conclui um documento sem assinantes.' },
  cancelarReativar: { governa: 'Cancela um documento e desfaz o cancelamento.' },
  excluirQualquerDocumento: { governa: 'Exclui minutas de outras pessoas.' },
  resgatarConteudos: {
    governa: 'Resgata o que outra pessoa da unidade enviou; o próprio envio, cada um resgata.',
  },
  assinante: { governa: 'Pode ser indicada como assinante e assinar.' },
  usaCertificadoDigital: { governa: 'Pode ser indicada para assinar com certificado digital.' },
  reclassificar: { governa: 'Troca a classificação de um documento concluído.' },
  reverterMinuta: { governa: 'Volta um documento concluído a minuta.' },
  definirPrazoResposta: { governa: 'Define o prazo em que um documento pede resposta.' },
  definirVigenciaAposConclusao: { governa: 'Define a vigência de um documento ou processo concluído.' },
  criarEventosColegas: { governa: 'Cria compromissos na agenda de colegas da unidade.' },
  protocolarDocumentosAntigos: { governa: 'Registra protocolos com data anterior.' },
  publicarDocumentos: { governa: 'Publica documentos e processos.' },
  excluirComentarios: { governa: 'Exclui comentários de outras pessoas.' },
  executarAcoesProtocolo: {
    governa: 'Distribui, troca o arquivo e conclui, na unidade de protocolo, o que é de outra pessoa dela.',
  },
  transferirConteudosUnidades: { governa: 'Move conteúdos de e para todas as unidades.' },
} as const satisfies Record<string, UserFlag>;

export type UserFlagName = keyof typeof userFlags;
