import { sql, type RawBuilder } from 'kysely';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { anyValue } from '#server/base/db/any-value.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { collaborator } from '#server/pessoas/acesso/collaborator.ts';
import { can } from '#server/base/http/permission.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Sessao } from '#server/base/http/session.ts';
import { owedReply, type OwedReply } from './asked-reply.ts';
import { flowColumn, heldByFlow, someFlowColumn, type FlowFacts } from './flow-facts.ts';
import { signerPerson } from './signer-person.ts';
import type { Exclusao, Pendencia, Situation } from './situation.ts';
import { signaturesCancelled } from './signatures-cancelled.ts';

interface TransitFacts {
  readonly paraUnidadeId: number;
  readonly paraUsuarioId: number | null;
  readonly paraChefe: boolean;
  /** Who may send on what came by mistake to the unit where it goes. */
  readonly responsavelRedirecionamento: number | null;
  readonly deUnidadeId: number;
  readonly deUsuarioId: number;
}

/** The return that the unit that holds the content owes: to whom, and until when. */
export interface OwedReturn {
  readonly tramiteId: number;
  readonly deUnidadeId: number;
  readonly deUsuarioId: number;
  readonly unidade: string;
  readonly pessoa: string;
  /** It was asked inside the unit: it goes back to the person. */
  readonly dentro: boolean;
  readonly prazo: string | null;
}

interface ExclusaoFacts {
  /** The request. */
  readonly id: number;
  readonly pedidaPor: number;
  readonly chefiaPor: number | null;
  readonly gestaoPor: number | null;
  /** The units whose chief approves; none where nobody but who asked is one, there or above. */
  readonly unidadesChefia: readonly number[];
}

interface GuardaFacts {
  readonly pendencia: Pendencia | null;
  readonly haArquivo: boolean;
  readonly semLocal: boolean;
}

interface PedidosFacts {
  readonly meu: boolean | null;
  readonly concedido: boolean | null;
  readonly algum: boolean | null;
}

/** What is read of a content to judge its acts: the same for its page and for a row of a list. */
export interface ContentFacts {
  readonly tipo: number;
  readonly fase: number;
  readonly estado: number;
  readonly nivelAcesso: 'PUBLICO' | 'RESTRITO' | 'SIGILOSO';
  readonly organizacaoId: number;
  /** Of the unit that holds it: another, when it was sent there. */
  readonly detentoraOrganizacaoId: number;
  /** 0 of what was asked from outside. */
  readonly autorId: number;
  readonly detentorUnidadeId: number;
  readonly detentorUsuarioId: number | null;
  readonly detentorSigla: string;
  readonly checkInUsuarioId: number | null;
  readonly checkInNome: string | null;
  /** The person who has it is a chief of my unit. */
  readonly checkInChefe: boolean;
  readonly concluidoEm: Date | null;
  readonly assinaturasTotal: number;
  readonly assinaturasFeitas: number;
  /** All those that were asked for were cancelled: nobody signed. */
  readonly assinaturasCanceladas: boolean;
  readonly teste: boolean;
  readonly sigilo: number;
  readonly publicadoEm: Date | null;
  readonly impublicavel: boolean;
  /** How the model publishes its documents. */
  readonly publicacao: string | null;
  readonly exclusao: ExclusaoFacts | null;
  readonly transitoId: number | null;
  readonly transito: TransitFacts | null;
  readonly copia: { readonly id: number } | null;
  readonly retorno: OwedReturn | null;
  /** It is a draft, and I was named to help to write it. */
  readonly colaboro: boolean;
  readonly resposta: OwedReply | null;
  /** Its model or its type shows from when and until when it is valid. */
  readonly mostraVigencia: boolean;
  readonly vigenciaInicio: string | null;
  readonly vigenciaFim: string | null;
  /** The unit of the archive in whose place its paper is. */
  readonly arquivoUnidadeId: number | null;
  readonly classificado: boolean;
  /** Of what waits to be sent to an archive or to be filed there; null of everything else. */
  readonly guarda: GuardaFacts | null;
  /** Of what is filed: what was asked about it, and still is open. */
  readonly pedidosArquivo: PedidosFacts | null;
  readonly minhaAssinatura: {
    readonly id: number;
    readonly liberado: boolean;
    readonly estrategia: Assinante['estrategia'];
  } | null;
  /** The text has a place of signature that nobody was named for. */
  readonly lugarLivre: boolean;
  readonly faltaAssinar: string | null;
  /** Somebody else than who asks was called to sign and has not. */
  readonly outroAssina: boolean;
  readonly recusouAssinar: string | null;
  /** Who distributes what arrives at the unit that holds it, where somebody does. */
  readonly responsavelTramite: number | null;
  /** The unit that holds it is one of protocol. */
  readonly detentoraProtocolo: boolean;
  /** It was received by such a unit, and no person of it has it. */
  readonly aguardaDistribuicao: boolean;
  /** What it travels with: of a piece, its process; of an item, its lot. */
  readonly andaCom: { readonly emTransito: boolean; readonly aberto: boolean; readonly tipo: number } | null;
  /** Of a lot, the kinds of what is in it. */
  readonly leva: readonly number[] | null;
  /** A process that nothing was joined to. */
  readonly semPecas: boolean;
  /** A process that nothing was joined to that who asks sees. */
  readonly semPecaVista: boolean;
  /** A lot that was opened: what it took goes by itself. */
  readonly loteAberto: boolean;
  /** The flow that is under way over it. */
  readonly conducao: FlowFacts | null;
  readonly haFluxos: boolean;
  /** I named somebody who sees it; read for its page only, no list asks. */
  readonly concediAcesso?: boolean;
}

