import type { Rule as ProfileRule } from '#schemas/rules.ts';
import type { UserFlagName } from '#schemas/user-flags.ts';
import { especieOf } from '#server/conteudo/especies/index.ts';
import type { AtoConduzido, Situation } from './situation.ts';

/** A condition that an act needs: the key of the reason when it fails (`motivo.<key>`), or undefined. */
export type Condition = (situation: Situation) => Reason | undefined;

export interface Reason {
  readonly motivo: string;
  readonly dados?: Readonly<Record<string, string>>;
}

/** Nothing more is asked. */
export const always: Condition = () => undefined;

export const reason = (motivo: string, dados?: Readonly<Record<string, string>>): Reason =>
  dados ? { motivo, dados } : { motivo };

export const inHands: Condition = (s) => {
  if (s.emTransito) return reason('emTransito');
  if (!s.naMinhaUnidade) return reason('emOutraUnidade', { unidade: s.unidadeDetentora });
  return undefined;
};
/** What is in another organisation is moved by who is there. */
export const inMyOrganisation: Condition = (s) =>
  s.naMinhaOrganizacao ? undefined : reason('emOutraUnidade', { unidade: s.unidadeDetentora });
/** Who helps another unit to write a draft works on it as those of the unit do. */
export const inHandsOrCollaborating: Condition = (s) =>
  s.colaboro && !s.emTransito ? undefined : inHands(s);
export const notTaken: Condition = (s) =>
  s.checkIn === 2 ? reason('comOutraPessoa', { usuario: s.checkInNome ?? '' }) : undefined;
/** The chief dispatches what anybody of the unit has, the secretary what the chief has. */
export const notTakenOrDispatcher: Condition = (s) => (s.despachoPorOutro ? undefined : notTaken(s));
/** Who does the acts of protocol does them with what a colleague has. */
export const notTakenOrProtocol: Condition = (s) => (s.executoProtocolo ? undefined : notTaken(s));
export const authorOrHolder: Condition = (s) => (s.souAutor ? undefined : inHands(s));
export const permission =
  (name: string): Condition =>
  (s) =>
    s.pode(name) ? undefined : reason('semPermissao');
const permissionIfAny = (name: string | undefined): Condition =>
  name === undefined ? always : permission(name);
/** The permission that each kind of content has for it. */
export const edits: Condition = (s) => permissionIfAny(especieOf(s.tipo).permissoes.editar)(s);
export const reads: Condition = (s) => permissionIfAny(especieOf(s.tipo).permissoes.consultar)(s);
/** What takes others with it asks for what each of them would ask. */
export const forwards: Condition = (s) =>
  all(...[s.tipo, ...s.leva].map((tipo) => permission(especieOf(tipo).permissoes.tramitar)))(s);
/** A piece goes where its process goes, what is in a lot where the lot goes, and nowhere by itself. */
export const onItsOwn: Condition = (s) => {
  if (s.andaCom === undefined) return undefined;
  return reason(s.emLote ? 'emLote' : 'andaComOutro');
};
/** What happens to a piece happens while its process is in use. */
export const whereItTravelsIsOpen: Condition = (s) =>
  s.andaCom === 'fechado' ? reason('processoFechado') : undefined;
const gathersItems = ({ tipo }: Situation): boolean => especieOf(tipo).reune === 'itens';
/** What it only names stays where it is, whatever becomes of it. */
const takesAlong = ({ tipo }: Situation): boolean => {
  const { reune } = especieOf(tipo);
  return reune !== undefined && reune !== 'referencias';
};
export const hasPieces: Condition = (s) =>
  s.semPecaVista ? reason(gathersItems(s) ? 'loteVazio' : 'semPecas') : undefined;
/** What has something joined to it is not simply thrown away. */
export const withoutPieces: Condition = (s) =>
  takesAlong(s) && !s.semPecas ? reason(gathersItems(s) ? 'loteComItens' : 'comPecas') : undefined;
/** A lot that comes to its end leaves nothing inside. */
export const withoutItems: Condition = (s) => (gathersItems(s) ? withoutPieces(s) : undefined);
/** What a lot took went its own way when it was opened: there is nothing to take up again. */
export const notOpened: Condition = (s) => (s.loteAberto ? reason('loteJaAberto') : undefined);
export const flag =
  (name: UserFlagName): Condition =>
  (s) =>
    s.temMarca(name) ? undefined : reason('semPermissao');
/** A rule that the profile switches on. */
export const rule =
  (name: ProfileRule): Condition =>
  (s) =>
    s.temRegra(name) ? undefined : reason('semPermissao');
