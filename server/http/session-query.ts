import { sql, type RawBuilder } from 'kysely';

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
  readonly renovadaEm: Date;
  readonly expiraEm: Date;
  readonly limiteEm: Date;
  readonly tokenAnterior: boolean;
  readonly anteriorPendente: boolean;
  readonly substituto: SubstitutionRow | null;
}

/**
 * The statement that every authenticated call runs first: one, prepared, by keys only. `u` is whose rights apply; who sits
 * at the keyboard in their place is read only where somebody does. `inUseAt` is
 * when the session has to be within its time, if not now.
 */
export const sessionQuery = (
  tokenHash: Buffer,
  agora: Date,
  timeZone: string,
  { inUseAt = agora } = {},
): RawBuilder<SessionRow> => sql<SessionRow>`
  select s.id, u.id as usuario_id, s.unidade_id, s.renovada_em, s.expira_em, s.limite_em,
    s.token_hash <> ${tokenHash} as token_anterior,
    s.anterior_hash is not null and s.anterior_vale_ate is null as anterior_pendente,
    u.nome, u.login, u.versao as usuario_versao, u.ativo, u.bloqueado, u.concluir_sem_assinatura, u.cancelar_reativar,
    u.excluir_qualquer_documento, u.acesso_amplo, u.acesso_total, u.acesso_restrito, u.resgatar_conteudos,
    un.sigla as unidade_sigla, un.organizacao as organizacao_id, c.descricao as cargo,
    uu.registro_id is not null as na_unidade, uu.chefe, uu.secretario, coalesce(sg.grau, 0) as sigilo_grau,
    p.id as perfil_acesso_id, p.descricao as perfil_acesso_descricao, p.versao as perfil_versao,
    p.administrador, p.administrador_local, p.usuario_padrao, f.id as faixa_id, f.versao as faixa_versao,
    case when s.substituido_id is not null then (
      select jsonb_build_object('id', k.id, 'nome', k.nome, 'versao', k.versao, 'ativo', k.ativo, 'bloqueado', k.bloqueado,
        'administrador', kp.administrador, 'faixaId', kf.id, 'faixaVersao', kf.versao,
        'sigiloGrau', coalesce(ks.grau, 0), 'ausenciaId', a.id, 'ausenciaVersao', a.versao)
      from registro.usuario k
      join registro.perfil_acesso kp on kp.id = k.perfil_acesso
      left join registro.faixa_horario kf on kf.id = kp.faixa_horario and kf.ativo
      left join registro.sigilo ks on ks.id = k.sigilo
      left join registro.ausencia a on a.usuario = s.substituido_id and a.substituto = k.id
        and (${agora}::timestamptz at time zone ${timeZone})::date between a.inicio and a.fim
        and (a.abrangencia is distinct from 'UNIDADES' or exists (
          select from registro.ausencia_unidades au where au.registro_id = a.id and au.alvo_id = s.unidade_id))
      where k.id = s.usuario_id
      order by a.fim desc nulls last limit 1) end as substituto
  from sessao s
  join registro.usuario u on u.id = coalesce(s.substituido_id, s.usuario_id)
  left join registro.usuario_unidades uu on uu.registro_id = u.id and uu.unidade = s.unidade_id
  join registro.unidade un on un.id = s.unidade_id
  join registro.perfil_acesso p on p.id = u.perfil_acesso
  left join registro.faixa_horario f on f.id = p.faixa_horario and f.ativo
  left join registro.cargo c on c.id = uu.cargo
  left join registro.sigilo sg on sg.id = u.sigilo
  where (s.token_hash = ${tokenHash} or (s.anterior_hash = ${tokenHash} and coalesce(s.anterior_vale_ate > ${agora}, true)))
    and s.encerrada_em is null and s.expira_em > ${inUseAt}
    and (uu.registro_id is not null or s.substituido_id is not null)`;
