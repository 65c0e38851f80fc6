import type { Rule as ProfileRule } from '#schemas/rules.ts';
import type { UserFlagName } from '#schemas/user-flags.ts';

/** Phases of a content, and its archiving states. */
export const fase = { minuta: 0, concluido: 1 } as const;
export const estado = {
  corrente: 0,
  standby: 1,
  aArquivar: 2,
  arquivado: 3,
  emConsulta: 4,
  cancelado: 8,
  externo: 9,
} as const;

/** Everything that decides what a person may do with a content now. */
export interface Situation {
  /** Kind of the content. */
  readonly tipo: number;
  readonly fase: number;
  readonly estado: number;
  /** Sent and not yet received by anybody. */
  readonly emTransito: boolean;
  /** It travels with another content (a piece, with its process), which is in use or is not. */
  readonly andaCom: 'aberto' | 'fechado' | undefined;
  /** What it travels with is a lot. */
  readonly emLote: boolean;
  /** The kinds of what is in it, of a lot. */
  readonly leva: readonly number[];
  /** A process that nothing was joined to, a lot that has nothing inside. */
  readonly semPecas: boolean;
  /** A process that nothing I see was joined to: what I may do with it must not tell of what I do not see. */
  readonly semPecaVista: boolean;
  /** A lot that was opened where it arrived. */
  readonly loteAberto: boolean;
  /** My unit has it in hands. */
  readonly naMinhaUnidade: boolean;
  /** A unit of my organisation has it. */
  readonly naMinhaOrganizacao: boolean;
  /** The forwarding in transit is addressed to me or to my unit. */
  readonly paraMim: boolean;
  /** It waits to be received by my unit, and I may send it on to another. */
  readonly redireciono: boolean;
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
  /** The signatures that were asked for were cancelled, and who acts may not leave it without any. */
  readonly ninguemAssinou: boolean;
  readonly concluidoAntes: boolean;
  /** Anybody reads it on the public page. */
  readonly publicado: boolean;
  /** Marked as one that is never published. */
  readonly impublicavel: boolean;
  /** Open to everybody, of a model whose documents may be published. */
  readonly publicavel: boolean;
  /** Its model publishes nothing. */
  readonly semPublicacao: boolean;
  /** A draft made from a version of its model under change. */
  readonly teste: boolean;
  /** Received by a unit where somebody distributes, and in no person's hands. */
  readonly aguardaDistribuicao: boolean;
  /** I give out what my unit receives: its chief, its secretary, or who answers for it. */
  readonly distribuo: boolean;
  /** A protocol that my protocol unit has, whose acts I do for others of it. */
  readonly executoProtocolo: boolean;
  /** I was named to help another unit to write this draft. */
  readonly colaboro: boolean;
  /** To whom it has to go back before it is finished or goes elsewhere: a unit, or a person of the same unit. */
  readonly devoDevolver: string | undefined;
  /** The unit that waits for a reply of mine. */
  readonly devoResponder: string | undefined;
  /** The acts that the flow under way keeps to itself now, whose it is, and what it waits for. */
  readonly conduzido: Conduzido | undefined;
  /** The flow that is under way over it. */
  readonly emFluxo: string | undefined;
  /** Some flow is published and in use. */
  readonly haFluxos: boolean;
  /** It has, or may have, a period of validity. */
  readonly mostraVigencia: boolean;
  /** Its paper is in a place of the archive of my unit, or of another; undefined where it is in none. */
  readonly guardado: 'aqui' | 'fora' | undefined;
  /** It has a class of the classification plan. */
  readonly classificado: boolean;
  /** Why it may not be filed: something in it is not at its end. */
  readonly pendencia: Pendencia | undefined;
  /** Some unit of the organisation that has it is an archive. */
  readonly haArquivo: boolean;
  /** It is on paper, and in no registered place. */
  readonly semLocal: boolean;
  /** I asked something of the archive about it, and wait. */
  readonly pediAoArquivo: boolean;
  /** It was granted to me. */
  readonly concedidoAMim: boolean;
  /** Somebody waits for the archive to answer. */
  readonly haPedidos: boolean;
  /** I am a signer who has not signed. */
  readonly devoAssinar: boolean;
  /** And the ones before me have. */
  readonly minhaVez: boolean;
  /** Names of who must sign before me. */
  readonly faltaAssinar: string | undefined;
  /** Of the signers who were called, I am the only one who has not signed. */
  readonly soFaltaMim: boolean;
  /** Names of who refused to sign: nobody else is called. */
  readonly recusouAssinar: string | undefined;
  /** The text has a place of signature that nobody was named for. */
  readonly lugarLivre: boolean;
  /** My signature is the one of the system, with the password. */
  readonly assinoComSenha: boolean;
  /** My signature is asked with a certificate. */
  readonly assinoComCertificado: boolean;
  /** I act in the place of an absent person. */
  readonly substituo: boolean;
  /** Nobody was named to sign it, and the rule lets me name myself. */
  readonly assinoSemIndicacao: boolean;
  /** Its removal was asked for, and what I may decide of it; undefined when nobody asked. */
  readonly exclusao: Exclusao | undefined;
  readonly excluirQualquerDocumento: boolean;
  readonly cancelarReativar: boolean;
  /** Restricted or secret: it may have named credentials. */
  readonly comCredenciais: boolean;
  /** I am the chief of the unit that has it. */
  readonly chefioDetentora: boolean;
  /** I answer for who sees it: I made it, it is with me, or I am the chief where it is. */
  readonly respondoPeloAcesso: boolean;
  /** I named somebody who sees it: by a forwarding, a copy or a credential. */
  readonly concediAcesso: boolean;
  /** And who administers, too, may ask who sees it. */
  readonly administro: boolean;
  readonly pode: (permission: string) => boolean;
  readonly temMarca: (flag: UserFlagName) => boolean;
  readonly temRegra: (rule: ProfileRule) => boolean;
}

/** What keeps something from being filed, in it or in what goes with it; the names are those of their reasons. */
export type Pendencia = 'pecaEmMinuta' | 'assinaturaPendente' | 'fluxoAberto' | 'prazoAberto';

/** Acts that a flow may do to its content, or wait for, by the events that they leave. */
export const conduzidos = ['tramitado', 'finalizado'] as const;
export type AtoConduzido = (typeof conduzidos)[number];

export interface Conduzido {
  readonly atos: readonly AtoConduzido[];
  readonly fluxo: string;
  readonly espera: string;
}

/** A request of removal that waits for its two approvals. */
export interface Exclusao {
  readonly pediEu: boolean;
  /** I gave one of the approvals already. */
  readonly aproveiEu: boolean;
  /** The approval that I may give now: of the chief of the unit, or of who removes any document. */
  readonly minhaParte: 'chefia' | 'gestao' | undefined;
}

/** Where acts start, as their tables say it. */
export const draft = [fase.minuta];
export const concluded = [fase.concluido];
export const anyPhase = [fase.minuta, fase.concluido];
export const inUse = [estado.corrente];
/** What is in the custody of an archive. */
export const inArchive: readonly number[] = [2, 3, 4, 5, 6, 7];
export const anyState = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
