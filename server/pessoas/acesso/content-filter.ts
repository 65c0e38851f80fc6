import { sql, type RawBuilder } from 'kysely';

/** Whose eyes: a person in a unit. What a session knows is written into the statement; of others, it is read in it. */
interface Viewer {
  readonly usuario: RawBuilder<unknown>;
  readonly unidade: RawBuilder<unknown>;
  readonly organizacao: RawBuilder<unknown>;
  readonly sigilo: RawBuilder<unknown>;
  readonly acessoRestrito: Flag;
  readonly acessoAmplo: Flag;
  readonly acessoTotal: Flag;
  /** Drafts that went on to another unit are out of reach. */
  readonly semMinutasDeOutras: Flag;
}
type Flag = boolean | RawBuilder<boolean>;

export const noDraftsOfOthers = 'restringeAcessoMinutasOutrasUnidades';

/** One condition or the other; of a flag that is known, only the one that holds is written. */
const either = (flag: Flag, yes: RawBuilder<unknown>, no: RawBuilder<unknown>): RawBuilder<unknown> =>
  typeof flag === 'boolean' ? (flag ? yes : no) : sql`case when ${flag} then (${yes}) else (${no}) end`;

/** The rows that a viewer sees, over the alias `c` of `conteudo`. */
export const filterOf = (viewer: Viewer): RawBuilder<boolean> => sql<boolean>`(
  c.excluido_em is null
  and c.sigilo <= ${viewer.sigilo}
  and (
    ${either(viewer.acessoRestrito, named(viewer), reached(viewer))}
    or exists (select from conteudo_acesso a where a.conteudo_id = c.id and a.usuario_id = ${viewer.usuario} offset 0)
  ))`;

const reached = (viewer: Viewer): RawBuilder<unknown> => {
  const { unidade, organizacao, acessoAmplo, acessoTotal, semMinutasDeOutras } = viewer;
  const opened = (flag: Flag, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
    flag === false ? sql`` : sql`or (${flag === true ? sql`` : sql`${flag} and`} ${condition})`;
  return sql`
    (c.detentor_unidade_id = ${unidade} and c.nivel_acesso <> 'SIGILOSO')
    or (c.nivel_acesso = 'PUBLICO' and c.fase = 1 and c.organizacao_id = ${organizacao})
    ${opened(acessoAmplo, sql`c.nivel_acesso = 'RESTRITO' and c.fase = 1 and c.organizacao_id = ${organizacao}`)}
    ${opened(acessoTotal, sql`c.nivel_acesso <> 'SIGILOSO' and c.fase = 1`)}
    or (c.nivel_acesso <> 'SIGILOSO' ${draftsOfOthers(semMinutasDeOutras, unidade)}
        and exists (select from conteudo_acesso a
          where a.conteudo_id = c.id and a.unidade_id = ${unidade} offset 0))`;
};

/** Drafts that went on to another unit, for who has the rule that restricts them. */
const draftsOfOthers = (restricts: Flag, unidade: RawBuilder<unknown>): RawBuilder<unknown> => {
  if (restricts === false) return sql``;
  const here = sql`c.fase = 1 or c.detentor_unidade_id = ${unidade}`;
  return restricts === true ? sql`and (${here})` : sql`and (not ${restricts} or ${here})`;
};

/** Restricted access: what was sent to the person by name, what they hold and what they made. */
const named = ({ usuario }: Viewer): RawBuilder<unknown> => sql`
    (c.nivel_acesso <> 'SIGILOSO' and (c.autor_id = ${usuario} or c.detentor_usuario_id = ${usuario}
      or exists (select from tramite t where t.conteudo_id = c.id and t.para_usuario_id = ${usuario} ${sentStill} offset 0)))`;

/** A forwarding that was taken back, or sent on elsewhere, names nobody. */
const sentStill = sql`and t.situacao not in ('RESGATADO', 'CANCELADO', 'REDIRECIONADO')`;
