import type { UserFlagName } from '#schemas/user-flags.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Author } from '#server/base/http/session.ts';
import { runPlain } from '#server/base/db/run-plain.ts';

/** Who sits at the keyboard in the place of the person of the session, and by which absence. */
interface SubstitutionRow {
  readonly id: number;
  readonly nome: string;
  readonly versao: number;
  readonly ativo: boolean;
  readonly bloqueado: boolean;
  readonly administrador: boolean;
  readonly faixaId: number | null;
  readonly faixaVersao: number | null;
  readonly sigiloGrau: number;
  /** The absence that lets them act today in this unit. */
  readonly ausenciaId: number | null;
  readonly ausenciaVersao: number | null;
}

/** What the statement finds of a session. */
export interface SessionRow {
  readonly id: number;
  readonly usuarioId: number;
  readonly nome: string;
  readonly login: string;
  readonly usuarioVersao: number;
  readonly ativo: boolean;
  readonly bloqueado: boolean;
  readonly unidadeId: number;
  readonly unidadeSigla: string;
  /** Whether the person whose rights apply still works in the unit; only in a substitution may they not. */
  readonly naUnidade: boolean;
  readonly organizacaoId: number;
  readonly cargo: string | null;
  readonly chefe: boolean;
  readonly secretario: boolean;
  readonly sigiloGrau: number;
  readonly perfilAcessoId: number;
  readonly perfilAcessoDescricao: string;
  readonly perfilVersao: number;
  readonly administrador: boolean;
  readonly administradorLocal: boolean;
  readonly usuarioPadrao: boolean;
  readonly faixaId: number | null;
  readonly faixaVersao: number | null;
  readonly concluirSemAssinatura: boolean;
  readonly cancelarReativar: boolean;
  readonly excluirQualquerDocumento: boolean;
  readonly acessoAmplo: boolean;
  readonly acessoTotal: boolean;
  readonly acessoRestrito: boolean;
  readonly resgatarConteudos: boolean;
  readonly marcas: readonly UserFlagName[];
  readonly renovadaEm: Date;
  readonly expiraEm: Date;
  readonly limiteEm: Date;
  readonly tokenAnterior: boolean;
  readonly anteriorPendente: boolean;
  readonly substituto: SubstitutionRow | null;
}

/** Flags that only open an act: the session has the names of those that the person has. */
const opening = [
  'reclassificar',
  'reverterMinuta',
  'definirPrazoResposta',
  'definirVigenciaAposConclusao',
  'protocolarDocumentosAntigos',
  'publicarDocumentos',
  'excluirComentarios',
  'executarAcoesProtocolo',
  'usaCertificadoDigital',
  'transferirConteudosUnidades',
  'criarEventosColegas',
] as const satisfies readonly UserFlagName[];

const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const marks = `array_remove(array[${opening
  .map((name) => `case when u.${columnOf(name)} then '${name}' end`)
  .join(', ')}], null)`;

/**
 * The statement that every authenticated call runs first: one, prepared, by keys only, with the names that its answer is read
 * by. `u` is whose rights apply; who sits at the keyboard in their place is read only where somebody does. $1 is the digest
 * of the token, $2 now, $3 the time zone.
 */
