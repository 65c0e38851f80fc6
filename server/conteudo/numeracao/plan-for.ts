import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Database } from '#server/base/db/connect.ts';
import {
  isNational,
  planOfProcesses,
  planOfProtocols,
  planOfTemplate,
  planOfType,
  type NumberPlan,
} from './plan-number.ts';
import { findTemplate } from './template.repository.ts';

/** For which contents of a type a number is asked. */
interface Asked {
  readonly tipoId: number;
  readonly unidadeId: number;
  readonly ano: number;
}

/**
 * Which rule numbers the documents of a type for a unit: the template of its organisation, else that of the type itself.
 * @param bare without the name of the type, whatever the template says of it
 */
export const planFor = async (
  db: Database,
  { tipoId, unidadeId, ano }: Asked,
  { bare = false } = {},
): Promise<NumberPlan | undefined> => {
  const { rows } = await sql<{
    tipo: string;
    sigla: string | null;
    mascara: string | null;
    reinicioAnual: boolean;
    porUnidade: boolean;
    unidade: string;
    organizacaoId: number;
    organizacao: string;
  }>`
    select t.nome as tipo, t.sigla, t.mascara_numeracao as mascara,
      coalesce(t.reinicio_anual, true) as reinicio_anual, coalesce(t.numeracao_por_unidade, true) as por_unidade,
      un.sigla as unidade, o.id as organizacao_id, o.sigla as organizacao
    from registro.tipo_documento t, registro.unidade un
    join registro.organizacao_interna o on o.id = un.organizacao
    where t.id = ${tipoId} and un.id = ${unidadeId}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const template = await findTemplate(db, 'tipos_documento', tipoId, row.organizacaoId);
  const numbered = {
    especie: tipoConteudo.documento,
    tipo: { id: tipoId, nome: row.tipo, sigla: row.sigla ?? row.tipo },
    unidade: { id: unidadeId, sigla: row.unidade },
    organizacao: { id: row.organizacaoId, sigla: row.organizacao },
    ano,
  };
  if (!template) return planOfType(row, numbered);
  return planOfTemplate(bare ? { ...template, nomeDoTipo: false } : template, numbered);
};

/** Which rule numbers the processes of a type for a unit: the template of its organisation, else the sequence of all of them. */
export const planForProcess = async (
  db: Database,
  { tipoId, unidadeId, ano }: Asked,
): Promise<NumberPlan | undefined> => {
  const { rows } = await sql<{
    tipo: string;
    sigla: string | null;
    unidade: string;
    organizacaoId: number;
    organizacao: string;
  }>`
    select t.nome as tipo, t.sigla, un.sigla as unidade, o.id as organizacao_id, o.sigla as organizacao
    from registro.tipo_processo t, registro.unidade un
    join registro.organizacao_interna o on o.id = un.organizacao
    where t.id = ${tipoId} and un.id = ${unidadeId}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const template = await findTemplate(db, 'tipos_processo', tipoId, row.organizacaoId);
  const numbered = {
    especie: tipoConteudo.processo,
    tipo: { id: tipoId, nome: row.tipo, sigla: row.sigla ?? row.tipo },
    unidade: { id: unidadeId, sigla: row.unidade },
    organizacao: { id: row.organizacaoId, sigla: row.organizacao },
    ano,
  };
  return template ? planOfTemplate(template, numbered) : planOfProcesses(numbered);
};

/** Which rule numbers the dossiers of a type for a unit: that of the type itself. */
export const planForDossier = async (
  db: Database,
  { tipoId, unidadeId, ano }: Asked,
): Promise<NumberPlan | undefined> => {
  const { rows } = await sql<{
    tipo: string;
    sigla: string | null;
    mascara: string | null;
    reinicioAnual: boolean;
    porUnidade: boolean;
    unidade: string;
    organizacaoId: number;
    organizacao: string;
  }>`
    select t.nome as tipo, t.sigla, t.mascara_numeracao as mascara, coalesce(t.reinicio_anual, true) as reinicio_anual,
      coalesce(t.numeracao_por_unidade, true) as por_unidade, un.sigla as unidade, o.id as organizacao_id, o.sigla as organizacao
    from registro.tipo_dossie t, registro.unidade un
    join registro.organizacao_interna o on o.id = un.organizacao
    where t.id = ${tipoId} and un.id = ${unidadeId}`.execute(db);
  const [row] = rows;
  return (
    row &&
    planOfType(row, {
      especie: tipoConteudo.dossie,
      tipo: { id: tipoId, nome: row.tipo, sigla: row.sigla ?? row.tipo },
      unidade: { id: unidadeId, sigla: row.unidade },
      organizacao: { id: row.organizacaoId, sigla: row.organizacao },
      ano,
    })
  );
};

/**
 * Which rule gives a protocol number to the documents of a type that a unit concludes: the national number of the template of its
 * organisation, else the sequence of a protocol unit: itself, if it is one, or the usual one of its organisation.
 */
export const planForProtocol = async (
  db: Database,
  { tipoId, unidadeId, ano }: Asked,
): Promise<NumberPlan> => {
  const { rows } = await sql<{ id: number; sigla: string }>`
    select pu.id, pu.sigla
    from registro.unidade un
    join registro.organizacao_interna o on o.id = un.organizacao
    join registro.unidade pu on pu.id = case when un.protocolo then un.id else coalesce(o.unidade_protocolo_padrao, un.id) end
    where un.id = ${unidadeId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`unidade ${unidadeId} sem linha`);
  const own = await planFor(db, { tipoId, unidadeId: row.id, ano }, { bare: true });
  return own && isNational(own)
    ? { ...own, tipo: tipoConteudo.arquivoDigital }
    : planOfProtocols({ ...row, ano });
};