export const neverConcluded: Condition = (s) => (s.concluidoAntes ? reason('jaConcluido') : undefined);
export const notTest: Condition = (s) => (s.teste ? reason('minutaDeTeste') : undefined);
export const unpublished: Condition = (s) => (s.publicado ? reason('publicado') : undefined);
export const published: Condition = (s) => (s.publicado ? undefined : reason('naoPublicado'));
/** Of a model that publishes nothing there is nothing to say: it never could. */
const ofModel = (s: Situation, other: 'naoSePublica' | 'jaPublicavel'): Reason =>
  reason(s.semPublicacao ? 'modeloNaoPublica' : other);
export const publishable: Condition = (s) => (s.publicavel ? undefined : ofModel(s, 'naoSePublica'));
export const notUnpublishable: Condition = (s) => (s.impublicavel ? reason('impublicavel') : undefined);
export const unpublishable: Condition = (s) => (s.impublicavel ? undefined : ofModel(s, 'jaPublicavel'));
export const unsigned: Condition = (s) => (s.assinaturasFeitas > 0 ? reason('jaAssinado') : undefined);
export const allSigned: Condition = (s) => {
  if (s.assinaturasFeitas < s.assinaturasTotal) return reason('assinaturaPendente');
  return s.ninguemAssinou ? reason('assinaturasCanceladas') : undefined;
};
export const flagCancel: Condition = (s) => (s.cancelarReativar ? undefined : reason('semPermissao'));

export const sentToMe: Condition = (s) => (s.emTransito && s.paraMim ? undefined : reason('nadaAReceber'));
/** It came to the unit, or to the person, who answers for what comes there by mistake. */
export const mayRedirect: Condition = (s) =>
  s.emTransito && s.redireciono ? undefined : reason('nadaARedirecionar');
export const copiedToMe: Condition = (s) => (s.copiaParaMim ? undefined : reason('nadaAReceber'));
export const owedBack: Condition = (s) =>
  s.devoDevolver === undefined ? reason('nadaADevolver') : undefined;
/** What has to go back is not finished before. */
export const notOwed: Condition = (s) =>
  s.devoDevolver === undefined ? undefined : reason('retornoPendente', { quem: s.devoDevolver });
export const replyOwed: Condition = (s) =>
  s.devoResponder === undefined ? reason('nadaAResponder') : undefined;
/** What waits for a reply is not finished before. */
export const noReplyOwed: Condition = (s) =>
  s.devoResponder === undefined ? undefined : reason('respostaPendente', { quem: s.devoResponder });
/** What the flow under way does, or waits for at another step, is done by hand only when it waits for it. */
const leftByFlow =
  (ato: AtoConduzido): Condition =>
  ({ conduzido }) =>
    conduzido?.atos.includes(ato)
      ? reason('conduzido', { fluxo: conduzido.fluxo, espera: conduzido.espera })
      : undefined;
export const flowLetsForward = leftByFlow('tramitado');
export const flowLetsFinish = leftByFlow('finalizado');
/** A content has one flow at a time. */
export const withoutFlow: Condition = (s) =>
  s.emFluxo === undefined ? undefined : reason('jaEmFluxo', { fluxo: s.emFluxo });
/** There is a published flow in use at all. */
export const someFlow: Condition = (s) => (s.haFluxos ? undefined : reason('semFluxos'));
export const showsValidity: Condition = (s) => (s.mostraVigencia ? undefined : reason('semVigencia'));
/** Its paper is in the archive of my unit, whoever has it in hands. */
export const inMyArchive: Condition = (s) =>
  s.guardado === 'aqui' ? undefined : reason(s.guardado ? 'guardadoEmOutro' : 'semLocal');
export const inHandsOrMyArchive: Condition = (s) => (s.guardado === 'aqui' ? undefined : inHands(s));
export const signer: Condition = (s) => (s.devoAssinar ? undefined : reason('naoEhAssinante'));
/** Where nobody was named, the rule makes a signer of who signs. */
export const signerOrUnnamed: Condition = (s) => (s.assinoSemIndicacao ? undefined : signer(s));
export const myTurn: Condition = (s) => {
  if (s.minhaVez || s.assinoSemIndicacao) return undefined;
  return s.recusouAssinar === undefined
    ? reason('naoEhSuaVez', { quem: s.faltaAssinar ?? '' })
    : reason('assinaturaRecusada', { quem: s.recusouAssinar });
};
/** Nobody signs while a place has no signer, but who fills it by signing. */
export const noFreePlace: Condition = (s) =>
  s.lugarLivre && !s.assinoSemIndicacao ? reason('lugarLivre') : undefined;
export const signedByPassword: Condition = (s) =>
  s.assinoComSenha ? undefined : reason('outraEstrategiaDeAssinar');
export const signedByCertificate: Condition = (s) =>
  s.assinoComCertificado ? undefined : reason('assinaComSenha');