const statementFrom = (sessions: string): string => `
  select s.id, u.id as "usuarioId", s.unidade_id as "unidadeId", s.renovada_em as "renovadaEm",
    s.expira_em as "expiraEm", s.limite_em as "limiteEm",
    s.token_hash <> $1 as "tokenAnterior",
    s.anterior_hash is not null and s.anterior_vale_ate is null as "anteriorPendente",
    u.nome, u.login, u.versao as "usuarioVersao", u.ativo, u.bloqueado,
    u.concluir_sem_assinatura as "concluirSemAssinatura", u.cancelar_reativar as "cancelarReativar",
    u.excluir_qualquer_documento as "excluirQualquerDocumento", u.resgatar_conteudos as "resgatarConteudos",
    ${marks} as marcas,
    u.acesso_amplo as "acessoAmplo", u.acesso_total as "acessoTotal", u.acesso_restrito as "acessoRestrito",
    un.sigla as "unidadeSigla", un.organizacao as "organizacaoId", c.descricao as cargo,
    uu.registro_id is not null as "naUnidade", uu.chefe, uu.secretario, coalesce(sg.grau, 0) as "sigiloGrau",
    p.id as "perfilAcessoId", p.descricao as "perfilAcessoDescricao", p.versao as "perfilVersao",
    p.administrador, p.administrador_local as "administradorLocal", p.usuario_padrao as "usuarioPadrao",
    f.id as "faixaId", f.versao as "faixaVersao",
    case when s.substituido_id is not null then (
      select jsonb_build_object('id', k.id, 'nome', k.nome, 'versao', k.versao, 'ativo', k.ativo, 'bloqueado', k.bloqueado,
        'administrador', kp.administrador, 'faixaId', kf.id, 'faixaVersao', kf.versao,
        'sigiloGrau', coalesce(ks.grau, 0), 'ausenciaId', a.id, 'ausenciaVersao', a.versao)
      from registro.usuario k
      join registro.perfil_acesso kp on kp.id = k.perfil_acesso
      left join registro.faixa_horario kf on kf.id = kp.faixa_horario and kf.ativo
      left join registro.sigilo ks on ks.id = k.sigilo
      left join registro.ausencia a on a.usuario = s.substituido_id and a.substituto = k.id
        and a.aguarda_confirmacao is not true and ($2::timestamptz at time zone $3)::date between a.inicio and a.fim
        and (a.abrangencia is distinct from 'UNIDADES' or exists (
          select from registro.ausencia_unidades au where au.registro_id = a.id and au.alvo_id = s.unidade_id))
      where k.id = s.usuario_id
      order by a.fim desc nulls last limit 1) end as substituto
  from ${sessions} s
  join registro.usuario u on u.id = coalesce(s.substituido_id, s.usuario_id)
  left join registro.usuario_unidades uu on uu.registro_id = u.id and uu.unidade = s.unidade_id
  join registro.unidade un on un.id = s.unidade_id
  join registro.perfil_acesso p on p.id = u.perfil_acesso
  left join registro.faixa_horario f on f.id = p.faixa_horario and f.ativo
  left join registro.cargo c on c.id = uu.cargo
  left join registro.sigilo sg on sg.id = u.sigilo
  where (s.token_hash = $1 or (s.anterior_hash = $1 and coalesce(s.anterior_vale_ate > $2, true)))
    and s.encerrada_em is null and s.expira_em > $2
    and (uu.registro_id is not null or s.substituido_id is not null)`;

const statement = statementFrom('sessao');

/** The same for somebody without a session: one is made of who they are and where, for as long as the statement runs. */
const authorStatement = statementFrom(`(
  select $1::bytea as token_hash, null::bytea as anterior_hash, null::timestamptz as anterior_vale_ate,
    null::timestamptz as encerrada_em, $2::timestamptz as renovada_em,
    $2::timestamptz + interval '1 day' as expira_em, $2::timestamptz + interval '1 day' as limite_em,
    $4::bigint as id, coalesce($6::integer, $5::integer) as usuario_id,
    case when $6::integer is not null then $5::integer end as substituido_id, $7::integer as unidade_id)`);

/** The session of a token, if it is within its time. */
export const findSession = async (
  db: Database,
  tokenHash: Buffer,
  agora: Date,
  timeZone: string,
): Promise<SessionRow | undefined> => {
  const [row] = await runPlain<SessionRow>(db, statement, [tokenHash, agora, timeZone]);
  return row;
};

/** What a session of the author would be now; none where they do not work in the unit any more. */
export const findAuthor = async (
  db: Database,
  { usuarioId, substitutoId, unidadeId, sessaoId }: Author,
  agora: Date,
  timeZone: string,
): Promise<SessionRow | undefined> => {
  const author = [sessaoId, usuarioId, substitutoId, unidadeId];
  const [row] = await runPlain<SessionRow>(db, authorStatement, [
    Buffer.alloc(0),
    agora,
    timeZone,
    ...author,
  ]);
  return row;
};