/** Looked for one by one: asked whether it exists, the database may read the pieces of all processes to know of twenty. */
const withoutPieces = (seen: RawBuilder<unknown> = sql``) => sql`case c.tipo
  when ${sql.lit(tipoConteudo.processo)} then (select x.id from peca x
    where x.processo_id = c.id and x.saida_em is null ${seen} limit 1) is null
  when ${sql.lit(tipoConteudo.lote)} then (select x.conteudo_id from lote_item x
    where x.lote_id = c.id and x.situacao = 'INCLUIDO' limit 1) is null
  else false end`;

/**
 * `GuardaFacts` of `c`, over itself and all that travels with it: pieces, and processes that were joined with theirs. Finishing it
 * met its own deadline; those of its pieces run on.
 */
const guardaColumn = (hoje: string) => sql`(
  with recursive junto(id) as (select c.id union all select y.id from junto j join conteudo y on y.anda_com_id = j.id)
  select jsonb_build_object('haArquivo', exists (select from registro.unidade ya
      where ya.arquivo is not null and ya.ativo and ya.organizacao = hu.organizacao),
    'semLocal', c.suporte <> 'DIGITAL' and not exists (select from guarda xg where xg.conteudo_id = c.id and xg.ate is null),
    'pendencia', case when bool_or(w.fase = 0) then 'pecaEmMinuta'
      when bool_or(w.assinaturas_feitas < w.assinaturas_total) then 'assinaturaPendente'
      when bool_or(exists (select from fluxo_instancia xi
        where xi.conteudo_id = w.id and xi.situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA'))) then 'fluxoAberto'
      when max(w.vencimento) filter (where w.id <> c.id) >= (select ${hoje}::date) then 'prazoAberto' end)
  from junto join conteudo w on w.id = junto.id where w.excluido_em is null and w.estado <> 8)`;

/** `PedidosFacts` of `c`. */
const requestsColumn = ({ usuarioId }: Sessao) => sql`(
  select jsonb_build_object('meu', bool_or(xp.situacao = 'PEDIDO' and xp.pedido_por = ${anyValue(usuarioId)}),
    'concedido', bool_or(xp.situacao = 'CONCEDIDO' and xp.pedido_por = ${anyValue(usuarioId)}),
    'algum', bool_or(xp.situacao = 'PEDIDO'))
  from arquivo_pedido xp where xp.conteudo_id = c.id and xp.situacao in ('PEDIDO', 'CONCEDIDO'))`;

/** A piece `x` that is seen: who sees the process sees those that are no more closed than it. */
const seenPiece = (sessao: Sessao) => sql`and (not x.reservada
  or (select true from conteudo c where c.id = x.conteudo_id and ${visibleContent(sessao)}))`;

/**
 * The columns of `ContentFacts`, over `c` (conteudo) with its `kindJoins`, `hu` (the unit that holds it) and `ci` (the person
 * who has it open).
 */