/** What is done with a certificate is never done in the place of another person. */
export const inOwnName: Condition = (s) => (s.substituo ? reason('soEmNomeProprio') : undefined);
export const sentByMe: Condition = (s) =>
  s.emTransito && s.enviadoPorMim ? undefined : reason('nadaAResgatar');
export const signaturesPending: Condition = (s) =>
  s.assinaturasFeitas < s.assinaturasTotal ? undefined : reason('nadaAAssinar');
/** Nobody is reminded of their own signature by themselves. */
export const othersToSign: Condition = (s) => (s.soFaltaMim ? reason('soFaltaSua') : undefined);
export const notMineYet: Condition = (s) => (s.checkIn === 1 ? reason('jaEstaComVoce') : undefined);
export const takenByMe: Condition = (s) => (s.checkIn === 1 ? undefined : reason('naoEstaComVoce'));
export const authorOrDeleteAny: Condition = (s) =>
  s.excluirQualquerDocumento || s.souAutor ? undefined : reason('soAutorExclui');

export const administers: Condition = (s) => (s.administro ? undefined : reason('semPermissao'));
/** Nothing goes on while a removal waits to be decided. */
export const removalNotAsked: Condition = (s) => (s.exclusao ? reason('exclusaoPedida') : undefined);
export const removalAsked: Condition = (s) => (s.exclusao ? undefined : reason('semPedidoDeExclusao'));
export const mayDecideRemoval: Condition = (s) => {
  if (s.exclusao?.pediEu) return reason('pediuExclusao');
  if (s.exclusao?.aproveiEu) return reason('aprovouExclusao');
  return s.exclusao?.minhaParte ? undefined : reason('semPermissao');
};
export const askedRemoval: Condition = (s) =>
  s.exclusao?.pediEu ? undefined : reason('semPedidoDeExclusao');

/** Filed by its class, and nothing that goes with it is still under way. */
export const classified: Condition = (s) => (s.classificado ? undefined : reason('semClasse'));
export const nothingPending: Condition = (s) => (s.pendencia === undefined ? undefined : reason(s.pendencia));
/** What is on paper is filed where it can be found. */
export const inItsPlace: Condition = (s) => (s.semLocal ? reason('aGuardar') : undefined);
export const askedNothingYet: Condition = (s) =>
  s.pediAoArquivo || s.concedidoAMim ? reason('jaPediuAoArquivo') : undefined;
export const waitsForTheArchive: Condition = (s) =>
  s.pediAoArquivo ? undefined : reason('semPedidoAoArquivo');
export const somethingAsked: Condition = (s) => (s.haPedidos ? undefined : reason('semPedidoAoArquivo'));
/** Who reads it, or who takes care of the archive that has it. */
export const readingOrArchivist: Condition = (s) =>
  s.concedidoAMim ? undefined : all(permission('arquivoOperar'), inHands)(s);
export const someArchive: Condition = (s) => (s.haArquivo ? undefined : reason('semArquivo'));

export const notInTransit: Condition = (s) => (s.emTransito ? reason('emTransito') : undefined);
export const awaitsDistribution: Condition = (s) =>
  s.aguardaDistribuicao ? undefined : reason('nadaADistribuir');
/** Chief or secretary of the unit that has it, or who answers for what it receives. */
export const mayDistribute: Condition = (s) => (s.distribuo ? undefined : reason('semPermissao'));
/** Chief of the unit that has it, or who administers. */
export const mayChangeHolder: Condition = (s) =>
  s.chefioDetentora || s.administro ? undefined : reason('semPermissao');

export const answersForAccess: Condition = (s) => (s.respondoPeloAcesso ? undefined : reason('semPermissao'));
/** What is not open is shown to others by who answers for its access. */
export const openOrAnswersForAccess: Condition = (s) =>
  s.comCredenciais && !s.respondoPeloAcesso ? reason('abreQuemResponde') : undefined;
export const answersOrGranted: Condition = (s) => (s.concediAcesso ? undefined : answersForAccess(s));
export const mayAskWhoSees: Condition = (s) => (s.administro ? undefined : answersOrGranted(s));
export const hasCredentials: Condition = (s) => (s.comCredenciais ? undefined : reason('semCredencial'));

/** One condition made of several: the first that refuses gives its reason. */
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (s) => {
    for (const condition of conditions) {
      const refused = condition(s);
      if (refused) return refused;
    }
    return undefined;
  };

/** Enough that one of them holds; the reason is that of the first, the ordinary way. */
export const either =
  (first: Condition, ...others: readonly Condition[]): Condition =>
  (s) =>
    others.some((condition) => condition(s) === undefined) ? undefined : first(s);
