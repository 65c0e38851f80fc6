import { sql } from 'kysely';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import type { Ctx } from '#server/base/http/context.ts';

const kindsOfField = {
  [tipoCampo.texto]: 'TEXTO',
  [tipoCampo.numero]: 'NUMERO',
  [tipoCampo.data]: 'DATA',
  [tipoCampo.lista]: 'ESCOLHA',
  [tipoCampo.textoLongo]: 'TEXTO',
  [tipoCampo.logico]: 'SIM_NAO',
} as const;

/** What conditions may read of the content, beyond what every one has; of what may be answered with several values, nothing. */
export const contentFields = async (db: Ctx['db']): Promise<Pick<DesenhoFluxo, 'tipos' | 'campos'>> => {
  const { rows: tipos } = await sql<{ nome: string }>`
    select nome from registro.tipo_documento where ativo union select nome from registro.tipo_processo where ativo
    order by nome`.execute(db);
  const { rows } = await sql<{ rotulo: string; tipo: keyof typeof kindsOfField; linhas: string | null }>`
    select c.rotulo, min(c.tipo) as tipo, string_agg(coalesce(c.opcoes, p.opcoes), E'\n') as linhas
    from (select rotulo, tipo, campo, opcoes, registro_id in (select id from registro.tipo_documento where ativo) as em_uso
        from registro.tipo_documento_campos_personalizados
      union all select rotulo, tipo, campo, opcoes, registro_id in (select id from registro.tipo_processo where ativo)
        from registro.tipo_processo_campos_personalizados
      union all select rotulo, tipo, campo, opcoes, registro_id in (select id from registro.modelo_documento where ativo)
        from registro.modelo_documento_campos_personalizados where not coalesce(multipla, false)) c
    left join registro.campo_personalizado p on p.id = c.campo
    where c.em_uso
    group by c.rotulo
    having count(distinct c.tipo) = 1 and min(c.tipo) in (1, 2, 3, 4, 6, 7) and not coalesce(bool_or(p.multipla), false)
    order by c.rotulo`.execute(db);
  return {
    tipos: tipos.map(({ nome }) => nome),
    campos: rows.map(({ rotulo, tipo, linhas }) => ({
      rotulo,
      tipo: kindsOfField[tipo],
      opcoes: tipo === tipoCampo.lista ? optionsIn(linhas ?? '') : [],
    })),
  };
};

const optionsIn = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