export const factColumns = (ctx: Ctx): RawBuilder<unknown> => {
  const { sessao } = ctx;
  const unidade = anyValue(sessao.unidadeId);
  const usuario = anyValue(sessao.usuarioId);
  return sql`c.tipo, c.fase, c.estado, c.nivel_acesso, c.sigilo, c.organizacao_id, hu.organizacao as detentora_organizacao_id,
    coalesce(c.autor_id, 0) as autor_id, c.detentor_unidade_id,
    c.detentor_usuario_id, hu.sigla as detentor_sigla, c.check_in_usuario_id, ci.nome as check_in_nome,
    ${isChief(sql`c.check_in_usuario_id`, sessao)} as check_in_chefe, c.concluido_em, c.assinaturas_total,
    c.assinaturas_feitas, ${signaturesCancelled} as assinaturas_canceladas, coalesce(d.teste, false) as teste, c.publicado_em, c.transito_id,
    c.impublicavel, coalesce(d.lugar_livre, false) as lugar_livre,
    (select m.publicacao from registro.modelo_documento m where m.id = d.modelo_id) as publicacao,
    (select jsonb_build_object('id', x.id, 'pedidaPor', x.pedida_por, 'chefiaPor', x.chefia_por, 'gestaoPor', x.gestao_por,
       'unidadesChefia', ${unitsThatApprove})
       from exclusao x where x.conteudo_id = c.id and x.situacao = 'PENDENTE') as exclusao,
    (select jsonb_build_object('paraUnidadeId', x.para_unidade_id, 'paraUsuarioId', x.para_usuario_id,
                               'paraChefe', ${isChief(sql`x.para_usuario_id`, sessao)},
                               'responsavelRedirecionamento', xu.responsavel_redirecionamento,
                               'deUnidadeId', x.de_unidade_id, 'deUsuarioId', x.de_usuario_id)
       from tramite x join registro.unidade xu on xu.id = x.para_unidade_id where x.id = c.transito_id) as transito,
    (select jsonb_build_object('id', x.id) from tramite x
       where x.conteudo_id = c.id and x.especie = 'CONHECIMENTO' and x.situacao = 'NAO_RECEBIDO'
         and x.para_unidade_id = ${unidade} and (x.para_usuario_id is null or x.para_usuario_id = ${usuario})
       order by x.id limit 1) as copia,
    (select jsonb_build_object('emTransito', w.transito_id is not null, 'aberto', w.estado = 0 and w.excluido_em is null, 'tipo', w.tipo)
       from conteudo w where w.id = c.anda_com_id) as anda_com,
    case when c.tipo = ${sql.lit(tipoConteudo.lote)} then (select jsonb_agg(distinct w.tipo) from lote_item x
      join conteudo w on w.id = x.conteudo_id where x.lote_id = c.id and x.situacao = 'INCLUIDO') end as leva,
    ${withoutPieces()} as sem_pecas, ${withoutPieces(seenPiece(sessao))} as sem_peca_vista,
    c.tipo = ${sql.lit(tipoConteudo.lote)} and exists (select from lote_item x
      where x.lote_id = c.id and x.situacao in ('RECEBIDO', 'RECUSADO')) as lote_aberto,
    ${flowColumn} as conducao,
    ${someFlowColumn} as ha_fluxos,
    ${owedReturn} as retorno, ${owedReply} as resposta,
    coalesce(d.classe_id, pr.classe_id) is not null as classificado, case when c.estado in (1, 2) then ${guardaColumn(today(ctx))} end as guarda,
    case when c.estado in (3, 4) then ${requestsColumn(sessao)} end as pedidos_arquivo,
    ${showsValidity} as mostra_vigencia, c.vigencia_inicio, c.vigencia_fim,
    (select l.unidade from guarda g join registro.local_guarda l on l.id = g.local_id
      where g.conteudo_id = c.id and g.ate is null) as arquivo_unidade_id,
    c.fase = 0 and exists (select from conteudo_acesso x where x.conteudo_id = c.id and x.usuario_id = ${usuario}
      and x.motivo = ${sql.lit(collaborator)}) as colaboro,
    hu.responsavel_tramite, coalesce(hu.protocolo, false) as detentora_protocolo, ${awaitsDistribution(sql`hu.responsavel_tramite`)} as aguarda_distribuicao,
    (select jsonb_build_object('id', s.id, 'liberado', s.liberado_em is not null,
       'estrategia', s.estrategia) from documento_assinante s
       where s.documento_id = c.id and s.versao = coalesce(d.versao_atual, 1) and ${mine(sessao)}
         and s.situacao = 'PENDENTE') as minha_assinatura,
    (select string_agg(quem.nome, ', ' order by s.ordem) from documento_assinante s ${signerPerson('s')}
       where s.documento_id = c.id and s.versao = coalesce(d.versao_atual, 1) and s.situacao = 'PENDENTE'
         and s.liberado_em is not null) as falta_assinar,
    exists (select from documento_assinante s
       where s.documento_id = c.id and s.versao = coalesce(d.versao_atual, 1) and s.situacao = 'PENDENTE'
         and s.liberado_em is not null and (${mine(sessao)}) is not true) as outro_assina,
    (select string_agg(quem.nome, ', ' order by s.ordem) from documento_assinante s ${signerPerson('s')}
       where s.documento_id = c.id and s.versao = coalesce(d.versao_atual, 1) and s.situacao = 'RECUSADO') as recusou_assinar`;
};

