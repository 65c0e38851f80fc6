/** Phases of a document and the archiving states that its acts reach (spec.md section 4). */
export const fase = { minuta: 0, concluido: 1 } as const;
export const estado = { corrente: 0, standby: 1, cancelado: 8 } as const;

/** Everything that decides what a person may do with a document now. */
export interface Situation {
  readonly fase: number;
  readonly estado: number;
  /** Sent and not yet received by anybody. */
  readonly emTransito: boolean;
  /** My unit has it in hands. */
  readonly naMinhaUnidade: boolean;
  /** The forwarding in transit is addressed to me or to my unit. */
  readonly paraMim: boolean;
  /** A copy for knowledge waits for me. */
  readonly copiaParaMim: boolean;
  /** My unit sent the forwarding that is in transit, and I may take it back. */
  readonly enviadoPorMim: boolean;
  /** 0 free, 1 with me, 2 with another person. */
  readonly checkIn: 0 | 1 | 2;
  readonly checkInNome: string | undefined;
  /** I dispatch for who has it: the unit's chief, or its secretary in the place of the chief. */
  readonly despachoPorOutro: boolean;
  readonly unidadeDetentora: string;
  readonly souAutor: boolean;
  readonly assinaturasFeitas: number;
  readonly assinaturasTotal: number;
  readonly concluidoAntes: boolean;
  /** A draft made from a version of its model under change. */
  readonly teste: boolean;
  /** I am a signer who has not signed. */
  readonly devoAssinar: boolean;
  /** And the ones before me have. */
  readonly minhaVez: boolean;
  /** Names of who must sign before me. */
  readonly faltaAssinar: string | undefined;
  readonly excluirQualquerDocumento: boolean;
  readonly cancelarReativar: boolean;
  /** Restricted or secret: it may have named credentials. */
  readonly comCredenciais: boolean;
  /** I answer for who sees it: I made it, it is with me, or I am the chief where it is. */
  readonly respondoPeloAcesso: boolean;
  /** And who administers, too, may ask who sees it. */
  readonly administro: boolean;
  readonly pode: (permission: string) => boolean;
}

/** A condition that an act needs: the key of the reason when it fails (`motivo.<key>`), or undefined. */
type Condition = (situation: Situation) => Reason | undefined;

export interface Reason {
  readonly motivo: string;
  readonly dados?: Readonly<Record<string, string>>;
}

const reason = (motivo: string, dados?: Readonly<Record<string, string>>): Reason =>
  dados ? { motivo, dados } : { motivo };

const inHands: Condition = (s) => {
  if (s.emTransito) return reason('emTransito');
  if (!s.naMinhaUnidade) return reason('emOutraUnidade', { unidade: s.unidadeDetentora });
  return undefined;
};
const notTaken: Condition = (s) =>
  s.checkIn === 2 ? reason('comOutraPessoa', { usuario: s.checkInNome ?? '' }) : undefined;
/** The chief dispatches what anybody of the unit has, the secretary what the chief has. */
const notTakenOrDispatcher: Condition = (s) => (s.despachoPorOutro ? undefined : notTaken(s));
const authorOrHolder: Condition = (s) => (s.souAutor ? undefined : inHands(s));
const permission =
  (name: string): Condition =>
  (s) =>
    s.pode(name) ? undefined : reason('semPermissao');
const neverConcluded: Condition = (s) => (s.concluidoAntes ? reason('jaConcluido') : undefined);
const notTest: Condition = (s) => (s.teste ? reason('minutaDeTeste') : undefined);
const unsigned: Condition = (s) => (s.assinaturasFeitas > 0 ? reason('jaAssinado') : undefined);
const allSigned: Condition = (s) =>
  s.assinaturasFeitas < s.assinaturasTotal ? reason('assinaturaPendente') : undefined;
const flagCancel: Condition = (s) => (s.cancelarReativar ? undefined : reason('semPermissao'));

const sentToMe: Condition = (s) => (s.emTransito && s.paraMim ? undefined : reason('nadaAReceber'));
const copiedToMe: Condition = (s) => (s.copiaParaMim ? undefined : reason('nadaAReceber'));
const signer: Condition = (s) => (s.devoAssinar ? undefined : reason('naoEhAssinante'));
const myTurn: Condition = (s) =>
  s.minhaVez ? undefined : reason('naoEhSuaVez', { quem: s.faltaAssinar ?? '' });
const sentByMe: Condition = (s) => (s.emTransito && s.enviadoPorMim ? undefined : reason('nadaAResgatar'));
const signaturesPending: Condition = (s) =>
  s.assinaturasFeitas < s.assinaturasTotal ? undefined : reason('nadaAAssinar');
const notMineYet: Condition = (s) => (s.checkIn === 1 ? reason('jaEstaComVoce') : undefined);
const takenByMe: Condition = (s) => (s.checkIn === 1 ? undefined : reason('naoEstaComVoce'));
const authorOrDeleteAny: Condition = (s) =>
  s.excluirQualquerDocumento || s.souAutor ? undefined : reason('soAutorExclui');

const answersForAccess: Condition = (s) => (s.respondoPeloAcesso ? undefined : reason('semPermissao'));
const mayAskWhoSees: Condition = (s) => (s.administro ? undefined : answersForAccess(s));
const hasCredentials: Condition = (s) => (s.comCredenciais ? undefined : reason('semCredencial'));

