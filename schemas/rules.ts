/** A rule: an exception that a profile may switch on. */
export interface RuleEntry {
  readonly titulo: string;
  /** What changes for who has it, in one sentence. */
  readonly abre: string;
  /** Takes away instead of giving. */
  readonly restringe?: true;
  /** Its act comes with a later part of the product. */
  readonly futura?: true;
}

/** Rules that a profile may switch on. */
export const rules = {
  permiteConfigurarPublicacaoAoConcluir: {
    titulo: 'Configurar a publicação ao concluir',
    abre: 'Escolhe, ao concluir, se o documento será publicado.',
  },
  permiteRemoverAnexo: {
    titulo: 'Remover anexos de documentos e processos',
    abre: 'Remove anexos que outra pessoa juntou, do que está em suas mãos.',
  },
  permiteDesvincularDocumentoSemSerAutor: {
    titulo: 'Desvincular documentos de processos sem ser autor do vínculo',
    abre: 'Retira de um processo a peça que outra pessoa juntou.',
  },
  permiteAssinarSemDefinirAssinante: {
    titulo: 'Assinar sem assinantes definidos',
    abre: 'Assina um documento que não tem assinantes: a pessoa passa a ser o assinante. Não vale para vários de uma vez.',
  },
  permiteTornarImpublicavel: {
    titulo: 'Tornar um conteúdo impublicável',
    abre: 'Marca um conteúdo como impublicável.',
  },
  permiteProtocoloForaPadraoIcpBrasil: {
    titulo: 'Protocolar documentos fora do padrão ICP-Brasil',
    abre: 'Registra protocolos cujas assinaturas não seguem a ICP-Brasil.',
  },
  restringeAcessoMinutasOutrasUnidades: {
    titulo: 'Restringir o acesso a minutas de outras unidades',
    abre: 'Não vê minutas que estão com outra unidade, mesmo depois de terem passado pela sua.',
    restringe: true,
  },
  permiteReverterImpublicavel: {
    titulo: 'Reverter de impublicável para publicável',
    abre: 'Volta um conteúdo impublicável a publicável.',
  },
} as const satisfies Record<string, RuleEntry>;

export type Rule = keyof typeof rules;

/** Those that give: an administrator holds them all. The others take away, and hold only where a profile names them. */
export const grantingRules: readonly Rule[] = (Object.entries(rules) as readonly [Rule, RuleEntry][])
  .filter(([, { restringe }]) => restringe !== true)
  .map(([nome]) => nome);