/** A unit is led by somebody who enters and is not who asked for the removal `x`. */
const ledByAnother = (unit: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from registro.usuario_unidades y join registro.usuario p on p.id = y.registro_id
  where y.unidade = ${unit} and y.chefe and p.ativo and not coalesce(p.bloqueado, false) and p.id <> x.pedida_por)`;

/**
 * The unit that has `c` approves the removal `x` by its chief; where who asked is the only one, those above it do, or there
 * would be nobody to.
 */
export const unitsThatApprove = sql`case when ${ledByAnother(sql`c.detentor_unidade_id`)}
  then jsonb_build_array(c.detentor_unidade_id) else coalesce((
    with recursive acima(id, passos) as (
      select n.unidade_superior, 1 from registro.unidade n where n.id = c.detentor_unidade_id
      union all select n.unidade_superior, passos + 1 from acima join registro.unidade n on n.id = acima.id where passos < 30)
    select jsonb_agg(distinct acima.id) from acima where acima.id is not null and ${ledByAnother(sql`acima.id`)}), '[]') end`;

/** The signer `s` is who asks: of the institution, or from outside, whose number in a session is below zero. */
const mine = ({ usuarioId }: Sessao): RawBuilder<boolean> =>
  usuarioId < 0
    ? sql<boolean>`s.externo_id = ${-usuarioId}`
    : sql<boolean>`s.usuario_id = ${anyValue(usuarioId)}`;

/** The content `c` was received by a unit that somebody distributes for, and no person of it has it. */
export const awaitsDistribution = (responsavel: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  ${responsavel} is not null and c.detentor_usuario_id is null and c.transito_id is null and exists (
    select from tramite x where x.conteudo_id = c.id and x.especie = 'ENCARGO' and x.situacao = 'RECEBIDO'
      and x.para_unidade_id = c.detentor_unidade_id))`;

/** The type of the process, or the model of the document `d` or its type, shows a validity. */
const showsValidity = sql<boolean>`coalesce(tp.exibir_prazo_vigencia, false) or exists (select from registro.modelo_documento vm join registro.tipo_documento vt
  on vt.id = d.tipo_documento_id where vm.id = d.modelo_id and (vm.exibir_prazo_vigencia or vt.exibir_prazo_vigencia))`;

/** The last one asked that is still owed; nobody owes it to a unit that closed, nor to a person who left theirs. */
export const owedReturn = sql`(select jsonb_build_object('tramiteId', x.id, 'deUnidadeId', x.de_unidade_id,
      'deUsuarioId', x.de_usuario_id, 'unidade', xu.sigla, 'pessoa', xp.nome,
      'dentro', x.de_unidade_id = x.para_unidade_id, 'prazo', x.prazo_retorno)
    from tramite x join registro.unidade xu on xu.id = x.de_unidade_id
    join registro.usuario xp on xp.id = x.de_usuario_id
    where x.conteudo_id = c.id and x.retorno_obrigatorio and x.situacao = 'RECEBIDO' and x.retorno_id is null
      and x.para_unidade_id = c.detentor_unidade_id and xu.ativo
      and (x.de_unidade_id <> x.para_unidade_id or xp.ativo and exists (select from registro.usuario_unidades xy
        where xy.registro_id = xp.id and xy.unidade = x.de_unidade_id))
    order by x.id desc limit 1)`;

/** Whether a person is a chief of the unit of the session: only what its chief or its secretary may do depends on it. */
const isChief = (person: RawBuilder<unknown>, { unidadeId, secretario }: Sessao): RawBuilder<boolean> =>
  secretario
    ? sql<boolean>`exists (select from registro.usuario_unidades y where y.registro_id = ${person}
        and y.unidade = ${anyValue(unidadeId)} and y.chefe)`
    : sql<boolean>`false`;