/** One row of the table of transitions: where it starts, what it needs, where it leads. */
export interface Transition {
  readonly acao: string;
  readonly fase: readonly number[];
  readonly estado: readonly number[];
  readonly exige: readonly Condition[];
  /** State after the act, where the act changes it. */
  readonly para?: { readonly fase?: number; readonly estado?: number };
  /** Event that the act leaves; what is only asked leaves none. */
  readonly evento?: string;
  /** A reason must be given. */
  readonly comMotivo?: true;
}

const minuta = [fase.minuta];
const concluido = [fase.concluido];
const qualquer = [fase.minuta, fase.concluido];
const corrente = [estado.corrente];
const anyState = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What may happen to a document (domain rules, section 1), in the order in which a person would look for it. */
export const transitions: readonly Transition[] = [
  {
    acao: 'receber',
    fase: qualquer,
    estado: corrente,
    exige: [sentToMe],
    evento: 'recebido',
  },
  {
    acao: 'tomarCiencia',
    fase: qualquer,
    estado: anyState,
    exige: [copiedToMe],
    evento: 'ciente',
  },
  {
    acao: 'assinar',
    fase: concluido,
    estado: corrente,
    exige: [signer, myTurn, permission('assinatura')],
    evento: 'assinado',
  },
  {
    acao: 'editar',
    fase: minuta,
    estado: corrente,
    exige: [permission('documentoEditar'), inHands, notTaken],
    evento: 'salvo',
  },
  {
    acao: 'concluir',
    fase: minuta,
    estado: corrente,
    exige: [permission('documentoEditar'), notTest, inHands, notTaken],
    para: { fase: fase.concluido },
    evento: 'concluido',
  },
  {
    acao: 'tramitar',
    fase: qualquer,
    estado: corrente,
    exige: [permission('tramiteDocumento'), inHands, notTakenOrDispatcher],
    evento: 'tramitado',
  },
  {
    acao: 'resgatar',
    fase: qualquer,
    estado: corrente,
    exige: [sentByMe, permission('tramiteDocumento')],
    evento: 'resgatado',
  },
  {
    acao: 'cobrarAssinaturas',
    fase: concluido,
    estado: corrente,
    exige: [permission('documentoEditar'), authorOrHolder, signaturesPending],
    evento: 'assinaturaCobrada',
  },
  {
    acao: 'assumir',
    fase: qualquer,
    estado: corrente,
    exige: [inHands, notMineYet],
    evento: 'assumido',
  },
  {
    acao: 'liberar',
    fase: qualquer,
    estado: corrente,
    exige: [takenByMe],
    evento: 'liberado',
  },
  {
    acao: 'finalizar',
    fase: concluido,
    estado: corrente,
    exige: [permission('documentoEditar'), inHands, notTaken, allSigned],
    para: { estado: estado.standby },
    evento: 'finalizado',
  },
  {
    acao: 'reativarFinalizar',
    fase: concluido,
    estado: [estado.standby],
    exige: [permission('documentoEditar'), inHands],
    para: { estado: estado.corrente },
    evento: 'reativado',
  },
  {
    acao: 'cancelar',
    fase: concluido,
    estado: [estado.corrente, estado.standby],
    exige: [flagCancel, inHands, notTaken],
    para: { estado: estado.cancelado },
    evento: 'cancelado',
    comMotivo: true,
  },
  {
    acao: 'reativarCancelar',
    fase: concluido,
    estado: [estado.cancelado],
    exige: [flagCancel, inHands],
    para: { estado: estado.corrente },
    evento: 'cancelamentoReativado',
  },
  {
    acao: 'excluir',
    fase: minuta,
    estado: corrente,
    exige: [neverConcluded, unsigned, authorOrDeleteAny, notTaken],
    evento: 'excluido',
  },
  {
    acao: 'verQuemVe',
    fase: qualquer,
    estado: anyState,
    exige: [mayAskWhoSees],
  },
  {
    acao: 'darCredencial',
    fase: qualquer,
    estado: anyState,
    exige: [hasCredentials, answersForAccess],
    evento: 'credencialDada',
  },
  {
    acao: 'retirarCredencial',
    fase: qualquer,
    estado: anyState,
    exige: [hasCredentials, answersForAccess],
    evento: 'credencialRetirada',
  },
];

export type AcaoDocumento = (typeof transitions)[number]['acao'];

/** What an act says now: allowed, refused with its reason, or out of place (it does not apply to this state). */
export const judge = (transition: Transition, situation: Situation): 'permitida' | 'fora' | Reason => {
  if (!transition.fase.includes(situation.fase) || !transition.estado.includes(situation.estado))
    return 'fora';
  for (const condition of transition.exige) {
    const refused = condition(situation);
    if (refused) return refused;
  }
  return 'permitida';
};

/** Refusals that say nothing to the person (they never could): the act is not shown at all. */
export const silentReasons: ReadonlySet<string> = new Set([
  'nadaAReceber',
  'nadaAResgatar',
  'naoEhAssinante',
  'nadaAAssinar',
  'naoEstaComVoce',
  'jaEstaComVoce',
  'semPermissao',
  'semCredencial',
]);

export const transitionOf = (acao: string): Transition => {
  const found = transitions.find((transition) => transition.acao === acao);
  if (!found) throw new Error(`ato desconhecido: ${acao}`);
  return found;
};