/** What the facts mean for the person of the session. */
export const situationOf = ({ sessao }: Pick<Ctx, 'sessao'>, facts: ContentFacts): Situation => {
  const transit = facts.transito;
  const toMyUnit = transit?.paraUnidadeId === sessao.unidadeId;
  const executoProtocolo = protocolActs(sessao, facts);
  return {
    tipo: facts.tipo,
    fase: facts.fase,
    estado: facts.estado,
    emTransito: facts.transitoId !== null || facts.andaCom?.emTransito === true,
    andaCom: facts.andaCom === null ? undefined : facts.andaCom.aberto ? 'aberto' : 'fechado',
    emLote: facts.andaCom?.tipo === tipoConteudo.lote,
    leva: facts.leva ?? [],
    semPecas: facts.semPecas,
    semPecaVista: facts.semPecaVista,
    loteAberto: facts.loteAberto,
    naMinhaUnidade: facts.detentorUnidadeId === sessao.unidadeId,
    naMinhaOrganizacao: facts.detentoraOrganizacaoId === sessao.organizacaoId,
    paraMim:
      toMyUnit &&
      (transit.paraUsuarioId === null ||
        transit.paraUsuarioId === sessao.usuarioId ||
        sessao.chefe ||
        (sessao.secretario && transit.paraChefe)),
    redireciono:
      toMyUnit &&
      transit.responsavelRedirecionamento === sessao.usuarioId &&
      (transit.paraUsuarioId === null || transit.paraUsuarioId === sessao.usuarioId),
    copiaParaMim: facts.copia !== null,
    enviadoPorMim:
      transit?.deUnidadeId === sessao.unidadeId &&
      (transit.deUsuarioId === sessao.usuarioId || sessao.chefe || sessao.resgatarConteudos),
    checkIn: facts.checkInUsuarioId === null ? 0 : facts.checkInUsuarioId === sessao.usuarioId ? 1 : 2,
    checkInNome: facts.checkInNome ?? undefined,
    despachoPorOutro: sessao.chefe || (sessao.secretario && facts.checkInChefe),
    unidadeDetentora: facts.detentorSigla,
    souAutor: facts.autorId === sessao.usuarioId,
    assinaturasFeitas: facts.assinaturasFeitas,
    assinaturasTotal: facts.assinaturasTotal,
    ninguemAssinou: facts.assinaturasCanceladas && !sessao.concluirSemAssinatura,
    concluidoAntes: facts.concluidoEm !== null,
    publicado: facts.publicadoEm !== null,
    impublicavel: facts.impublicavel,
    publicavel: facts.publicacao !== 'IMPUBLICAVEL' && facts.nivelAcesso === 'PUBLICO' && facts.sigilo === 0,
    semPublicacao: facts.publicacao === 'IMPUBLICAVEL',
    teste: facts.teste,
    aguardaDistribuicao: facts.aguardaDistribuicao,
    distribuo:
      facts.detentorUnidadeId === sessao.unidadeId &&
      (sessao.chefe ||
        sessao.secretario ||
        executoProtocolo ||
        facts.responsavelTramite === sessao.usuarioId),
    executoProtocolo,
    colaboro: facts.colaboro,
    conduzido: heldByFlow(facts.conducao),
    emFluxo: facts.conducao?.fluxo,
    haFluxos: facts.haFluxos,
    devoDevolver: owedBy(sessao, facts.retorno),
    devoResponder: replyOwedBy(sessao, facts.resposta),
    mostraVigencia: facts.mostraVigencia,
    guardado:
      facts.arquivoUnidadeId === null
        ? undefined
        : facts.arquivoUnidadeId === sessao.unidadeId
          ? 'aqui'
          : 'fora',
    classificado: facts.classificado,
    pendencia: facts.guarda?.pendencia ?? undefined,
    haArquivo: facts.guarda?.haArquivo ?? false,
    semLocal: facts.guarda?.semLocal ?? false,
    pediAoArquivo: facts.pedidosArquivo?.meu ?? false,
    concedidoAMim: facts.pedidosArquivo?.concedido ?? false,
    haPedidos: facts.pedidosArquivo?.algum ?? false,
    devoAssinar: facts.minhaAssinatura !== null,
    minhaVez: facts.minhaAssinatura?.liberado ?? false,
    faltaAssinar: facts.faltaAssinar ?? undefined,
    soFaltaMim: facts.minhaAssinatura?.liberado === true && !facts.outroAssina,
    recusouAssinar: facts.recusouAssinar ?? undefined,
    lugarLivre: facts.lugarLivre,
    assinoComSenha: facts.minhaAssinatura === null || facts.minhaAssinatura.estrategia === 'DOCFLOW',
    assinoComCertificado: facts.minhaAssinatura?.estrategia === 'DIGITAL',
    substituo: sessao.substitutoId !== undefined,
    assinoSemIndicacao:
      facts.assinaturasTotal === 0 &&
      facts.transitoId === null &&
      facts.andaCom?.emTransito !== true &&
      facts.detentorUnidadeId === sessao.unidadeId &&
      sessao.regras.has('permiteAssinarSemDefinirAssinante'),
    exclusao: facts.exclusao === null ? undefined : exclusaoOf(sessao, facts, facts.exclusao),
    excluirQualquerDocumento: removesAny(sessao, facts),
    cancelarReativar: sessao.cancelarReativar,
    comCredenciais: facts.nivelAcesso !== 'PUBLICO',
    chefioDetentora: sessao.chefe && facts.detentorUnidadeId === sessao.unidadeId,
    respondoPeloAcesso:
      facts.autorId === sessao.usuarioId ||
      (facts.detentorUnidadeId === sessao.unidadeId &&
        (sessao.chefe || facts.detentorUsuarioId === sessao.usuarioId)),
    concediAcesso: facts.concediAcesso ?? false,
    administro:
      sessao.administrador ||
      (sessao.administradorLocal &&
        facts.organizacaoId === sessao.organizacaoId &&
        facts.detentoraOrganizacaoId === sessao.organizacaoId),
    pode: (permission) => can(sessao, permission),
    temMarca: (flag) => sessao.marcas.has(flag),
    temRegra: (rule) => sessao.regras.has(rule),
  };
};

/** Who removes any document removes those of the organisation, wherever they are. */
const removesAny = (
  { excluirQualquerDocumento, organizacaoId }: Sessao,
  facts: Pick<ContentFacts, 'organizacaoId'>,
): boolean => excluirQualquerDocumento && facts.organizacaoId === organizacaoId;

/** Of a protocol that a protocol unit has, who has the flag does the acts of protocol in the place of others there. */
const protocolActs = (
  { unidadeId, marcas }: Sessao,
  { tipo, detentorUnidadeId, detentoraProtocolo }: ContentFacts,
): boolean =>
  tipo === tipoConteudo.arquivoDigital &&
  detentoraProtocolo &&
  detentorUnidadeId === unidadeId &&
  marcas.has('executarAcoesProtocolo');

/** To whom the person has to give it back, in words; who asked for it owes nothing to themselves. */
const owedBy = ({ usuarioId }: Sessao, owed: OwedReturn | null): string | undefined => {
  if (owed === null || (owed.dentro && owed.deUsuarioId === usuarioId)) return undefined;
  return owed.dentro ? owed.pessoa : owed.unidade;
};

/** To which unit the person's one owes a reply. */
const replyOwedBy = ({ unidadeId }: Sessao, owed: OwedReply | null): string | undefined =>
  owed?.paraUnidadeId === unidadeId ? owed.unidade : undefined;

/** Two different people approve a removal, and neither is who asked for it. */
const exclusaoOf = (
  sessao: Sessao,
  facts: ContentFacts,
  { pedidaPor, chefiaPor, gestaoPor, unidadesChefia }: ExclusaoFacts,
): Exclusao => {
  const me = sessao.usuarioId;
  const pediEu = pedidaPor === me;
  const aproveiEu = chefiaPor === me || gestaoPor === me;
  const leads = chefiaPor === null && sessao.chefe && unidadesChefia.includes(sessao.unidadeId);
  // where nobody else leads, another of those who remove any document takes the place of the chief
  const instead = chefiaPor === null && unidadesChefia.length === 0 && removesAny(sessao, facts);
  const anyDocument = gestaoPor === null && removesAny(sessao, facts);
  const parte =
    leads && facts.detentorUnidadeId === sessao.unidadeId
      ? 'chefia'
      : anyDocument
        ? 'gestao'
        : leads || instead
          ? 'chefia'
          : undefined;
  return { pediEu, aproveiEu, minhaParte: parte };
};
